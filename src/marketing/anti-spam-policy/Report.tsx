import {copyFrame, CopyText, elements} from '../../reading';
import {brand} from '../../site';
import {OwnerAddress} from '../company';
import {Columns, Section} from '../../ui';
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
  {name: 'Message-ID', tells: 'Identifies the email and its sender.'},
  {
    name: 'Received',
    tells: 'Lists the servers it passed. If ours aren’t listed, it wasn’t sent by us.',
  },
  {
    name: 'DKIM-Signature',
    tells: 'Names the domain that signed it (d=) and the key (s=).',
  },
  {name: 'Authentication-Results', tells: 'Shows whether the signature was valid.'},
  {name: 'From and Date', tells: 'Show who it claims to be from, and when.'},
  {name: 'List-Unsubscribe', tells: 'Shows how to unsubscribe.'},
] as const;

const WHERE = [
  {program: 'Gmail', path: 'Three dots beside Reply, then Show original'},
  {program: 'Outlook on the web', path: 'Three dots, then View, View message source'},
  {program: 'Apple Mail', path: 'View, Message, Raw Source'},
  {program: 'Thunderbird', path: 'View, Message Source, or Ctrl+U'},
] as const;

const AFTER = [
  'We identify the email and its sender by the headers.',
  'We block your address for that sender.',
  'The sender has to tell us where your address came from.',
  'We follow the steps above, and if you ask, we tell you the outcome.',
] as const;

/** For people who got an email that they never asked for. */
export function Report() {
  return (
    <Section heading="report" className={styles.section}>
      <div className={styles.form}>
        <header className={styles.head}>
          <H2 id="report">Report spam</H2>
          <p>Anyone can report an email to us, and you don’t need an account.</p>
        </header>
        <div className={styles.field}>
          <h3>Where to report it</h3>
          <p className={styles.address}>
            <OwnerAddress id="abuseContact" />
          </p>
          <p>
            Forward the email <b>as an attachment</b> or paste its source. A screenshot
            does not help, because it doesn’t show the headers. We also accept automated
            reports in ARF (RFC 5965).
          </p>
        </div>
        <div className={styles.field}>
          <h3>How to find the source</h3>
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
          <h3>The headers we need</h3>
          <Columns split="7fr 5fr" className={styles.lines}>
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
          </Columns>
        </div>
        <div className={styles.wide}>
          <h3>What happens next</h3>
          <ol className={styles.after}>
            {AFTER.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
          <p>
            If it is a newsletter you subscribed to, its unsubscribe link is the fastest
            way to stop it.
          </p>
        </div>
      </div>
    </Section>
  );
}
