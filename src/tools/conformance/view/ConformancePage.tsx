import Link from '@docusaurus/Link';
import {Fragment, useEffect, useState} from 'react';
import {elements} from '../../../reading';
import {needsApp} from '../../../shell';
import {Button} from '../../../ui';
import {loadPart, ResultBoundary, Said, ToolGuide, ToolHero, useTask} from '../../view';
import type {CaseResult} from '..';
import type {SuiteResult} from './conformanceTasks';
import styles from './ConformancePage.module.css';
import {suites, type SuiteInfo} from './suites';

const {h2: H2} = elements;

const questions = [
  {
    question: 'Does the run ask DNS, or send anything?',
    answer:
      'No. Every case brings the DNS records it needs, so the engines get their answers from the file and nothing leaves the page. The engines are those of the SPF checker, the email validator and the DMARC checker.',
  },
  {
    question: 'Does passing every case mean that there are no bugs?',
    answer:
      'No, only that there is none which these cases would find. Our tests therefore also compare the engines with other software on random records and messages. The cases of this page are part of those tests, in the very same files.',
  },
  {
    question: 'May I use these cases in my own software?',
    answer:
      'Yes. The suite for RFC 7208 and Dominic Sayers’ cases are under the BSD license with three clauses, whose text is shown under each result. Get them from their own projects, which are linked above, because those are the complete and current versions.',
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
        lead="Our checkers are only worth something if they read the standards right. Run the public test suites on them, here in your browser, and look at every case."
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
            <p>Running the cases takes JavaScript. What they are is written below.</p>
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
            label: 'The rule book',
            href: '/tools/rules/',
            hint: 'Everything the tools can find, with the standard behind it.',
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
          The button loads the cases and the engines of the tools, and runs one case after
          the other in slices of a few milliseconds, so that the page stays usable. A case
          passes if the engine gives a result that the suite allows. If the engine
          crashes, the case has failed. The numbers on this page are those of your run:
          none is written into the page.
        </p>
        <p>
          The tests of this site read the same files, which were converted from the
          originals without leaving out a case.
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
      <details
        onToggle={(event) => {
          setOpen(event.currentTarget.open);
        }}
      >
        <summary>Every case, failed ones first</summary>
        {open && (
          <ol className={styles.cases}>
            {[...failed, ...results.filter(({passed}) => passed)].map((one, index) => (
              <Case key={index} result={one} />
            ))}
          </ol>
        )}
      </details>
      {license !== undefined && (
        <details>
          <summary>License</summary>
          <pre className={styles.license}>{license}</pre>
        </details>
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
        <dl>
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
        </dl>
      </details>
    </li>
  );
}
