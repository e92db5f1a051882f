import Link from '@docusaurus/Link';
import {Fragment, lazy, Suspense, useMemo, type ReactNode} from 'react';
import {
  AnswerFacts,
  CompareResolvers,
  CopyOut,
  Facts,
  Findings,
  ResultBoundary,
  ResultFoot,
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
    <section className={styles.result} aria-labelledby={FOCUS.verdict}>
      <div className="wrap">
        <p className={styles.when}>
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
        <div className={styles.columns} data-one={count ? undefined : ''}>
          {count && (
            <section aria-labelledby="tree">
              <h2 id="tree">Who may send</h2>
              {records.length > 1 && (
                <p className={styles.lead}>Shown as if all records were one.</p>
              )}
              <LookupTree count={count} />
              <p className={styles.legend}>
                The numbers count lookups in the order in which a receiver makes them, for
                a sender that does not match earlier.
              </p>
              {networks && <Networks networks={networks} />}
            </section>
          )}
          <section aria-labelledby="findings">
            <h2 id="findings">Findings</h2>
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
          </section>
        </div>
        <div className={styles.take}>
          <h2>Export the result</h2>
          <CopyOut
            // The tabs of another result are others.
            key={checkedAt}
            legend="Form of the result"
            outputs={outputsOf(answer)}
          />
          <ResultFoot onReset={tool.reset} link={tool.form.link} />
        </div>
      </div>
    </section>
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
    <div className={styles.summary}>
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
    </div>
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
                  'Lookups that find nothing',
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
