import {useEffect, useMemo, useRef} from 'react';
import {needsApp} from '../../../shell';
import {
  builtGuide,
  Findings,
  Peek,
  ResultFoot,
  ToolHero,
  useCalmAnnouncement,
  useToolForm,
  Band,
  Bench,
  ResultPart,
  TextButton,
} from '../../view';
import {calculateEquity, METHOD_LABELS, partsInPercent, type EquityResult} from '..';
import {Certificate} from './Certificate';
import {Entries} from './Entries';
import styles from './EquityCalculator.module.css';
import {Leaver} from './Leaver';
import {Methods} from './Methods';
import {SharesPanel} from './SharesPanel';
import {
  equityShape,
  exampleState,
  isUntouched,
  SEATS,
  signsOf,
  toInput,
  type EquityState,
} from './state';
import {Team} from './Team';

const Guide = builtGuide(async () => (await import('./Guide')).Guide);

/** What founders are called in the labels of fields. */
function labelsOf(state: EquityState): string[] {
  return SEATS.map((seat) => state[`name-${seat}`].trim() || `Founder ${seat}`);
}

/** The page of the cofounder equity calculator. */
export function EquityCalculator() {
  const team = useRef<HTMLFormElement>(null);
  const entries = useRef<HTMLFormElement>(null);
  const basis = useRef<HTMLFormElement>(null);
  const leaver = useRef<HTMLFormElement>(null);
  const form = useToolForm(equityShape, [team, entries, basis, leaver]);
  const {state, update} = form;
  const isExample = isUntouched(state);
  const result = useMemo(() => calculateEquity(toInput(state)), [state]);
  const labels = useMemo(() => labelsOf(state), [state]);
  const signs = signsOf(result.team.names);
  const count = Number(state.count);
  const announcement = useCalmAnnouncement(isExample ? '' : inWords(result));

  useEffect(() => {
    // Fields of a place that is taken again hold what was typed there before.
    update();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- it reads the forms, not the state
  }, [count]);

  return (
    // The fields are in four forms: their events meet here.
    <div onChange={update}>
      <div className={styles.screen}>
        <ToolHero
          title="Cofounder equity calculator"
          lead="Compare several methods with the same inputs: how they divide the company, where they disagree, and which inputs make the difference."
          promise="Calculated on this page. Nothing you enter is sent."
        >
          <Team form={team} count={count} />
        </ToolHero>
        <Bench split="minmax(0, 1fr) minmax(0, 27rem)">
          <Entries form={entries} count={count} labels={labels} fields={result.fields} />
          <Peek href="#sheet">
            <b>{METHOD_LABELS[result.basis]}</b>
            <span>
              {result.team.names
                .map(
                  (name, index) =>
                    `${name} ${partsInPercent(result.holding.founders[index] ?? 0)}`,
                )
                .join(', ')}
            </span>
          </Peek>
          <div>
            <SharesPanel form={basis} result={result} signs={signs} isExample={isExample}>
              {isExample && (
                <p>
                  <TextButton
                    {...needsApp}
                    data-scripted
                    onClick={() => {
                      form.write(exampleState());
                    }}
                  >
                    Fill in the example
                  </TextButton>
                </p>
              )}
              <ResultFoot onReset={form.reset} link={form.link} />
              <p className="vh" role="status">
                {announcement}
              </p>
            </SharesPanel>
          </div>
        </Bench>
        <Band>
          <Methods result={result} signs={signs} />
        </Band>
        <Band on="tray">
          <Leaver form={leaver} count={count} labels={labels} result={result} />
        </Band>
        <Band>
          <ResultPart id="findings" level={2} title="Findings" isNarrow>
            <Findings problems={result.problems} room="equity" />
          </ResultPart>
        </Band>
      </div>
      <div className={styles.print}>
        <Band>
          <Certificate result={result} isExample={isExample} />
        </Band>
      </div>
      <div className={styles.screen}>
        <Guide />
      </div>
    </div>
  );
}

/** What a screen reader hears of a change. */
function inWords({team, holding, basis, problems}: EquityResult): string {
  const shares = team.names.map(
    (name, index) => `${name} ${partsInPercent(holding.founders[index] ?? 0)}`,
  );
  const grave = problems.filter(({severity}) => severity === 'error');
  return [
    `By ${METHOD_LABELS[basis].toLowerCase()}: ${shares.join(', ')}.`,
    ...grave.map(({message}) => message),
  ].join(' ');
}
