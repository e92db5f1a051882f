import {useMemo, useRef} from 'react';
import {needsApp} from '../../../shell';
import {
  builtGuide,
  Findings,
  ResultFoot,
  ToolHero,
  useCalmAnnouncement,
  useToolForm,
  Band,
  ResultPart,
  TextButton,
} from '../../view';
import {compareChurn, type ChurnResult} from '..';
import {NumbersForm} from './NumbersForm';
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
      <Band>
        <MeasureGroups
          form={leaves}
          comparison={comparison}
          hasChanges={hasChanges}
          isExample={isExample}
        >
          {isExample && (
            <p>
              <TextButton
                {...needsApp}
                data-scripted
                onClick={() => {
                  form.write(exampleState);
                }}
              >
                Fill in the example
              </TextButton>
            </p>
          )}
          <ResultFoot onReset={form.reset} link={form.link} />
        </MeasureGroups>
        <p className="vh" role="status">
          {announcement}
        </p>
      </Band>
      <Band>
        <Compare form={second} comparison={comparison} hasChanges={hasChanges} />
        <ResultPart id="findings" level={2} title="Findings" isNarrow>
          {first.problems.length > 0 ? (
            <Findings problems={first.problems} room="churn" />
          ) : (
            <p>
              There are no findings until you enter the customers or the MRR at the start,
              and what was lost.
            </p>
          )}
        </ResultPart>
      </Band>
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
