import {useEffect, useRef} from 'react';
import {needsApp} from '../../../shell';
import {Button, Unfold, Columns} from '../../../ui';
import {GradeRules, Verdict, ResultPart, ResultSection} from '../../view';
import {gradeRules, headline, topicWords} from '..';
import type {Checked} from './checkTasks';
import {Docket} from './Docket';
import {FindingList} from './FindingList';
import {LateOutputs} from './LateOutputs';
import styles from './Result.module.css';
import {toneOf} from './toneOf';
import {FOCUS} from './useDomainChecker';

const WHEN: Intl.DateTimeFormatOptions = {dateStyle: 'long', timeStyle: 'short'};

/** The report: its grade, what to fix, and every check with its records. */
export function Result({
  answer,
  link,
  onReset,
}: {
  answer: Checked;
  link: () => string;
  onReset: () => void;
}) {
  const {report, checkedAt, servers, questions} = answer;
  const {domain, exists, grade, findings, unanswered, zone} = report;
  const result = useRef<HTMLElement>(null);
  useOpenForPrint(result);
  const grave = findings.filter(({severity}) => /error|warning/.test(severity));
  const notes = findings.filter(({severity}) => severity === 'note');
  return (
    <ResultSection
      ref={result}
      answer={answer}
      verdict={FOCUS.verdict}
      onReset={onReset}
      link={link}
    >
      <p className="small quiet">
        {domain}, checked {new Date(checkedAt).toLocaleString('en-GB', WHEN)} with{' '}
        {servers.join(' and ')}, {questions} {questions === 1 ? 'query' : 'queries'}
      </p>
      <Verdict
        id={FOCUS.verdict}
        tone={toneOf(report)}
        stamp={grade ? `Grade ${grade.grade}` : exists ? 'No grade' : 'No such name'}
        title={headline(report)}
      >
        {grade && <p>{grade.rule.says}</p>}
        {grade && unanswered.length > 0 && (
          <p>
            Without a response, and not graded:{' '}
            {unanswered.map((topic) => topicWords[topic].name).join(', ')}.
          </p>
        )}
      </Verdict>
      {exists && (
        <div>
          <Button
            {...needsApp}
            kind="secondary"
            size="small"
            onClick={() => {
              print();
            }}
          >
            Print the report
          </Button>
        </div>
      )}
      <Columns split={exists ? 'minmax(0, 1fr) minmax(0, 27rem)' : 'minmax(0, 1fr)'}>
        <div className={styles.main}>
          <ResultPart id="findings" level={2} title="What to fix, worst first">
            {grave.length === 0 ? (
              <p className={styles.nothing}>
                There are no errors and no warnings, so there is nothing that you have to
                fix.
              </p>
            ) : (
              <FindingList findings={grave} zone={zone} />
            )}
          </ResultPart>
          {notes.length > 0 && (
            <Unfold
              data-print
              open={grave.length === 0}
              label={
                <>
                  {notes.length === 1 ? 'One note' : `${notes.length} notes`} on what you
                  could improve
                </>
              }
            >
              <FindingList findings={notes} zone={zone} />
            </Unfold>
          )}
          {exists && (
            <GradeRules rules={gradeRules} decidedBy={grade?.rule.says}>
              The first rule that applies decides. Checks without a response are left out,
              and without a response for MX, SPF or DMARC there is no grade.
            </GradeRules>
          )}
        </div>
        {exists && <Docket report={report} />}
      </Columns>
      <ResultPart level={2} title="Take the report with you" isPrinted={false}>
        <LateOutputs
          label="Copy or save it as Markdown or JSON"
          legend="Format of the report"
          write={({reportOutputs}) => reportOutputs(answer)}
        />
      </ResultPart>
    </ResultSection>
  );
}

/** Opens what is folded while the page is printed, for paper cannot be unfolded. */
function useOpenForPrint(within: {current: HTMLElement | null}) {
  useEffect(() => {
    let opened: HTMLDetailsElement[] = [];
    const open = () => {
      const folds = within.current?.querySelectorAll<HTMLDetailsElement>(
        'details[data-print]:not([open])',
      );
      opened = [...(folds ?? [])];
      for (const fold of opened) {
        fold.open = true;
      }
    };
    const close = () => {
      for (const fold of opened) {
        fold.open = false;
      }
    };
    addEventListener('beforeprint', open);
    addEventListener('afterprint', close);
    return () => {
      removeEventListener('beforeprint', open);
      removeEventListener('afterprint', close);
    };
  }, [within]);
}
