import clsx from 'clsx';
import {useEffect, useRef, useState, type RefObject} from 'react';
import {needsApp} from '../../../shell';
import {plain, readNumber} from '../../../tools/number';
import {FigureValue} from '../../FigureValue';
import {healthOf, reaching, type Health, type Kind} from './health';
import fields from '../../parts/Fields.module.css';
import sheet from '../../parts/Sheet.module.css';
import table from '../../parts/Table.module.css';
import styles from './SendingHealth.module.css';

const EXAMPLE = {sent: 40_000, bounce: 1_100, complaint: 28};
const TABLE_SENT: readonly number[] = [1_000, 10_000, 100_000, 1_000_000];
const NAMES = {sent: 'Emails sent', bounce: 'Hard bounces', complaint: 'Complaints'};
type Field = keyof typeof NAMES;
const FIELDS: readonly Field[] = ['sent', 'bounce', 'complaint'];

const SAID = {
  fine: 'Below both thresholds.',
  review: 'Above the first threshold: expect a review.',
  pause: 'Above the second threshold: AWS may pause your sending.',
};

/**
 * How close an account is to the thresholds at which AWS reviews it and pauses it.
 * Without JavaScript: one worked example, and a table of what each volume allows.
 */
export function SendingHealth() {
  const form = useRef<HTMLFormElement>(null);
  const {numbers, message, read} = useNumbers(form);
  return (
    <section className={sheet.sheet} aria-labelledby="sending-health">
      <p className={sheet.title} id="sending-health">
        How close is your account to a review or a pause?
      </p>
      <form
        ref={form}
        method="dialog"
        className={fields.fields}
        {...needsApp}
        onChange={read}
        onSubmit={(event) => {
          event.preventDefault();
        }}
      >
        {FIELDS.map((field) => (
          <label key={field}>
            {NAMES[field]}
            <input
              name={field}
              inputMode="numeric"
              autoComplete="off"
              maxLength={20}
              defaultValue={plain(EXAMPLE[field])}
              aria-describedby={message ? 'sending-health-problem' : undefined}
            />
          </label>
        ))}
        {message && (
          <p className={fields.problem} id="sending-health-problem">
            {message}
          </p>
        )}
      </form>
      <noscript>
        <p className={sheet.note}>
          The fields need JavaScript. This is an example, and the table has other volumes.
        </p>
      </noscript>
      <div role="status">
        <Scale kind="bounce" health={healthOf('bounce', numbers.sent, numbers.bounce)} />
        <Scale
          kind="complaint"
          health={healthOf('complaint', numbers.sent, numbers.complaint)}
        />
      </div>
      <Allowed />
      <p className={sheet.note}>
        Thresholds: bounces <FigureValue id="ses-bounce-review" /> and{' '}
        <FigureValue id="ses-bounce-pause" />, complaints{' '}
        <FigureValue id="ses-complaint-review" /> and{' '}
        <FigureValue id="ses-complaint-pause" />. AWS chooses which emails it counts, so
        its rate can differ from yours.
      </p>
    </section>
  );
}

/** The three numbers; what was typed before hydration counts too. */
function useNumbers(form: RefObject<HTMLFormElement | null>) {
  const [numbers, setNumbers] = useState(EXAMPLE);
  const [message, setMessage] = useState('');

  function read() {
    if (!form.current) {
      return;
    }
    const data = new FormData(form.current);
    const given = {...EXAMPLE};
    for (const field of FIELDS) {
      const text = data.get(field);
      const reading = readNumber(typeof text === 'string' ? text : '', {
        name: NAMES[field],
        kind: 'count',
        min: field === 'sent' ? 1 : 0,
        max: field === 'sent' ? 1e9 : given.sent,
      });
      if (!reading.valid) {
        setMessage(reading.problem.message);
        return;
      }
      given[field] = reading.value;
    }
    setMessage('');
    setNumbers(given);
  }

  useEffect(() => {
    const frame = requestAnimationFrame(read);
    return () => {
      cancelAnimationFrame(frame);
    };
    // Once: afterwards the events tell.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  return {numbers, message, read};
}

function Scale({kind, health}: {kind: Kind; health: Health}) {
  const {rate, state, review, pause, left} = health;
  // The second line stands at four fifths of the scale.
  const full = pause / 0.8;
  const at = (percent: number) => `${Math.min(percent / full, 1) * 100}%`;
  return (
    <div className={styles.scale} data-state={state}>
      <p>
        <b>
          {NAMES[kind]}: {plain(rate, 2)}%
        </b>{' '}
        {SAID[state]}
        {left !== undefined && ` ${plain(left)} more would reach the next threshold.`}
      </p>
      <div className={styles.track} aria-hidden="true">
        <span className={styles.fill} style={{inlineSize: at(rate)}} />
        <span className={styles.line} style={{insetInlineStart: at(review)}}>
          {plain(review)}%
        </span>
        <span className={styles.line} style={{insetInlineStart: at(pause)}}>
          {plain(pause)}%
        </span>
      </div>
    </div>
  );
}

function Allowed() {
  const kinds: readonly Kind[] = ['bounce', 'complaint'];
  const states = ['review', 'pause'] as const;
  return (
    // A wide table scrolls: the keyboard has to reach it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={styles.scroll} tabIndex={0} role="region" aria-labelledby="allowed">
      <table className={clsx(table.table, styles.table)}>
        <caption id="allowed">
          Bounces and complaints that reach a threshold, by emails counted
        </caption>
        <thead>
          <tr>
            <th scope="col" rowSpan={2}>
              Emails
            </th>
            {kinds.map((kind) => (
              <th key={kind} scope="colgroup" colSpan={states.length}>
                {NAMES[kind]}
              </th>
            ))}
          </tr>
          <tr>
            {kinds.map((kind) =>
              states.map((state) => (
                <th key={`${kind} ${state}`} scope="col">
                  {state}
                </th>
              )),
            )}
          </tr>
        </thead>
        <tbody>
          {TABLE_SENT.map((sent) => (
            <tr key={sent}>
              <th scope="row">{plain(sent)}</th>
              {kinds.map((kind) =>
                states.map((state) => (
                  <td key={`${kind} ${state}`}>
                    {plain(reaching(sent, healthOf(kind, sent, 0)[state]))}
                  </td>
                )),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
