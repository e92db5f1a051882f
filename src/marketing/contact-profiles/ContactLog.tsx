import clsx from 'clsx';
import {useRef, useState} from 'react';
import {TrialLink} from '../../chrome';
import {needsApp, scene} from '../../shell';
import {Actions, Button, ButtonLink, Columns, Kix, Panes, Say} from '../../ui';
import {ana, ApiCall, BookPage, Entries, InkStamp, Json, Wren} from '../scenes';
import styles from './ContactLog.module.css';
import {changedFields, inWords, moments, type Contact} from './moments';

/** The left page: who the book belongs to, as of one entry. */
function Holder({contact, cause}: {contact: Contact; cause: string}) {
  const {status, props, groups} = contact;
  return (
    <>
      <p>
        <InkStamp tone={status === 'subscribed' ? 'good' : 'kept'}>{status}</InkStamp>
      </p>
      <dl className={styles.props}>
        {Object.entries(props).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{String(value)}</dd>
          </div>
        ))}
        <div>
          <dt>groups</dt>
          <dd>{groups.length > 0 ? groups.join(', ') : 'none yet'}</dd>
        </div>
      </dl>
      <p className={styles.cause}>{cause}</p>
    </>
  );
}

/** The entry the book is open at: what comes next changes the profile. */
const FIRST = 2;

/** The numbers of an entry and of all after it, as an attribute that the style sheet searches. */
const fromEntry = (first: number) =>
  moments.flatMap((_, index) => (index < first ? [] : [index])).join(' ');

/** A contact's book that fills line by line. Radio buttons and CSS turn it; React presses them. */
export function ContactLog() {
  const steps = useRef<HTMLFieldSetElement>(null);
  const [at, setAt] = useState<number>();

  function printNext() {
    const choices = [...(steps.current?.elements ?? [])].filter(
      (element) => element instanceof HTMLInputElement,
    );
    const next = (choices.findIndex(({checked}) => checked) + 1) % choices.length;
    const choice = choices[next];
    if (choice) {
      choice.checked = true;
      setAt(next);
    }
  }

  const full = at === moments.length - 1;
  return (
    <section className={styles.cloth} aria-labelledby="profiles">
      <div className="wrap">
        <Columns split="7fr 5fr" align="bottom" className={styles.head}>
          <h1 id="profiles">Everything about a contact on one&nbsp;page.</h1>
          <Say>
            <p className="lead">
              Attributes, groups, every email and every event of a person, in order. Your
              support team reads the page in the dashboard, your code gets the contact and
              its emails through the API, and the first 7 days are free.
            </p>
            <Actions>
              <TrialLink kind="yellow">Try it free</TrialLink>
              <ButtonLink to="/docs/contact-profiles-quickstart/" kind="secondary">
                Read the docs
              </ButtonLink>
            </Actions>
          </Say>
        </Columns>
        <div className={styles.scene} {...scene}>
          <div className={styles.counter}>
            <fieldset
              ref={steps}
              className={styles.steps}
              onChange={(event) => {
                setAt(Number((event.target as unknown as HTMLInputElement).value));
              }}
            >
              <legend className="vh">Show the profile after an entry</legend>
              {moments.map(({what, stamp}, index) => (
                <label key={`${what} ${stamp}`}>
                  <input
                    type="radio"
                    name="entry"
                    value={index}
                    defaultChecked={index === FIRST}
                  />
                  <span aria-hidden="true">{index + 1}</span>
                  <span className="vh">
                    Entry {index + 1}: {what}, {stamp}
                  </span>
                </label>
              ))}
            </fieldset>
            <Button kind="yellow" size="small" {...needsApp} onClick={printNext}>
              {full ? 'Start again' : 'Next entry'}
            </Button>
            <p className="vh" role="status">
              {at === undefined ? '' : inWords(at)}
            </p>
          </div>
          <noscript>
            <p className={styles.noscript}>
              Without JavaScript, all entries are shown already, and the numbers above
              still change the profile and the JSON.
            </p>
          </noscript>
          <div className={styles.open}>
            <div className={styles.log}>
              <div className={styles.holder}>
                <Kix text={ana.name} />
                <b>{ana.name}</b>
                <p>{ana.address}</p>
                <Panes>
                  {moments.map(({what, stamp, contact, cause}, index) => (
                    <div
                      key={`${what} ${stamp}`}
                      data-at={index}
                      {...(index < moments.length - 1 && {'data-twin': 'none'})}
                    >
                      <Holder contact={contact} cause={cause} />
                    </div>
                  ))}
                </Panes>
              </div>
              <BookPage className={styles.page}>
                <p aria-hidden="true">
                  <span>Date</span> <span>Entry</span> <span>Result</span>
                </p>
                <Entries
                  of={moments.map(({date, time, what, detail, stamp, tone}, index) => ({
                    when: `${date}, ${time}`,
                    what: (
                      <>
                        <b>{what}</b> {detail}
                      </>
                    ),
                    stamp: <InkStamp tone={tone}>{stamp}</InkStamp>,
                    at: fromEntry(index),
                  }))}
                />
                <Wren define />
              </BookPage>
            </div>
            <figure
              aria-label="The contact as the API returns it"
              className={clsx('later', styles.json)}
            >
              <ApiCall call="GET /contacts/ct_5Jq2rV84" answer="200">
                <Panes>
                  {moments.map(({what, stamp, contact}, index) => (
                    <div
                      key={`${what} ${stamp}`}
                      data-at={index}
                      {...(index < moments.length - 1 && {'data-twin': 'none'})}
                    >
                      <Json value={{...contact}} marked={changedFields(index)} />
                    </div>
                  ))}
                </Panes>
              </ApiCall>
            </figure>
          </div>
        </div>
      </div>
    </section>
  );
}
