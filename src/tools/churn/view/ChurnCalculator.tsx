import {useMemo, useRef} from 'react';
import {needsApp} from '../../../shell';
import {
  builtGuide,
  Findings,
  ResultFoot,
  ToolHero,
  useCalmAnnouncement,
  useToolForm,
} from '../../view';
import {compareChurn, type ChurnResult} from '..';
import {NumbersForm} from './NumbersForm';
import styles from './ChurnCalculator.module.css';
import {Compare} from './Compare';
import {MeasureGroups} from './MeasureGroups';
import {churnShape, exampleState, scenariosOf} from './state';

const Guide = builtGuide(async () => (await import('./Guide')).Guide);

/** The page of the churn calculator. */
export function ChurnCalculator() {
  const ask = useRef<HTMLFormElement>(null);
  const leaves = useRef<HTMLFormElement>(null);
  const second = useRef<HTMLFormElement>(null);
  const form = useToolForm(churnShape, [ask, leaves, second]);
  const {state} = form;
  const {comparison, hasChanges, isExample} = useMemo(() => {
    const {base, changes, ...rest} = scenariosOf(state);
    return {comparison: compareChurn(base, changes), ...rest};
  }, [state]);
  const {first} = comparison;
  const announcement = useCalmAnnouncement(isExample ? '' : inWords(first));
  return (
    // The fields are in three forms: their events meet here.
    <div onChange={form.update}>
      <ToolHero
        title="SaaS churn calculator"
        lead="Calculate churn, retention, lifetime value and payback from the numbers of one month, and see the formula of every line with your numbers in it."
        promise="Calculated on this page, so nothing you enter is sent."
      >
        <NumbersForm form={ask} result={first} />
      </ToolHero>
      <div className={`wrap ${styles.layout ?? ''}`}>
        <MeasureGroups
          form={leaves}
          comparison={comparison}
          hasChanges={hasChanges}
          isExample={isExample}
        >
          {isExample && (
            <p className={styles.begin}>
              <button
                type="button"
                {...needsApp}
                data-scripted
                className={styles.take}
                onClick={() => {
                  form.write(exampleState);
                }}
              >
                Fill in the example
              </button>
            </p>
          )}
          <ResultFoot onReset={form.reset} link={form.link} />
        </MeasureGroups>
        <p className="vh" role="status">
          {announcement}
        </p>
      </div>
      <div className={styles.below}>
        <div className={`wrap ${styles.stack ?? ''}`}>
          <Compare form={second} comparison={comparison} hasChanges={hasChanges} />
          <section aria-labelledby="findings" className={styles.findings}>
            <h2 id="findings">Findings</h2>
            {first.problems.length > 0 ? (
              <Findings problems={first.problems} room="churn" />
            ) : (
              <p>
                There are no findings until you enter the customers or the MRR at the
                start, and what was lost.
              </p>
            )}
          </section>
        </div>
      </div>
      <Guide />
    </div>
  );
}

/** What a screen reader hears of a change. */
function inWords({measures, problems}: ChurnResult): string {
  const {customerChurn, nrr, ltvToCac} = measures;
  const grave = problems.filter(({severity}) => severity === 'error');
  const said = [customerChurn, nrr, ltvToCac].flatMap(({label, shown, value}) =>
    value === undefined ? [] : [`${label}: ${shown}.`],
  );
  return [...said, ...grave.map(({message}) => message)].join(' ');
}
