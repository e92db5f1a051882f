import Link from '@docusaurus/Link';
import {elements} from '../../../../reading';
import {
  AnswerFacts,
  CompareResolvers,
  CopyOut,
  Findings,
  GradeRules,
  type Output,
  ResultFoot,
  type Tone,
  Verdict,
} from '../../../view';
import {
  explainTerm,
  gradeRules,
  isDmarcRecord,
  type AlignmentCheck,
  type Consent,
  type DmarcDiscovery,
  type DmarcEvaluation,
  type Grade,
  type MailHost,
  type ReportAddress,
} from '../..';
import {adminNote, recordName, recordOutputs} from '../outputs';
import type {Checked} from './checkerTasks';
import styles from './CheckerResult.module.css';
import {Route} from './Route';
import {FOCUS} from './useDmarcChecker';

const {table: Table} = elements;

/** As many findings as a page can carry. */
const MAX_FINDINGS = 60;

/** What a check has found. */
export function CheckerResult({
  answer,
  link,
  onReset,
}: {
  answer: Checked;
  link: () => string;
  onReset: () => void;
}) {
  const {inspection, effect, evaluation} = answer;
  const {discovery, reports, problems, grade} = inspection;
  return (
    <section className={styles.result} aria-labelledby={FOCUS.verdict}>
      <div className="wrap">
        <Verdict
          id={FOCUS.verdict}
          tone={toneOf(grade?.grade)}
          stamp={grade ? `Grade ${grade.grade}` : 'No answer'}
          title={headline(discovery)}
        >
          {grade && <p>{grade.rule.says}</p>}
        </Verdict>
        {evaluation && <MessageSlip evaluation={evaluation} />}
      </div>
      <div className={styles.walk}>
        <div className="wrap">
          <h2>How receivers find the record</h2>
          <p className={styles.lead}>
            A receiver starts at the From domain and walks up the DNS tree, one query at a
            time.
          </p>
          <Route discovery={discovery} />
          {answer.answer && <AnswerFacts answer={answer.answer} />}
        </div>
      </div>
      <div className={`wrap ${styles.columns ?? ''}`}>
        <div className={styles.main}>
          {effect.length > 0 && (
            <section aria-labelledby="effect">
              <h2 id="effect">What happens to email that fails</h2>
              <ol className={styles.effect}>
                {effect.map(({title, text}) => (
                  <li key={title}>
                    <b>{title}</b>
                    <p>{text}</p>
                  </li>
                ))}
              </ol>
            </section>
          )}
          <Tags discovery={discovery} />
          {reports.length > 0 && <Reports reports={reports} />}
        </div>
        <div className={styles.side}>
          <section aria-labelledby="findings">
            <h2 id="findings">Findings</h2>
            <Findings problems={problems.slice(0, MAX_FINDINGS)} room="dmarc" />
          </section>
          <GradeRules rules={gradeRules} decidedBy={grade?.rule.says}>
            The first line that applies decides.
          </GradeRules>
        </div>
      </div>
      <div className="wrap">
        <CompareResolvers
          name={recordName(discovery.policyDomain ?? discovery.domain)}
          isRecord={isDmarcRecord}
        />
        <CopyOut legend="Format of the result" outputs={outputsOf(answer)} />
        <p className={styles.next}>
          <Link to={generatorHref(discovery)}>
            {discovery.record === undefined
              ? 'Create a record in the DMARC generator'
              : 'Open this record in the DMARC generator'}
          </Link>
        </p>
        <ResultFoot onReset={onReset} link={link} />
      </div>
    </section>
  );
}

function toneOf(grade: Grade | undefined): Tone {
  switch (grade) {
    case undefined:
      return 'none';
    case 'A':
      return 'good';
    case 'F':
    case 'D':
      return 'bad';
    default:
      return 'unsure';
  }
}

function headline({
  domain,
  outcome,
  policy,
  parsed,
  policyDomain,
}: DmarcDiscovery): string {
  switch (outcome) {
    case 'temperror':
      return `There was no response from DNS, so nothing can be said about ${domain}.`;
    case 'permerror':
      return `The record for ${domain} is invalid.`;
    case 'none':
      return `No DMARC record applies to ${domain}.`;
    default: {
      const testing = parsed?.settings.testing ? ', in test mode' : '';
      const from =
        policyDomain === domain
          ? ''
          : `, according to the record of ${policyDomain ?? ''}`;
      const does = {
        none: 'is delivered as before',
        quarantine: 'should be treated as suspicious',
        reject: 'should be rejected',
      }[policy];
      return `Forged email from ${domain} ${does}${from}${testing}.`;
    }
  }
}

const RESULTS: Readonly<Record<DmarcEvaluation['result'], string>> = {
  pass: 'This message passes DMARC.',
  fail: 'This message fails DMARC.',
  none: 'DMARC is not applied to this message.',
  temperror: 'There was no response from DNS that would decide about this message.',
  permerror: 'The record is invalid, so the message cannot be evaluated.',
};

const ALIGNED: Readonly<Record<AlignmentCheck['aligned'], string>> = {
  yes: 'aligned',
  no: 'not aligned',
  unknown: 'no response from DNS',
};

