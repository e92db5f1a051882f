import clsx from 'clsx';
import type {ReactNode} from 'react';
import {Kix, MoreLink, Say} from '../../ui';
import {InkStamp} from '../scenes';
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
    title: 'Your server sends a request',
    text: (
      <p>
        You post JSON over HTTPS, with your key in the <code>Authorization</code> header.
        The <code>Idempotency-Key</code> identifies the email, so a retry after a lost
        connection cannot send it twice.
      </p>
    ),
    artefact: <Print caption="POST /v1/emails" html={sampleHtml('email')} />,
  },
  {
    title: 'The API accepts it',
    text: (
      <p>
        Fields, addresses, template and props are all checked before you get the{' '}
        <code>202</code>. If one of them is invalid, the request is rejected here, with
        the name of the field, instead of failing an hour later.
      </p>
    ),
    artefact: <Print caption="202 Accepted" html={sampleHtml('accepted')} />,
  },
  {
    title: 'The email is signed',
    text: (
      <>
        <p>
          The signature covers the body and the headers it lists. The receiving server
          looks up the public key at <code>pw1._domainkey.acme.example</code> in your DNS
          and can tell that the email comes from your domain and was not changed.
        </p>
        <p>
          <MoreLink to="/articles/what-is-dkim/">
            What DKIM proves and what it doesn’t
          </MoreLink>
        </p>
      </>
    ),
    artefact: (
      <Print caption="Header of the email (RFC 6376)" html={sampleHtml('signature')} />
    ),
  },
  {
    title: 'The receiving server responds',
    text: (
      <p>
        The last line is the one that counts, because with <code>250</code> the receiving
        server takes responsibility for the email (RFC 5321, section 6.1). We keep its
        response word for word, so you read exactly what it said.
      </p>
    ),
    artefact: <Transcript />,
  },
  {
    title: 'You check the status',
    text: (
      <p>
        The status tells you how far the email got. With several recipients, it is the one
        that needs your attention most, and each recipient also has a separate status.
      </p>
    ),
    artefact: <StatusLine />,
  },
];

const outcomes = [
  {
    title: 'Delivered',
    tone: 'good',
    text: 'The receiving server accepted it, but whether it goes to the inbox or the spam folder is that server’s decision, which it doesn’t report.',
    sample: 'delivered',
  },
  {
    title: 'Opened',
    tone: 'changed',
    text: (
      <>
        This needs <code>trackOpens</code>, which is off until you set it. Some mail apps
        load images automatically, so an open is a hint and not proof.
      </>
    ),
    sample: 'opened',
  },
  {
    title: 'Bounced',
    tone: 'refused',
    text: 'The receiving server refused it, and its response tells you why, or it never responded.',
    sample: 'bounced',
  },
] as const;

/** The strip goes on: five stops of one email, then the ways it can end. */
export function Journey() {
  return (
    <section className={styles.journey} aria-labelledby="journey">
      <div className={strip.lanes}>
        <div className={clsx(strip.paper, styles.paper)} />
        <Say className={strip.note}>
          <h2 id="journey">From request to inbox: what happens to a message</h2>
          <p>
            Follow one email in five steps, with sample data for each: what your server
            sent, what the API returned, and what the receiving server said.
          </p>
        </Say>
        <div className={clsx(strip.print, styles.registered)}>
          <p className={styles.label}>
            <b aria-hidden="true">R</b>
            <span>
              <code>em_7Qx2mB41</code>
              <Kix text="em7Qx2mB41" />
            </span>
          </p>
          <p>
            You can call <code>GET /v1/emails/em_7Qx2mB41</code> with this ID at every
            step.
          </p>
        </div>
        <ol className={styles.stops}>
          {stops.map(({title, text, artefact}) => (
            <li key={title}>
              <Say className={clsx(strip.note, styles.say)}>
                <h3>{title}</h3>
                {text}
              </Say>
              <div className={strip.print}>{artefact}</div>
            </li>
          ))}
        </ol>
      </div>
      <div className={clsx('wrap', styles.ends)}>
        <h3>Three results you may see</h3>
        <ul>
          {outcomes.map(({title, tone, text, sample}) => (
            <li key={title}>
              <h4>
                <InkStamp tone={tone}>{title}</InkStamp>
              </h4>
              <p>{text}</p>
              <Print
                caption="From the response to GET /v1/emails/{id}"
                html={sampleHtml(sample)}
              />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
