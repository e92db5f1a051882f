import {copyFrame, CopyText, elements} from '../../reading';
import {brand} from '../../site';
import {OwnerAddress} from '../company';
import styles from './Report.module.css';

const {h2: H2} = elements;

const HOST = new URL(brand.url).hostname;

/** The head of an email by a customer; all its names and numbers are reserved. */
const SAMPLE = [
  'Return-Path: <b-7Qx2mB41@post.news.acme.example>',
  `Received: from out.${HOST} (192.0.2.25) by mx.customer.example`,
  'Authentication-Results: mx.customer.example; dkim=pass header.d=news.acme.example',
  'DKIM-Signature: v=1; a=rsa-sha256; d=news.acme.example; s=pw1; …',
  'From: Acme <hello@news.acme.example>',
  'Date: Sun, 22 Nov 2026 09:41:07 +0000',
  `Message-ID: <7Qx2mB41@${HOST}>`,
  `List-Unsubscribe: <https://u.${HOST}/8f3c1d>`,
].join('\n');

const HEADERS = [
  {name: 'Message-ID', tells: 'Which email it is, and by it whose.'},
  {
    name: 'Received',
    tells: 'Which way it came. If our servers are not in it, it was not us.',
  },
  {
    name: 'DKIM-Signature',
    tells: 'Which domain signed it (d=), and with which key (s=).',
  },
  {name: 'Authentication-Results', tells: 'Whether your mailbox believed that.'},
  {name: 'From and Date', tells: 'Who it claims to be from, and when.'},
  {name: 'List-Unsubscribe', tells: 'Whether there was a way out.'},
] as const;

const WHERE = [
  {program: 'Gmail', path: 'Three dots beside Reply, then Show original'},
  {program: 'Outlook on the web', path: 'Three dots, then View, View message source'},
  {program: 'Apple Mail', path: 'View, Message, Raw Source'},
  {program: 'Thunderbird', path: 'View, Message Source, or Ctrl+U'},
] as const;

const AFTER = [
  'We find the email and its sender by the headers.',
  'Your address is put on that sender’s list of people not to write to.',
  'The sender has to say where your address is from.',
  'The case goes on as above. If you ask, we tell you how it ended.',
] as const;

/** For whoever got an email that should not have come. */
export function Report() {
  return (
    <section className={styles.section} aria-labelledby="report">
      <div className="wrap">
        <div className={styles.form}>
          <header className={styles.head}>
            <H2 id="report">Report an email</H2>
            <p>For anybody. You need no account with us.</p>
          </header>
          <div className={styles.field}>
            <h3>Where to</h3>
            <p className={styles.address}>
              <OwnerAddress id="abuseContact" />
            </p>
            <p>
              Forward the email <b>as an attachment</b>, or paste its source. A picture of
              it does not help: what we need is not on the screen. Reports by machine are
              welcome in ARF (RFC 5965).
            </p>
          </div>
          <div className={styles.field}>
            <h3>Where the source is</h3>
            <dl className={styles.where}>
              {WHERE.map(({program, path}) => (
                <div key={program}>
                  <dt>{program}</dt>
                  <dd>{path}</dd>
                </div>
              ))}
            </dl>
          </div>
          <div className={styles.wide}>
            <h3>The lines that count</h3>
            <div className={styles.lines}>
              <div className={styles.sample} {...copyFrame}>
                {/* Long lines scroll: the keyboard has to reach them. */}
                {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
                <pre tabIndex={0}>
                  <code>{SAMPLE}</code>
                </pre>
                <span className={styles.copy}>
                  <CopyText what="the example" />
                </span>
              </div>
              <dl className={styles.tells}>
                {HEADERS.map(({name, tells}) => (
                  <div key={name}>
                    <dt>{name}</dt>
                    <dd>{tells}</dd>
                  </div>
                ))}
              </dl>
            </div>
          </div>
          <div className={styles.wide}>
            <h3>What happens then</h3>
            <ol className={styles.after}>
              {AFTER.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
            <p>
              Is it a newsletter that you did subscribe to? Its link to unsubscribe is
              faster than we are.
            </p>
          </div>
        </div>
      </div>
    </section>
  );
}
