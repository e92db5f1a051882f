import Link from '@docusaurus/Link';
import {Columns} from '../../../../ui';
import {elements} from '../../../../reading';
import {
  AnswerFacts,
  CompareResolvers,
  CopyOut,
  Findings,
  GradeRules,
  ResultFoot,
  type Tone,
  Verdict,
  Band,
  NumberedList,
  ResultPart,
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
import {recordName} from '../outputs';
import type {Checked} from './checkerTasks';
import styles from './CheckerResult.module.css';
import {headline, resultOutputs} from './outputs';
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
          stamp={grade ? `Grade ${grade.grade}` : 'No response'}
          title={headline(discovery)}
        >
          {grade && (
            <p>
              {discovery.outcome === 'applies'
                ? grade.rule.says
                : 'Receivers have no policy to apply, so forged email is delivered as before.'}
            </p>
          )}
        </Verdict>
        {evaluation && <MessageSlip evaluation={evaluation} />}
      </div>
      <Band on="tray">
        <ResultPart
          id="walk"
          level={2}
          title="How receivers find the record"
          lead="A receiver starts at the From domain and walks up the DNS tree, one query at a time."
        >
          <Route discovery={discovery} />
          {answer.answer && <AnswerFacts answer={answer.answer} />}
        </ResultPart>
      </Band>
      <div className="wrap">
        <Columns split="5fr 4fr">
          <div className={styles.parts}>
            {effect.length > 0 && (
              <ResultPart id="effect" level={2} title="What happens to email that fails">
                <NumberedList>
                  {effect.map(({title, text}) => (
                    <li key={title}>
                      <b>{title}</b>
                      <p>{text}</p>
                    </li>
                  ))}
                </NumberedList>
              </ResultPart>
            )}
            <Tags discovery={discovery} />
            {reports.length > 0 && <Reports reports={reports} />}
          </div>
          <div className={styles.parts}>
            <ResultPart id="findings" level={2} title="Findings">
              <Findings problems={problems.slice(0, MAX_FINDINGS)} room="dmarc" />
            </ResultPart>
            <GradeRules rules={gradeRules} decidedBy={grade?.rule.says}>
              The first line that applies decides.
            </GradeRules>
          </div>
        </Columns>
      </div>
      <div className="wrap">
        <CompareResolvers
          name={recordName(discovery.policyDomain ?? discovery.domain)}
          isRecord={isDmarcRecord}
        />
        <CopyOut legend="Format of the result" outputs={resultOutputs(answer)} />
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
    <ResultPart id="tags" level={2} title="The record, tag by tag">
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
    </ResultPart>
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
    <ResultPart
      id="reports"
      level={2}
      title="Where reports go"
      className={styles.reports}
    >
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
              <td data-label="Tag:">{tag}</td>
              <td data-label="Consent:">{CONSENTS[consent]}</td>
              <td data-label="Accepts email:">{HOSTS[mail]}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </ResultPart>
  );
}

function generatorHref({domain, record, trace}: DmarcDiscovery): string {
  const existing = trace[0]?.records[0] ?? record ?? '';
  const state = new URLSearchParams({domain, ...(existing !== '' && {existing})});
  return `/tools/dmarc-generator/#${state.toString()}`;
}
