import Link from '@docusaurus/Link';
import {Fragment, lazy, Suspense, useMemo, type ReactNode} from 'react';
import {Columns} from '../../../../ui';
import {
  AnswerFacts,
  CompareResolvers,
  CopyOut,
  Facts,
  Findings,
  ResultBoundary,
  ResultPart,
  ResultSection,
  Verdict,
} from '../../../view';
import {costsLookup, isSpfRecord, type SpfInspection} from '../..';
import {LookupTree} from '../LookupTree';
import {PunchCard} from '../PunchCard';
import {tally, type Tally} from '../tally';
import {loadAdvice} from './loadAdvice';
import {MarkedRecord} from './MarkedRecord';
import {Networks} from './Networks';
import {generatorLink, outputsOf} from './outputs';
import styles from './Result.module.css';
import type {CheckerAnswer} from './tasks';
import {Trace} from './Trace';
import {FOCUS, type SpfChecker} from './useSpfChecker';

const Proof = lazy(async () => ({default: (await loadAdvice()).Proof}));
const Plan = lazy(async () => ({default: (await loadAdvice()).Plan}));

/** The lookups, counted as the page draws them. */
function countOf({budget}: SpfInspection): Tally | undefined {
  return (
    budget &&
    tally(
      budget.terms.map(({term}) => term),
      budget.terms,
    )
  );
}

/** What came back: the verdict, and below it all that led to it. */
export function Result({answer, tool}: {answer: CheckerAnswer; tool: SpfChecker}) {
  const {inspection, check, source, checkedAt, proof, plan} = answer;
  const {domain, records, networks, problems, suggestion, obstacles} = inspection;
  const count = useMemo(() => countOf(inspection), [inspection]);
  const asking = new Set(
    records
      .flatMap(({parsed}) => parsed.terms)
      .filter(costsLookup)
      .map(({text}) => text),
  );
  return (
    <ResultSection
      answer={answer}
      verdict={FOCUS.verdict}
      onReset={tool.reset}
      link={tool.form.link}
    >
      <p className="small quiet">
        {domain}, checked {new Date(checkedAt).toLocaleString('en-GB', WHEN)}
      </p>
      <Summary inspection={inspection} count={count} />
      {records.map((record, index) => (
        // DNS may hold two that are alike.
        <MarkedRecord key={index} record={record} asking={asking} />
      ))}
      {source && records.length > 0 && (
        <RecordFacts inspection={inspection}>
          <AnswerFacts answer={source} />
        </RecordFacts>
      )}
      <CompareResolvers name={domain} isRecord={isSpfRecord} />
      {check && <Trace check={check} />}
      <Columns split={count ? '5fr 4fr' : 'minmax(0, 48rem)'}>
        {count && (
          <ResultPart
            id="tree"
            level={2}
            title="Who may send"
            lead={records.length > 1 && 'Shown as if all records were one.'}
          >
            <LookupTree count={count} />
            <p className="small quiet">
              The numbers count lookups in the order in which a receiver makes them, for a
              sender that does not match earlier.
            </p>
            {networks && <Networks networks={networks} />}
          </ResultPart>
        )}
        <ResultPart id="findings" level={2} title="Findings">
          <Findings problems={problems} room="spf" />
          {suggestion && (
            <Suggested inspection={inspection}>
              {proof && (
                <Later of={proof}>
                  <Proof proof={proof} />
                </Later>
              )}
            </Suggested>
          )}
          {plan && (
            <Later of={plan}>
              <Plan plan={plan} />
            </Later>
          )}
          {obstacles && <Obstacles obstacles={obstacles} />}
          <Link className={styles.onward} to={generatorLink(inspection)}>
            {count
              ? 'Open in the SPF generator'
              : 'Create a record with the SPF generator'}
          </Link>
        </ResultPart>
      </Columns>
      <ResultPart level={2} title="Export the result" isPrinted={false}>
        <CopyOut
          // The tabs of another result are others.
          key={checkedAt}
          legend="Format of the result"
          outputs={outputsOf(answer)}
        />
      </ResultPart>
    </ResultSection>
  );
}

/** A part of the result with a chunk of its own: if it does not come, the rest stays. */
function Later({of, children}: {of: unknown; children: ReactNode}) {
  return (
    <ResultBoundary of={of}>
      <Suspense>{children}</Suspense>
    </ResultBoundary>
  );
}

const WHEN: Intl.DateTimeFormatOptions = {dateStyle: 'long', timeStyle: 'short'};

function Summary({
  inspection: {verdict},
  count,
}: {
  inspection: SpfInspection;
  count: Tally | undefined;
}) {
  return (
    <Columns split={count ? 'minmax(0, 1fr) 27rem' : '1fr'} align="middle">
      <Verdict
        id={FOCUS.verdict}
        tone={verdict.tone}
        stamp={verdict.stamp}
        title={verdict.title}
      >
        <p>{verdict.text}</p>
      </Verdict>
      {count && (
        <div className={styles.card}>
          <PunchCard count={count} />
        </div>
      )}
    </Columns>
  );
}

/** How the record came: its length, and the answer it was in. */
function RecordFacts({
  inspection: {records, answerOctets, budget},
  children,
}: {
  inspection: SpfInspection;
  children: ReactNode;
}) {
  return (
    <div className={styles.facts}>
      <Facts
        facts={[
          ...records.map(
            ({text, strings}, index) =>
              [
                records.length > 1 ? `Record ${index + 1}` : 'Length',
                `${text.length} characters in ${strings.length === 1 ? 'one string' : `${strings.length} strings`}`,
              ] as const,
          ),
          ['All TXT records', `${answerOctets} octets in one response`],
          ...(budget
            ? [
                [
                  'Void lookups',
                  `${budget.voidLookups} of ${budget.maxVoidLookups} allowed`,
                ] as const,
              ]
            : []),
        ]}
      />
      {children}
    </div>
  );
}

/** The record to publish, with what is new in it. */
function Suggested({
  inspection,
  children,
}: {
  inspection: SpfInspection;
  children: ReactNode;
}) {
  const {suggestion, records} = inspection;
  if (!suggestion) {
    return null;
  }
  const old = new Set(records.flatMap(({text}) => text.split(' ')));
  const several = records.length > 1;
  return (
    <section className={styles.fix} aria-labelledby="suggested">
      <h3 id="suggested">{several ? 'The one record to publish' : 'Suggested record'}</h3>
      <p className={styles.fixed}>
        {suggestion.record.split(' ').map((term, index) => (
          <Fragment key={index}>
            {index > 0 && ' '}
            {several || old.has(term) ? term : <ins>{term}</ins>}
          </Fragment>
        ))}
      </p>
      {suggestion.changes.length > 0 && (
        <ul>
          {suggestion.changes.map((change, index) => (
            <li key={index}>{change}</li>
          ))}
        </ul>
      )}
      {children}
    </section>
  );
}

/** Why no record is suggested, and what to decide. */
function Obstacles({obstacles}: {obstacles: readonly string[]}) {
  return (
    <section className={styles.fix} data-stops aria-labelledby="obstacles">
      <h3 id="obstacles">No suggested record yet</h3>
      <p>
        Any record we could suggest might block email that you send. Please decide this
        first:
      </p>
      <ul>
        {obstacles.map((text, index) => (
          <li key={index}>{text}</li>
        ))}
      </ul>
    </section>
  );
}
