import Link from '@docusaurus/Link';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {Kix} from '../../ui';
import {sampleHtml} from './highlighted';
import styles from './Journey.module.css';
import {Print} from './Print';
import {StatusLine} from './StatusLine';
import strip from './Strip.module.css';
import {Transcript} from './Transcript';

interface Stop {
  title: string;
  text: ReactNode;
  /** The thing itself, as it lies on the strip. */
  artefact: ReactNode;
}

const stops: readonly Stop[] = [
  {
    title: 'Your server asks',
    text: (
      <p>
        JSON over HTTPS, with your key in the <code>Authorization</code> header. The{' '}
        <code>Idempotency-Key</code> says which email this is, so a retry after a lost
        connection cannot send it twice.
      </p>
    ),
    artefact: <Print caption="POST /v1/emails" html={sampleHtml('email')} />,
  },
  {
    title: 'We accept',
    text: (
      <p>
        The whole email is checked before you get the <code>202</code>: fields, addresses,
        template, props. What cannot be sent is refused here, with the name of the field,
        and not an hour later.
      </p>
    ),
    artefact: <Print caption="202 Accepted" html={sampleHtml('accepted')} />,
  },
  {
    title: 'The email is signed',
    text: (
      <>
        <p>
          The signature covers the body and the headers it lists. Whoever receives the
          email looks up the public key at <code>pw1._domainkey.acme.example</code>, in
          your DNS, and sees that it is yours and unchanged.
        </p>
        <p>
          <Link to="/articles/what-is-dkim/" className={styles.link}>
            What DKIM proves, and what not
          </Link>
        </p>
      </>
    ),
    artefact: (
      <Print caption="Header of the email (RFC 6376)" html={sampleHtml('signature')} />
    ),
  },
  {
    title: 'We hand it over',
    text: (
      <p>
        The last line is the one that counts. With <code>250</code> the other server takes
        responsibility for the email (RFC 5321, section 6.1). We keep its answer word for
        word, so you read what it said and not our summary.
      </p>
    ),
    artefact: <Transcript />,
  },
  {
    title: 'You ask how it went',
    text: (
      <p>
        The status says how far the email is. With several recipients it is the one that
        needs you most; each of them has a status of its own as well.
      </p>
    ),
    artefact: <StatusLine />,
  },
];

const outcomes = [
  {
    title: 'Delivered',
    tone: 'good',
    text: 'The other server took it. Inbox or spam folder is its own decision, and it tells nobody.',
    sample: 'delivered',
  },
  {
    title: 'Opened',
    tone: 'changed',
    text: (
      <>
        Only with <code>trackOpens</code>, which is off until you set it. Some mail apps
        load pictures by themselves.
      </>
    ),
    sample: 'opened',
  },
  {
    title: 'Bounced',
    tone: 'refused',
    text: 'The other server refused it, or never answered. Its reply says why.',
    sample: 'bounced',
  },
] as const;

/** The strip goes on: five stops of one email, then the ways it can end. */
export function Journey() {
  return (
    <section className={styles.journey} aria-labelledby="journey">
      <div className={clsx(strip.lanes, styles.lanes)}>
        <div className={clsx(strip.paper, styles.paper)} />
        <div className={styles.head}>
          <h2 id="journey">What happens to a message</h2>
          <p>
            Five stops. At each one lies the thing itself: what your server said, what we
            answered, what the other server replied.
          </p>
        </div>
        <div className={styles.registered}>
          <p className={styles.label}>
            <b aria-hidden="true">R</b>
            <span>
              <code>em_7Qx2mB41</code>
              <Kix text="em7Qx2mB41" />
            </span>
          </p>
          <p>
            Registered under its id: <code>GET /v1/emails/em_7Qx2mB41</code> answers at
            every stop.
          </p>
        </div>
        <ol className={styles.stops}>
          {stops.map(({title, text, artefact}) => (
            <li key={title} className={styles.stop}>
              <div className={styles.say}>
                <h3>{title}</h3>
                {text}
              </div>
              <div className={styles.artefact}>{artefact}</div>
            </li>
          ))}
        </ol>
      </div>
      <div className={clsx('wrap', styles.ends)}>
        <h3>Three answers you may get</h3>
        <ul className={styles.outcomes}>
          {outcomes.map(({title, tone, text, sample}) => (
            <li key={title} className={styles.outcome}>
              <h4 className={styles[tone]}>{title}</h4>
              <p>{text}</p>
              <Print
                caption="From the answer to GET /v1/emails/{id}"
                html={sampleHtml(sample)}
              />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
