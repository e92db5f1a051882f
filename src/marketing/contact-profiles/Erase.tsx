import {facts} from '../../site';
import {MoreLink, Panes, SampleMark, Say, Section, Segments, Table} from '../../ui';
import {Sideways} from '../parts';
import {ana, ApiCall, Illustration} from '../scenes';
import type {ChoiceOf} from '../choices';
import styles from './Erase.module.css';
import {moments} from './moments';

const REST = [
  {what: 'Profile, props and groups', deleted: 'removed', erased: 'removed'},
  {what: 'Sequences', deleted: 'stopped', erased: 'stopped'},
  {
    what: 'Emails in your log',
    deleted: 'kept with the address',
    erased: 'kept without personal data',
  },
  {what: 'Proof of the request', deleted: 'none', erased: 'a record with a date'},
] as const;

const CONTACT = '/v1/contacts/ct_5Jq2rV84';

/** What can be asked of the contact, and the API's response. */
const STATES = [
  {value: 'kept', label: 'Before'},
  {
    value: 'deleted',
    label: 'Deleted',
    call: `DELETE ${CONTACT}`,
    answer: '200',
    body: {id: 'ct_5Jq2rV84', deleted: true},
  },
  {
    value: 'erased',
    label: 'Erased',
    call: `POST ${CONTACT}/erase`,
    answer: '202',
    body: {
      id: 'er_3Wq9bT15',
      status: 'running',
      requestedAt: '2026-11-19T09:41:07Z',
      completedAt: null,
    },
  },
] as const satisfies readonly {
  value: ChoiceOf<'erasure'>;
  label: string;
  call?: string;
  answer?: string;
  body?: object;
}[];

const emails = moments.filter(({stamp}) => stamp === 'Delivered');

/** What deleting and erasing leave, drawn on the emails of the book. */
export function Erase() {
  const {value, confirmed} = facts.erasureDays;
  return (
    <Section heading="erase" split="7fr 6fr">
      <Say>
        <h2 id="erase">Erase a contact when they ask (GDPR)</h2>
        <p>
          Article 17 of the GDPR gives people a right to erasure, so erase the contact
          instead of only deleting it. Deleting removes the profile. Erasing also removes
          the contact’s address and name from every email and event, and the content of
          the emails sent to the contact, within {value} days.{' '}
          {!confirmed && <SampleMark />}
        </p>
        <Sideways label="What is removed">
          <Table>
            <thead>
              <tr>
                <td />
                <th scope="col">Deleted</th>
                <th scope="col">Erased</th>
              </tr>
            </thead>
            <tbody>
              {REST.map(({what, deleted, erased}) => (
                <tr key={what}>
                  <th scope="row">{what}</th>
                  <td>{deleted}</td>
                  <td>{erased}</td>
                </tr>
              ))}
            </tbody>
          </Table>
        </Sideways>
        <p>
          <MoreLink to="/docs/contact-profiles-quickstart/#erase">
            Erase a contact, step by step
          </MoreLink>
        </p>
      </Say>
      <Say className={styles.scene}>
        <Segments legend="Show the profile and the log" name="erasure" options={STATES} />
        <Illustration
          title="Profile and log"
          caption="Ana’s profile and the emails in your log: before, after the contact was deleted, and after it was erased."
        >
          <p className={styles.profile}>
            <b>{ana.name}</b>
            <span>{ana.address}</span>
            <span className={styles.gone}>No such contact</span>
          </p>
          {emails.map(({date, what}) => (
            <p key={what} className={styles.email}>
              <span>{date}</span>
              <span>
                <b>{what}</b>
                <span>{ana.address}</span>
              </span>
              <i>delivered</i>
            </p>
          ))}
        </Illustration>
        <Panes>
          {STATES.map(({value: state, label, ...call}) => (
            <div key={state} data-state={state}>
              <Say>
                {'call' in call ? (
                  <ApiCall {...call} />
                ) : (
                  <p>Choose “Deleted” or “Erased” to see the request and the response.</p>
                )}
                {state === 'erased' && (
                  <p>
                    The record of an erasure contains no name, so you can keep it to show
                    what happened to the request.
                  </p>
                )}
              </Say>
            </div>
          ))}
        </Panes>
      </Say>
    </Section>
  );
}
