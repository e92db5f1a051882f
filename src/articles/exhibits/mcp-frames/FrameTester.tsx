import clsx from 'clsx';
import {useDeferredValue, useId, useMemo, useState} from 'react';
import {needsApp} from '../../../shell';
import {TryIt} from '../try-it';
import {examples} from './examples';
import fields from '../../parts/Fields.module.css';
import wire from '../../parts/Wire.module.css';
import styles from './FrameTester.module.css';
import {MAX_FRAME, replyTo} from './reply';
import {REVISION} from './steps';

const SPECIFICATION = `https://modelcontextprotocol.io/specification/${REVISION}/`;

/**
 * A request of the exchange that the reader can change, and what the server responds by the
 * specification. Nothing leaves the page.
 *
 * @param first id of the example to begin with
 */
export function FrameTester({first}: {first: string}) {
  const id = useId();
  const [text, setText] = useState(
    () => examples.find((one) => one.id === first)?.text ?? '',
  );
  const current = useDeferredValue(text);
  const {status, body, why, source} = useMemo(() => replyTo(current), [current]);
  return (
    <TryIt title="Send a request and break it">
      <div className={clsx(fields.fields, styles.request)}>
        <div>
          <label htmlFor={`${id}example`}>Start from</label>
          <select
            id={`${id}example`}
            defaultValue={first}
            onChange={({currentTarget: {value}}) => {
              setText(examples.find((one) => one.id === value)?.text ?? '');
            }}
            {...needsApp}
          >
            {examples.map((one) => (
              <option key={one.id} value={one.id}>
                {one.label}
              </option>
            ))}
          </select>
        </div>
        <div>
          <label htmlFor={`${id}frame`}>Request, which you can edit</label>
          <textarea
            id={`${id}frame`}
            rows={14}
            spellCheck={false}
            autoComplete="off"
            autoCapitalize="off"
            maxLength={MAX_FRAME}
            value={text}
            onChange={({currentTarget: {value}}) => {
              setText(value);
            }}
            {...needsApp}
          />
        </div>
      </div>
      <noscript>
        <p className={styles.note}>
          Editing the request needs JavaScript. Below is the response to the example.
        </p>
      </noscript>
      <div role="status">
        <p>
          <b>{verdict(status, body)}</b> {why}
        </p>
        <p className={styles.note}>
          Source: <a href={SPECIFICATION + source}>MCP specification, {source}</a>
        </p>
      </div>
      {body && (
        // Long lines scroll: the keyboard has to reach them.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <pre tabIndex={0} className={wire.bytes}>
          {JSON.stringify(body, null, 2)}
        </pre>
      )}
    </TryIt>
  );
}

function verdict(
  status: number | undefined,
  body: Readonly<Record<string, unknown>> | undefined,
): string {
  const error = body?.['error'] as {code: number} | undefined;
  const http = status === undefined ? '' : `HTTP ${status}`;
  return error
    ? `${http ? `${http}, error` : 'Error'} ${error.code}.`
    : http
      ? `${http}.`
      : 'No response here.';
}
