import Link from '@docusaurus/Link';
import {Fragment, useEffect, useState} from 'react';
import {elements} from '../../../reading';
import {needsApp} from '../../../shell';
import {Button, Unfold} from '../../../ui';
import {
  FactRows,
  loadPart,
  ResultBoundary,
  Said,
  ToolGuide,
  ToolHero,
  useTask,
} from '../../view';
import type {CaseResult} from '..';
import type {SuiteResult} from './conformanceTasks';
import styles from './ConformancePage.module.css';
import {suites, type SuiteInfo} from './suites';

const {h2: H2} = elements;

const questions = [
  {
    question: 'Does the run ask DNS, or send anything?',
    answer:
      'No. Every case brings the DNS records it needs, so the engines get their answers from the file and nothing leaves the page. The engines are those that the checkers, the email validator and the calculators use.',
  },
  {
    question: 'Does passing every case prove that there are no bugs?',
    answer:
      'No. It means that there are no bugs which these cases would find. That is why our tests also compare the engines with other software on random records and messages. The cases on this page are part of those tests and come from the same files.',
  },
  {
    question: 'May I use these cases in my own software?',
    answer:
      'Yes. The RFC 7208 suite and Dominic Sayers’ cases are published under the three-clause BSD license, and its text is shown with the results. Get them from the projects linked above, because those hold the complete and current versions.',
  },
];

/** The page on which the engines of the tools are tested in the visitor's browser. */
export function ConformancePage() {
  const {task, run, end} = useTask<readonly SuiteResult[]>();
  const [progress, setProgress] = useState<{done: number; all: number}>();
  const answer = task.phase === 'done' ? task.answer : undefined;

  useEffect(() => {
    if (answer) {
      document.getElementById('results')?.focus();
    }
  }, [answer]);

  function start() {
    setProgress(undefined);
    void run(async (signal) => {
      const tasks = await loadPart(() => import('./conformanceTasks'));
      return tasks.runSuites((done, all) => {
        setProgress({done, all});
      }, signal);
    });
  }

  return (
    <>
      <ToolHero
        title="Conformance tests"
        lead="A checker is only useful if it reads the standards correctly. Run public test suites and our own cases against our tools in your browser, and open any case to see what was expected."
        promise="Everything runs on this page. Nothing is sent."
      >
        <form
          method="dialog"
          {...needsApp}
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault();
            start();
          }}
        >
          <ul className={styles.list}>
            {suites.map(({id, title}) => (
              <li key={id}>
                <Link to={`#${id}-about`}>{title}</Link>
              </li>
            ))}
          </ul>
          <Button type="submit">Run all cases</Button>
          <noscript>
            <p>Running the cases requires JavaScript. They are described below.</p>
          </noscript>
          <div role="status">
            {task.phase === 'asking' && (
              <div className={styles.busy}>
                <p>
                  {progress
                    ? `${progress.done} of ${progress.all} cases are done.`
                    : 'Loading the cases …'}
                </p>
                <Button
                  kind="secondary"
                  size="small"
                  onClick={() => {
                    end('cancelled');
                  }}
                >
                  Cancel
                </Button>
              </div>
            )}
            {task.phase === 'cancelled' && (
              <Said>
                <p>Canceled. Press the button to run the cases again.</p>
              </Said>
            )}
            {task.phase === 'failed' && (
              <Said tone="bad">
                <p>The cases could not be run. {task.why}</p>
              </Said>
            )}
            {answer && (
              <Said>
                <p>
                  All cases have run. <a href="#results">Go to the results</a>
                </p>
              </Said>
            )}
          </div>
        </form>
      </ToolHero>
      {answer && (
        <section className={`wrap ${styles.results ?? ''}`} aria-labelledby="results">
          <ResultBoundary of={answer} anew>
            <Results answer={answer} />
          </ResultBoundary>
        </section>
      )}
      <ToolGuide
        aside={
          <>
            Test <br />
            the testers
          </>
        }
        questions={questions}
        pages={[
          {
            label: 'Rule book',
            href: '/tools/rules/',
            hint: 'Everything the tools can report, with the standard behind each rule.',
          },
        ]}
      >
        {suites.map(({id, title, about, source, license}) => (
          <Fragment key={id}>
            <H2 id={`${id}-about`}>{title}</H2>
            <p>{about}</p>
            <p>
              Source: <a href={source.href}>{source.label}</a>. License: {license}
            </p>
          </Fragment>
        ))}
        <H2 id="how">How a case is run</H2>
        <p>
          The button loads the cases along with the code that our tools use, and runs them
          one by one in slices of a few milliseconds so that the page stays responsive. A
          case passes if the tool returns a result that the suite allows, and it fails if
          the tool crashes. The numbers you see come from your own run, because none are
          stored in the page.
        </p>
        <p>
          This site’s automated tests read the same files. The two public suites were
          converted from the originals without leaving out a single case.
        </p>
      </ToolGuide>
    </>
  );
}

function Results({answer}: {answer: readonly SuiteResult[]}) {
  const all = answer.flatMap(({results}) => results);
  const passed = all.filter((one) => one.passed).length;
  return (
    <>
      <h2 id="results" tabIndex={-1}>
        {passed} of {all.length} cases pass
      </h2>
      <div className={styles.cards}>
        {answer.map((one) => {
          const info = suites.find(({id}) => id === one.id);
          return info && <Card key={one.id} info={info} suite={one} />;
        })}
      </div>
    </>
  );
}

/** A punch card: a cell for each case, and the cases themselves below it. */
function Card({info, suite}: {info: SuiteInfo; suite: SuiteResult}) {
  const {results, license} = suite;
  const failed = results.filter(({passed}) => !passed);
  const [open, setOpen] = useState(false);
  return (
    <article className={styles.card} data-suite={info.id}>
      <h3>{info.title}</h3>
      <p className={styles.count} data-tone={failed.length > 0 ? 'bad' : 'good'}>
        {results.length - failed.length} passed, {failed.length} failed
      </p>
      <p className={styles.cells} aria-hidden="true">
        {results.map(({passed}, index) => (
          <span key={index} data-passed={passed} />
        ))}
      </p>
      <Unfold
        onToggle={(event) => {
          setOpen(event.currentTarget.open);
        }}
        label="Every case, failed ones first"
      >
        {open && (
          <ol className={styles.cases}>
            {[...failed, ...results.filter(({passed}) => passed)].map((one, index) => (
              <Case key={index} result={one} />
            ))}
          </ol>
        )}
      </Unfold>
      {license !== undefined && (
        <Unfold label="License">
          <pre className={styles.license}>{license}</pre>
        </Unfold>
      )}
    </article>
  );
}

function Case({
  result: {id, section, asked, expected, given, passed},
}: {
  result: CaseResult;
}) {
  return (
    <li>
      <details>
        <summary>
          <span className={styles.mark} data-passed={passed}>
            {passed ? 'Passed' : 'Failed'}
          </span>{' '}
          {id}
          {section !== undefined && <span className={styles.section}> {section}</span>}
        </summary>
        <FactRows names="8rem">
          {asked.map(([term, value]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{value || '(empty)'}</dd>
            </div>
          ))}
          <div>
            <dt>Expected</dt>
            <dd>{expected.join(' or ')}</dd>
          </div>
          <div>
            <dt>Given</dt>
            <dd>{given}</dd>
          </div>
        </FactRows>
      </details>
    </li>
  );
}
