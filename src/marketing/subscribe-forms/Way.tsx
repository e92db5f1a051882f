import Link from '@docusaurus/Link';
import {Fragment, useId} from 'react';
import {Say} from '../../ui';
import {Footnote, Part} from '../parts';
import {
  acme,
  ApiCall,
  Letter,
  LetterButton,
  Slip,
  SlipEntry,
  SlipHead,
  SlipRows,
} from '../scenes';
import {ACTION} from './formHtml';
import type {FormState} from './state';
import styles from './Way.module.css';
import {bodyOf, contactAfter, STEPS, type StepId, type StoredContact} from './way';

const WORDS: Readonly<Record<StepId, string>> = {
  submit:
    'The browser sends the fields as plain form data, together with the wording and the page. The contact doesn’t keep those two, so keep your own list of them, as described below.',
  email:
    'The contact stays pending until Ana clicks the button. If someone else typed the address, its owner ignores this email and gets nothing more.',
  confirm:
    'The status changes, and your server receives a webhook, so that your own settings page can show the same.',
  leave:
    'Every newsletter has an unsubscribe link. From now on, no API call can subscribe this contact again; only Ana can, with a form.',
  ignore:
    'There is no second email and no reminder, and the contact stays pending, which keeps it out of every newsletter and sequence.',
};

/** What is sent in a step: the form's data, the email, or the webhook. */
function Sent({
  step,
  form,
  contact,
}: {
  step: StepId;
  form: FormState;
  contact: StoredContact;
}) {
  switch (step) {
    case 'submit':
      return (
        <ApiCall call={`POST ${new URL(ACTION).pathname}`} className={styles.call}>
          <pre>
            <code>{bodyOf(form).join('\n&')}</code>
          </pre>
        </ApiCall>
      );
    case 'email':
    case 'ignore':
      return (
        <Letter from={acme} time="09:01" subject="Was that you?">
          <p>This address was entered to receive news from Acme.</p>
          <LetterButton>Yes, send me the news</LetterButton>
          <p>If this wasn’t you, ignore this email and you won’t get another one.</p>
        </Letter>
      );
    default:
      return (
        <ApiCall
          call="Webhook to your server"
          answer={`contact.${contact.status}`}
          body={{
            type: `contact.${contact.status}`,
            timestamp: contact.updatedAt,
            data: {...contact},
          }}
          className={styles.call}
        />
      );
  }
}

/** The contact as it is stored once the step is done; what the step changed is marked. */
function Stored({contact, before}: {contact: StoredContact; before?: StoredContact}) {
  const {email, name, props, status, unsubscribedAt, createdAt, updatedAt} = contact;
  const rows = {email, name, props, status, unsubscribedAt, createdAt, updatedAt};
  return (
    <Slip className={styles.stored}>
      <SlipHead title="Contact profile">
        <code>{contact.id}</code>
      </SlipHead>
      <SlipRows pair="minmax(0, 9.5rem) minmax(55%, 1fr)">
        {Object.entries(rows).map(([field, value]) => {
          const shown = JSON.stringify(value);
          const isNew =
            shown !== JSON.stringify(before?.[field as keyof typeof rows] ?? null);
          return (
            <div key={field} data-new={isNew || undefined}>
              <dt>
                <code>{field}</code>
              </dt>
              <dd>{typeof value === 'string' ? value : shown}</dd>
            </div>
          );
        })}
      </SlipRows>
      <SlipEntry className={styles.gets}>
        <span>Newsletters: {status === 'subscribed' ? 'yes' : 'no'}</span>
        <span>Receipts: yes</span>
      </SlipEntry>
    </Slip>
  );
}

/**
 * The way of one signup, with the form that was built above: what is sent in each step, and
 * what is stored then. Radio buttons and CSS choose the step.
 */
export function Way({form}: {form: FormState}) {
  const name = useId();
  return (
    <Part
      id="double-opt-in"
      on="night"
      title={
        <>
          Double <span className={styles.whole}>opt-in</span>, step by step
        </>
      }
      intro="Anyone can type someone else’s address into a form. With double opt-in, the owner of the mailbox has to confirm it before you may send newsletters. Follow a signup with the form that you built above."
    >
      <fieldset className={styles.way}>
        <legend className="vh">Step of the signup</legend>
        {STEPS.map(({id, label, time}, index) => {
          const contact = contactAfter(id, form);
          const previous = STEPS[id === 'ignore' ? 1 : index - 1];
          return (
            <Fragment key={id}>
              <label className={styles.step}>
                <input type="radio" name={name} value={id} defaultChecked={index === 0} />
                <b>{label}</b> <span>{time}</span>
              </label>
              <div className={styles.scene} {...(index > 0 && {'data-twin': 'none'})}>
                <Say>
                  <p className={styles.words}>{WORDS[id]}</p>
                  <Sent step={id} form={form} contact={contact} />
                </Say>
                <Stored
                  contact={contact}
                  {...(previous && {before: contactAfter(previous.id, form)})}
                />
              </div>
            </Fragment>
          );
        })}
      </fieldset>
      <Footnote>
        The fields and events are those of the{' '}
        <Link to="/docs/api/contacts/">contacts reference</Link>. The docs also explain
        how to <Link to="/docs/webhooks/">verify the signature of a webhook</Link>.
      </Footnote>
    </Part>
  );
}
