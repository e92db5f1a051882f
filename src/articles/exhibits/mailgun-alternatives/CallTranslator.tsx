import {useEffect, useRef, useState} from 'react';
import {needsApp} from '../../../shell';
import {CopyButton} from '../../../reading';
import field from '../../parts/Box.module.css';
import sheet from '../../parts/Sheet.module.css';
import wire from '../../parts/Wire.module.css';
import styles from './CallTranslator.module.css';
import {EXAMPLE_CALL} from './example';
import {MAX_LENGTH, readForm} from './readForm';
import {toOurCall} from './translate';

/**
 * Paste a Mailgun call, get the same call for our API and a word on what has no
 * counterpart. Nothing leaves the page. Without JavaScript: a worked example.
 */
export function CallTranslator() {
  const box = useRef<HTMLTextAreaElement>(null);
  const code = useRef<HTMLElement>(null);
  const [call, setCall] = useState(EXAMPLE_CALL);
  const fields = readForm(call);
  const {path, body, notes} = toOurCall(fields);

  useEffect(() => {
    setCall(box.current?.value ?? EXAMPLE_CALL);
  }, []);

  return (
    <section className={sheet.open} aria-labelledby="call-translator">
      <p className={sheet.title} id="call-translator">
        Convert a Mailgun API call
      </p>
      <label className={styles.label} htmlFor="call-translator-box">
        Your Mailgun call: a <code>curl</code> command with <code>-F</code>, or one{' '}
        <code>name=value</code> per line
      </label>
      <textarea
        ref={box}
        id="call-translator-box"
        className={field.box}
        rows={12}
        maxLength={MAX_LENGTH}
        defaultValue={EXAMPLE_CALL}
        spellCheck={false}
        autoCapitalize="none"
        autoComplete="off"
        {...needsApp}
        onChange={(event) => {
          setCall(event.target.value);
        }}
      />
      <noscript>
        <p className={sheet.note}>
          The box needs JavaScript. The result below is that of the example.
        </p>
      </noscript>
      <p className={sheet.note}>
        The conversion runs on this page, and nothing is sent. Remove your API keys
        anyway.
      </p>
      <div className={styles.answer}>
        <p className={styles.line}>
          <span className={styles.path}>POST {path}</span>
          <CopyButton
            what="JSON"
            text={() => code.current?.textContent ?? ''}
            fallback={() => code.current}
          />
        </p>
        {/* Long lines scroll: the keyboard has to reach them. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
        <pre tabIndex={0}>
          <code ref={code}>{JSON.stringify(body, null, 2)}</code>
        </pre>
      </div>
      <div role="status">
        {fields.length === 0 && (
          <p className={sheet.note}>
            There are no fields in this text. Paste a <code>curl</code> command with{' '}
            <code>-F</code>, or one <code>name=value</code> per line.
          </p>
        )}
        {fields.length > 0 && notes.length > 0 && (
          <ul className={styles.notes}>
            {notes.map((note) => (
              <li key={note} className={wire.message}>
                {note}
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}