function MessageSlip({
  evaluation: {result, policy, checks},
}: {
  evaluation: DmarcEvaluation;
}) {
  return (
    <div className={styles.message} data-result={result}>
      <p>
        <b>{RESULTS[result]}</b>
        {result === 'fail' && ` The policy for it is ${policy}.`}
      </p>
      <ul>
        {checks.map(({kind, domain, mode, aligned}, index) => (
          <li key={`${index} ${domain}`}>
            {kind === 'dkim' ? 'DKIM' : 'SPF'} for <code>{domain}</code>:{' '}
            <b>{ALIGNED[aligned]}</b>, {mode === 's' ? 'strict' : 'relaxed'} mode
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The record, tag by tag. Also of one that does not apply, so that its fault is seen. */
function Tags({discovery: {parsed, trace}}: {discovery: DmarcDiscovery}) {
  const shown = parsed ?? trace.find((step) => step.parsed)?.parsed;
  if (!shown) {
    return null;
  }
  return (
    <section aria-labelledby="tags">
      <h2 id="tags">The record, tag by tag</h2>
      <dl className={styles.tags}>
        {shown.terms.slice(0, MAX_FINDINGS).map((term, index) => (
          <div key={`${index} ${term.text}`} data-state={term.state}>
            <dt>
              <code>{term.text || '(nothing)'}</code>
            </dt>
            <dd>{explainTerm(term, shown.settings)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

const CONSENTS: Readonly<Record<Consent, string>> = {
  own: 'Not needed',
  given: 'Given',
  missing: 'Missing',
  elsewhere: 'Not usable',
  unknown: 'Unknown',
};

const HOSTS: Readonly<Record<MailHost, string>> = {
  mx: 'Yes',
  address: 'Yes, without an MX record',
  refuses: 'No: null MX',
  missing: 'No',
  unknown: 'Unknown',
};

function Reports({reports}: {reports: readonly ReportAddress[]}) {
  return (
    <section aria-labelledby="reports">
      <h2 id="reports">Where reports go</h2>
      <div className={styles.reports}>
        <Table>
          <thead>
            <tr>
              <th>Address</th>
              <th>Tag</th>
              <th>Consent</th>
              <th>Accepts email</th>
            </tr>
          </thead>
          <tbody>
            {reports.slice(0, MAX_FINDINGS).map(({tag, uri, consent, mail}, index) => (
              // A record may name one address twice.
              <tr key={index}>
                <td>{uri.address ?? uri.text}</td>
                <td>{tag}</td>
                <td>{CONSENTS[consent]}</td>
                <td>{HOSTS[mail]}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      </div>
    </section>
  );
}

function generatorHref({domain, record, trace}: DmarcDiscovery): string {
  const existing = trace[0]?.records[0] ?? record ?? '';
  const state = new URLSearchParams({domain, ...(existing !== '' && {existing})});
  return `/tools/dmarc-generator/#${state.toString()}`;
}

function outputsOf({inspection, evaluation, domain}: Checked): Output[] {
  const {discovery, problems, grade, reports} = inspection;
  const {record, policyDomain, policy, organizationalDomain, outcome, trace} = discovery;
  const notes = problems.filter(({severity}) => severity !== 'fine');
  const ticket = [
    `DMARC of ${domain}: ${grade ? `grade ${grade.grade}` : 'no response from DNS'}`,
    headline(discovery),
    '',
    `Record: ${record ?? 'none'}${record === undefined ? '' : ` (at ${recordName(policyDomain)})`}`,
    '',
    ...notes.flatMap(({message, cure, reference}) => [
      `- ${message}${cure ? ` ${cure}` : ''}${reference ? ` (${reference.label})` : ''}`,
    ]),
  ].join('\n');
  const json = {
    domain,
    outcome,
    grade: grade?.grade,
    policy,
    policyDomain,
    organizationalDomain,
    record,
    tags: discovery.parsed?.tags,
    walk: trace.map(({number, name, found, rcode, texts}) => ({
      number,
      name,
      found,
      rcode,
      texts,
    })),
    reports: reports.map(({tag, uri, consent, mail}) => ({
      tag,
      uri: uri.text,
      consent,
      mail,
    })),
    message: evaluation && {result: evaluation.result, checks: evaluation.checks},
    findings: problems.map(({code, severity, message}) => ({code, severity, message})),
  };
  const [, zone, terraform] =
    record === undefined
      ? []
      : recordOutputs(record, policyDomain, adminNote(record, policyDomain, true));
  return [
    {
      id: 'ticket',
      label: 'For your admin',
      what: 'The findings and what to do, as a message.',
      text: ticket,
      file: `dmarc-${domain}.txt`,
    },
    {
      id: 'json',
      label: 'JSON',
      what: 'The whole result for a program.',
      text: JSON.stringify(json, undefined, 2),
      file: `dmarc-${domain}.json`,
    },
    ...(zone
      ? [{...zone, what: 'The record as found, for BIND and similar servers.'}]
      : []),
    ...(terraform
      ? [{...terraform, what: 'The record as found, for Amazon Route 53.'}]
      : []),
  ];
}
