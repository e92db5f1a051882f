import Link from '@docusaurus/Link';
import {useId, useRef, useState} from 'react';
import {CopyButton} from '../../reading';
import {needsApp} from '../../shell';
import {brand, facts} from '../../site';
import {Actions, ButtonLink, Say, Section} from '../../ui';
import {Notice, PreviewStrip} from '../parts';
import {Stamp, Wren} from '../scenes';
import {
  composeMail,
  FREE_TEXT,
  hasSecret,
  LONGEST,
  mailLink,
  missing,
  type Answers,
} from './composeMail';
import styles from './Enquiry.module.css';
import {topics, type Topic} from './topics';

/** Whether every address of the page is the owner's word. */
const isConfirmed = [facts.abuseContact, facts.pressContact, facts.securityContact].every(
  ({confirmed}) => confirmed,
);

const [FIRST] = topics;
const TOPIC = 'topic';

/** Name of a field in the form: the same id may stand in two topics. */
const nameOf = (topic: Topic, id: string) => `${topic.id}.${id}`;

interface Written {
  topic: Topic | undefined;
  answers: Answers;
}

/** Reads the form: the chosen topic, its own fields and the free text. */
function read(form: HTMLFormElement): Written {
  const data = new FormData(form);
  const text = (name: string) => {
    const value = data.get(name);
    return typeof value === 'string' ? value : '';
  };
  const topic = topics.find(({id}) => id === text(TOPIC)) ?? FIRST;
  const answers: Record<string, string> = {[FREE_TEXT]: text(FREE_TEXT)};
  if (topic) {
    for (const {id} of topic.fields) {
      answers[id] = text(nameOf(topic, id));
    }
  }
  return {topic, answers};
}

function TopicFields({topic, chosen}: {topic: Topic; chosen: boolean}) {
  const id = useId();
  return (
    <div hidden={!chosen} className={styles.fields}>
      {topic.fields.map(({id: field, label, hint, placeholder}) => (
        <div key={field}>
          <label htmlFor={id + field}>{label}</label>
          <input
            id={id + field}
            name={nameOf(topic, field)}
            type="text"
            maxLength={LONGEST.line}
            placeholder={placeholder}
            aria-describedby={`${id}${field}-hint`}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            {...needsApp}
          />
          <p id={`${id}${field}-hint`}>{hint}</p>
        </div>
      ))}
      <p>
        Common answers:{' '}
        {topic.first.map(({label, href}, index) => (
          <span key={href}>
            {index > 0 && ', '}
            <Link to={href}>{label}</Link>
          </span>
        ))}
      </p>
    </div>
  );
}

/** What is still empty, or that nothing is. */
function stateOf(empty: readonly string[]): string {
  return empty.length === 0
    ? 'All fields are filled in, so your email has everything we usually need.'
    : `You can still fill in these fields, or send the email without them: ${empty.join(', ')}.`;
}

/** The email as it stands, on a sheet with a stamp, and the ways to send it. */
function Letter({topic, answers}: {topic: Topic; answers: Answers}) {
  const text = useRef<HTMLParagraphElement>(null);
  const mail = composeMail(topic, answers, brand.name);
  const link = mailLink(brand.supportEmail, mail);
  const secret = Object.values(answers).some((answer) => hasSecret(answer ?? ''));
  return (
    <div className={styles.letter}>
      <Stamp className={styles.stamp}>
        <Wren define />
      </Stamp>
      <dl className={styles.envelope}>
        <div>
          <dt>To</dt>
          <dd>
            <a href={`mailto:${brand.supportEmail}`}>{brand.supportEmail}</a>
          </dd>
        </div>
        <div>
          <dt>Subject</dt>
          <dd>{mail.subject}</dd>
        </div>
      </dl>
      <p ref={text} className={styles.body}>
        {mail.body}
      </p>
      {secret && (
        <Notice tone="alarm" role="alert">
          <b>We removed an API key from your email,</b> because keys should never be sent
          by email. If you have already shared it, revoke it in the dashboard.
        </Notice>
      )}
      <p className={styles.state} role="status">
        {stateOf(missing(topic, answers))}
      </p>
      <Actions>
        {link ? (
          <ButtonLink to={link} target="_self">
            Open in your mail app
          </ButtonLink>
        ) : (
          <p>The email is too long for a link, so copy the text into a new email.</p>
        )}
        <CopyButton
          what="the text of the email"
          text={() => `${mail.subject}\n\n${mail.body}`}
          fallback={() => text.current}
        />
      </Actions>
      <p className="small quiet">
        This page doesn’t send or store anything, because you send the email from your own
        address.
      </p>
    </div>
  );
}

/** The head of the page: choose what it is about, fill in what you know, send it yourself. */
export function Enquiry() {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [{topic = FIRST, answers}, setWritten] = useState<Written>({
    topic: FIRST,
    answers: {},
  });
  const update = () => {
    if (form.current) {
      setWritten(read(form.current));
    }
  };
  return (
    <Section first split="1fr 1fr">
      <div>
        <Say>
          <h1>Contact support, sales or the abuse team.</h1>
          <p className="lead">
            Tell us what you need and we suggest what to include, so that the first reply
            can be the answer.
          </p>
        </Say>
        {!isConfirmed && (
          <PreviewStrip>Some addresses on this page are not final.</PreviewStrip>
        )}
        <noscript>
          <Notice>
            Without JavaScript, this form can’t write the email for you. Further down,
            each topic has a link that opens an email in your mail app, ready to fill in.
          </Notice>
        </noscript>
        <form
          ref={form}
          {...needsApp}
          className={styles.form}
          onChange={update}
          onSubmit={(event) => {
            event.preventDefault();
          }}
        >
          <fieldset className={styles.topics}>
            <legend>What is your question about?</legend>
            {topics.map(({id: value, label}) => (
              <label key={value}>
                <input
                  type="radio"
                  name={TOPIC}
                  value={value}
                  defaultChecked={value === FIRST?.id}
                  {...needsApp}
                />
                <span>{label}</span>
              </label>
            ))}
          </fieldset>
          {topics.map((one) => (
            <TopicFields key={one.id} topic={one} chosen={one.id === topic?.id} />
          ))}
          <div className={styles.fields}>
            <div>
              <label htmlFor={`${id}what`}>Your message</label>
              <textarea
                id={`${id}what`}
                name={FREE_TEXT}
                rows={4}
                maxLength={LONGEST.text}
                aria-describedby={`${id}ask`}
                {...needsApp}
              />
              <p id={`${id}ask`}>{topic?.ask}</p>
            </div>
          </div>
        </form>
      </div>
      {topic && <Letter topic={topic} answers={answers} />}
    </Section>
  );
}
