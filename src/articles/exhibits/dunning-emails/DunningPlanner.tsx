import clsx from 'clsx';
import {useId, useRef, useState} from 'react';
import {formatDate} from '../../../reading';
import {CheckForm} from '../../../tools/view';
import {Rows} from '../../../ui';
import fields from '../../parts/Fields.module.css';
import {TryIt} from '../try-it';
import styles from './DunningPlanner.module.css';
import {DECLINES, planFor, readDay, type Decline} from './plan';
import {dayInWords} from './schedule';

/** The day of the article's example. */
const EXAMPLE = {decline: 'unclear', failed: '2026-12-01'} as const;

const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const;

/** "Fri, 4 December 2026". */
const dateInWords = (date: Date) =>
  `${WEEKDAYS[date.getUTCDay()] ?? ''}, ${formatDate(date)}`;

/** The schedule for the reader's own decline code and date. */
export function DunningPlanner() {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [decline, setDecline] = useState<Decline>(EXAMPLE.decline);
  const [text, setText] = useState<string>(EXAMPLE.failed);
  const failed = readDay(text);
  const plan = failed && planFor(decline, failed);

  function read() {
    const data = form.current && new FormData(form.current);
    const chosen = data?.get('decline');
    const day = data?.get('failed');
    setDecline(DECLINES.find(({value}) => value === chosen)?.value ?? EXAMPLE.decline);
    setText(typeof day === 'string' ? day : '');
  }

  return (
    <TryIt title="Plan the emails for a failed payment">
      <CheckForm
        form={form}
        className={clsx(fields.fields, styles.form)}
        onChange={read}
        onStart={read}
      >
        <div>
          <label htmlFor={`${id}decline`}>Decline code</label>
          <select id={`${id}decline`} name="decline" defaultValue={EXAMPLE.decline}>
            {DECLINES.map(({value, label}) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </div>
        <div>
          <label htmlFor={`${id}failed`}>Day on which the charge failed</label>
          <input
            id={`${id}failed`}
            name="failed"
            type="date"
            defaultValue={EXAMPLE.failed}
            aria-invalid={failed ? undefined : true}
            aria-describedby={`${id}result`}
          />
        </div>
      </CheckForm>
      <noscript>
        <p>Your own dates need JavaScript. Below is the plan for the example.</p>
      </noscript>
      <div id={`${id}result`} role="status">
        {plan ? (
          <>
            <Rows as="ol" className={styles.plan}>
              {plan.days.map(({day, date, isRetry, subject, hint}) => (
                <li key={day}>
                  <p>
                    <b>{dateInWords(date)}</b> <span>{dayInWords(day)}</span>
                  </p>
                  {isRetry && <p>Retry the charge.</p>}
                  {subject !== undefined && (
                    <p>
                      {isRetry ? 'If it fails, send' : 'Send'} “{subject}”. {hint}
                    </p>
                  )}
                </li>
              ))}
            </Rows>
            {plan.warning && <p>{plan.warning}</p>}
          </>
        ) : (
          <p>Enter a complete date to see the plan.</p>
        )}
      </div>
    </TryIt>
  );
}
