import clsx from 'clsx';
import {useDeferredValue, useId, useMemo, useRef, useState} from 'react';
import {CRLF} from '../../../tools/kit';
import {CheckForm, Field} from '../../../tools/view';
import {ChoiceRow} from '../../../ui';
import {TryIt} from '../try-it';
import {answer} from './answer';
import {
  FATES,
  follow,
  requestBody,
  summaryOf,
  type Draft,
  type Fate,
  type Station,
} from './journey';
import panes from '../../parts/Panes.module.css';
import tabs from '../../parts/Tabs.module.css';
import wire from '../../parts/Wire.module.css';
import styles from './Viewer.module.css';

const EXAMPLE: Draft = {
  to: 'Zoë <zoe@customer.example>',
  subject: 'Welcome to Acme, Zoë',
  text: 'Hi Zoë,\n\nyour account is ready.',
};
const MAX_TEXT = 2000;

const NAMES: Readonly<Record<Station['id'], string>> = {
  request: 'Request',
  response: 'Response',
  message: 'Message',
  smtp: 'SMTP',
  bounce: 'Bounce',
  webhook: 'Webhook',
};

const encoder = new TextEncoder();

function countsOf({bytes = '', roundTrips}: Station): string {
  return roundTrips === undefined
    ? `${String(encoder.encode(bytes).length)} bytes`
    : `${String(roundTrips)} round trips between the two servers`;
}

function Pane({station, index}: {station: Station; index: number}) {
  const {id, note, bytes} = station;
  return (
    <div className={clsx(panes.pane, styles.pane)} data-pane={index}>
      <p className={panes.printed}>{NAMES[id]}</p>
      <p>{note}</p>
      {bytes !== undefined && (
        <>
          {/* Long lines scroll: the keyboard has to reach them. */}
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
          <pre tabIndex={0} className={wire.bytes}>
            {bytes.replaceAll(CRLF, '\n')}
          </pre>
          <p className={styles.counts}>{countsOf(station)}</p>
        </>
      )}
    </div>
  );
}

/**
 * Follows the reader's own email from the request to the webhook, with the bytes at each
 * station. Radio buttons and CSS choose the station. Nothing leaves the page.
 */
export function MessageJourney() {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [asked, setAsked] = useState<{draft: Draft; fate: Fate}>({
    draft: EXAMPLE,
    fate: 'delivered',
  });
  const {draft, fate} = useDeferredValue(asked);
  const [stations, summary] = useMemo(() => {
    const response = answer(requestBody(draft));
    const all = follow(draft, response, fate);
    return [all, summaryOf(all, response)];
  }, [draft, fate]);

  function read() {
    const data = form.current && new FormData(form.current);
    const text = (name: string) => {
      const value = data?.get(name);
      return typeof value === 'string' ? value : '';
    };
    setAsked({
      draft: {to: text('to'), subject: text('subject'), text: text('text')},
      fate: FATES.find(({value}) => value === text('fate'))?.value ?? 'delivered',
    });
  }

  return (
    <TryIt title="Follow your own email, byte by byte">
      <CheckForm form={form} className={styles.form} onChange={read} onStart={read}>
        <Field id={`${id}to`} name="to" label="To" maxLength={254} initial={EXAMPLE.to} />
        <Field
          id={`${id}subject`}
          name="subject"
          label="Subject"
          maxLength={998}
          initial={EXAMPLE.subject}
        />
        <Field
          id={`${id}text`}
          name="text"
          label="Text"
          hint="Nothing is sent, and nothing leaves this page."
          lines={3}
          maxLength={MAX_TEXT}
          initial={EXAMPLE.text}
        />
        <ChoiceRow legend="What the receiving server does" name="fate" options={FATES} />
      </CheckForm>
      <noscript>
        <p>Your own email needs JavaScript. Below is the example.</p>
      </noscript>
      <p role="status" className={styles.result}>
        {summary}
      </p>
      <fieldset className={clsx(panes.choice, styles.viewer)}>
        <legend className="vh">Station</legend>
        <div className={clsx(tabs.tabs, styles.strip)}>
          {stations.map((station, index) => (
            <label key={station.id}>
              <input
                type="radio"
                name={`${id}station`}
                value={index}
                defaultChecked={index === 0}
              />
              {NAMES[station.id]}
            </label>
          ))}
        </div>
        {stations.map((station, index) => (
          <Pane key={station.id} station={station} index={index} />
        ))}
      </fieldset>
    </TryIt>
  );
}
