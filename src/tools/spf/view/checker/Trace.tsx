import {Unfold} from '../../../../ui';
import type {TraceStep} from '../..';
import {MAX_LOOKUPS, MAX_VOID_LOOKUPS} from '../..';
import {Verdict} from '../../../view';
import type {SenderCheck} from './tasks';
import styles from './Trace.module.css';
import {checkedDomain, resultInWords} from './words';

const KINDS: Readonly<Record<TraceStep['kind'], string>> = {
  record: 'Read',
  enter: 'Into',
  match: 'Match',
  'no-match': 'No',
  end: 'End',
  error: 'Stop',
  explanation: 'Note',
};

/** Steps that are shown without being asked for. */
const MAX_OPEN = 12;

/** What lookups a step cost. */
function costOf({lookup, voidLookup}: TraceStep): string {
  return [
    lookup === undefined ? [] : `lookup ${lookup} of ${MAX_LOOKUPS}`,
    voidLookup === undefined ? [] : `void lookup ${voidLookup} of ${MAX_VOID_LOOKUPS}`,
  ]
    .flat()
    .join(', ');
}

/** The way of one sender through the record, as a parcel's way is told. */
export function Trace({check}: {check: SenderCheck}) {
  const {title, text, tone} = resultInWords(check);
  const {input, result, explanation, trace} = check;
  return (
    <section className={styles.trace} aria-labelledby="sender-verdict">
      <Verdict id="sender-verdict" tone={tone} stamp={result} title={title}>
        <p>
          {text} Checked: {input.ip}, return-path {input.sender}, HELO {input.helo}; the
          record is that of {checkedDomain(input)}.
        </p>
        {explanation !== undefined && (
          <p>
            The owner of the domain explains: <q>{explanation}</q>
          </p>
        )}
      </Verdict>
      <Unfold
        open={trace.length <= MAX_OPEN}
        label={
          <>Every step, {trace.length === 1 ? 'one step' : `${trace.length} steps`}</>
        }
      >
        <ol>
          {trace.map((step, index) => {
            const cost = costOf(step);
            return (
              <li
                key={index}
                data-kind={step.kind}
                style={{'--depth': Math.min(step.depth, 4)} as React.CSSProperties}
              >
                <span>{KINDS[step.kind]}</span>
                <div>
                  {step.text !== undefined && step.kind !== 'record' && (
                    <code>{step.text}</code>
                  )}
                  <p>{step.says}</p>
                  {cost && <p className="small">{cost}</p>}
                </div>
              </li>
            );
          })}
        </ol>
      </Unfold>
    </section>
  );
}
