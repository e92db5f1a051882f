import {useEffect, useState} from 'react';
import {formatDate} from '../../../reading';
import {Button, saveBlob, Unfold, Actions} from '../../../ui';
import {DayBars} from '../../chart/view';
import {
  CopyOut,
  Findings,
  focusSoon,
  ResultFoot,
  useTask,
  Verdict,
  type Tone,
  Band,
  ResultPart,
  SelectField,
} from '../../view';
import {headline, markdownOf, number, percent, placed, type Summary} from '..';
import type {DomainResult, Reading} from '../work/protocol';
import {Overrides} from './Overrides';
import {Plan} from './Plan';
import styles from './Result.module.css';
import {Sources} from './Sources';
import {Trays} from './Trays';
import {FOCUS, type OpenReports} from './useReports';

/** What the reports say. */
export function Result({reading, reports}: {reading: Reading; reports: OpenReports}) {
  const [chosen, choose] = useState('');
  useEffect(() => {
    focusSoon(FOCUS.verdict);
  }, []);
  const {domains, moreDomains} = reading;
  const result = domains.find(({summary}) => summary.domain === chosen) ?? domains[0];
  return (
    <section className={styles.result} aria-labelledby={FOCUS.verdict}>
      <div className={`wrap ${styles.part ?? ''}`}>
        {result ? (
          <>
            {domains.length > 1 && (
              <Domains
                domains={domains}
                more={moreDomains}
                chosen={result.summary.domain}
                choose={choose}
              />
            )}
            <Head result={result} />
          </>
        ) : (
          <Verdict
            id={FOCUS.verdict}
            tone="bad"
            stamp="No report"
            title="None of the files is a DMARC report that can be read."
          />
        )}
        <Files reading={reading} />
      </div>
      {result && <Domain key={result.summary.domain} result={result} reports={reports} />}
      <div className="wrap">
        <ResultFoot
          onReset={() => {
            reports.forget();
            focusSoon(FOCUS.file);
          }}
        />
      </div>
    </section>
  );
}

function Domains({
  domains,
  more,
  chosen,
  choose,
}: {
  domains: readonly DomainResult[];
  more: number;
  chosen: string;
  choose: (domain: string) => void;
}) {
  return (
    <Actions>
      <SelectField
        inline
        id="report-domain"
        label="The reports are about several domains. Show"
        value={chosen}
        options={domains.map(({summary: {domain, messages}}) => [
          domain,
          `${domain || 'No domain'} (${number(messages)})`,
        ])}
        onChange={({target}) => {
          choose(target.value);
        }}
      />
      {more > 0 && <p>{number(more)} more domains are in the CSV file only.</p>}
    </Actions>
  );
}

function toneOf({messages, failed, failures}: Summary): Tone {
  if (messages === 0) {
    return 'none';
  }
  return failed === 0 ? 'good' : failures.yours > 0 ? 'bad' : 'unsure';
}

function Head({result: {summary}}: {result: DomainResult}) {
  const {messages, failed, reports, reporters, from, to, policy, failures} = summary;
  const names = reporters.slice(0, 3).map(({name}) => name);
  const others = reporters.length - names.length;
  return (
    <Verdict
      id={FOCUS.verdict}
      tone={toneOf(summary)}
      stamp={
        messages === 0 ? 'No messages' : `${percent(messages - failed, messages)} pass`
      }
      title={headline(summary)}
    >
      {failures.yours > 0 && (
        <p>
          {number(failures.yours)} of them look like your own email, so fix their sources
          before you move to a stricter policy.
        </p>
      )}
      <p>
        {number(reports)} {reports === 1 ? 'report' : 'reports'} by {names.join(', ')}
        {others > 0 && ` and ${number(others)} ${others === 1 ? 'other' : 'others'}`}
        {from !== '' &&
          (from === to
            ? `, for ${formatDate(from)}`
            : `, from ${formatDate(from)} to ${formatDate(to)}`)}
        . The policy they saw is{' '}
        <code>
          p={policy.p}
          {policy.testing && '; t=y'}
        </code>
        .
      </p>
    </Verdict>
  );
}

function Files({reading: {problems, moreProblems}}: {reading: Reading}) {
  if (problems.length === 0) {
    return null;
  }
  const errors = problems.filter(({severity}) => severity === 'error').length;
  const title =
    errors === 0
      ? 'Notes on the files'
      : `${number(errors)} ${errors === 1 ? 'file' : 'files'} could not be read`;
  return (
    <Unfold open={errors > 0} label={<h2>{title}</h2>}>
      <Findings problems={problems.map(placed)} room="reports" />
      {moreProblems > 0 && (
        <p>{number(moreProblems)} more notes of the same kinds are left out.</p>
      )}
    </Unfold>
  );
}

function Domain({result, reports}: {result: DomainResult; reports: OpenReports}) {
  const {summary, plan} = result;
  const {days, messages, errors, domain} = summary;
  const failing = days.filter(({failed}) => failed > 0).length;
  return (
    <>
      {messages > 0 && (
        <Band on="tray">
          <Trays summary={summary} />
        </Band>
      )}
      <div className={`wrap ${styles.part ?? ''}`}>
        <Sources summary={summary} />
        {days.length > 0 && (
          <ResultPart id="days" level={2} title="Messages per day">
            <DayBars
              title="Messages per day, in UTC"
              summary={`On ${number(failing)} of ${number(days.length)} days some messages fail DMARC, and the table below has the numbers.`}
              parts={['Pass DMARC', 'Fail DMARC']}
              days={days.map(({day, passed, failed}) => ({
                day,
                values: [passed, failed],
              }))}
              printDay={(day) => day.slice(5)}
              printValue={number}
            />
          </ResultPart>
        )}
        <Overrides summary={summary} />
        {errors.length > 0 && (
          <ResultPart
            id="record-errors"
            level={2}
            title="What receivers say about your record"
          >
            <ul className={styles.errors}>
              {errors.map((error) => (
                <li key={error}>{error}</li>
              ))}
            </ul>
          </ResultPart>
        )}
        <Plan plan={plan} summary={summary} />
        <ResultPart id="take" level={2} title="Export the result" isPrinted={false}>
          <CopyOut
            legend="Format of the result"
            outputs={[
              {
                id: 'markdown',
                label: 'Markdown',
                what: 'The result as text, for a ticket or a message to a colleague.',
                text: markdownOf(summary, plan),
                file: `dmarc-${domain.replace(/[^\w.-]/g, '') || 'reports'}.md`,
              },
            ]}
          />
          <SaveCsv reports={reports} />
        </ResultPart>
      </div>
    </>
  );
}

const CSV_NAME = 'dmarc-reports.csv';

function SaveCsv({reports}: {reports: OpenReports}) {
  const {task, run} = useTask<string>();
  return (
    <>
      <Actions>
        <Button
          kind="secondary"
          onClick={() => {
            void run(async () => {
              saveBlob(CSV_NAME, await reports.csv());
              return CSV_NAME;
            });
          }}
        >
          Save every record as CSV
        </Button>
      </Actions>
      <p className="small quiet">
        One row for each record of all domains, where cells that a spreadsheet would run
        as a formula begin with an apostrophe.
      </p>
      <p role="status" className="small quiet">
        {task.phase === 'asking' && 'Writing the file …'}
        {task.phase === 'failed' && `Not saved. ${task.why}`}
        {task.phase === 'done' && `${task.answer} is ready. It was created in this tab.`}
      </p>
    </>
  );
}
