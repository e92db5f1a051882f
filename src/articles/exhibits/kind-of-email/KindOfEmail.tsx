import {useDeferredValue, useId, useMemo, useRef, useState} from 'react';
import {CheckForm, Field} from '../../../tools/view';
import {ChoiceRow} from '../../../ui';
import {TryIt} from '../try-it';
import {CAUSES, judge, MAX_BODY, type Draft, type Kind} from './judge';
import styles from './KindOfEmail.module.css';

const EXAMPLE: Draft = {
  subject: 'Your receipt for November',
  body: 'Hello Ada,\n\nthank you for your payment of €49.00. Your invoice is attached.\n\nUpgrade to Pro this week and get 20% off.',
  cause: 'person',
};

const WORDS: Readonly<Record<Kind, string>> = {
  transactional: 'This reads as transactional.',
  marketing: 'This reads as marketing.',
  mixed: 'This is transactional email with advertising in it.',
  unclear: 'The words alone do not settle it.',
};

/** Which kind the reader's own email is, with the rules that say so. Nothing leaves the page. */
export function KindOfEmail() {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [draft, setDraft] = useState(EXAMPLE);
  const current = useDeferredValue(draft);
  const judgment = useMemo(() => judge(current), [current]);

  function read() {
    const data = form.current && new FormData(form.current);
    const text = (name: keyof Draft) => {
      const value = data?.get(name);
      return typeof value === 'string' ? value : '';
    };
    setDraft({
      subject: text('subject'),
      body: text('body'),
      cause: CAUSES.find(({value}) => value === text('cause'))?.value ?? EXAMPLE.cause,
    });
  }

  return (
    <TryIt title="Which kind is your email?">
      <CheckForm form={form} className={styles.form} onChange={read} onStart={read}>
        <Field
          id={`${id}subject`}
          name="subject"
          label="Subject"
          maxLength={998}
          initial={EXAMPLE.subject}
        />
        <Field
          id={`${id}body`}
          name="body"
          label="Text, in English"
          hint="It does not leave this page."
          lines={6}
          maxLength={MAX_BODY}
          initial={EXAMPLE.body}
        />
        <ChoiceRow legend="What sets it off?" name="cause" options={CAUSES} />
      </CheckForm>
      <noscript>
        <p>Your own email needs JavaScript. Below is the result for the example.</p>
      </noscript>
      <div role="status" className={styles.result} data-kind={judgment?.kind}>
        {judgment ? (
          <>
            <p className={styles.kind}>{WORDS[judgment.kind]}</p>
            <ul>
              {judgment.reasons.map(({text, rule}) => (
                <li key={text}>
                  {text} <span className="small quiet">{rule}</span>
                </li>
              ))}
            </ul>
            <p>{judgment.advice}</p>
          </>
        ) : (
          <p>Enter a subject or a text to see which kind it is.</p>
        )}
      </div>
      <p className="small quiet">
        The form only looks for words. It is not legal advice.
      </p>
    </TryIt>
  );
}
