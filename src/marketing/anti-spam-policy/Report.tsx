import {copyFrame, CopyText, elements} from '../../reading';
import {brand} from '../../site';
import {OwnerAddress} from '../company';
import {Columns, Rows, Say, Section} from '../../ui';
import {Slip, SlipEntry} from '../scenes';
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
  `List-Unsubscribe: <https://u.${HOST}/8Kf2q1Zr4m0Tc7Wn5PQ1x9>`,
].join('\n');

/** Names, and what is to be said of each. */
type Entries = readonly (readonly [name: string, text: string])[];

const HEADERS: Entries = [
  ['Message-ID', 'Identifies the email and its sender.'],
  [
    'Received',
    'Lists the servers it passed. If ours aren’t among them, we didn’t send it.',
  ],
  ['DKIM-Signature', 'Names the domain that signed it (d=) and the key (s=).'],
  ['Authentication-Results', 'Shows whether the signature was valid.'],
  ['From and Date', 'Show who it claims to be from, and when.'],
  ['List-Unsubscribe', 'Shows how to unsubscribe.'],
];

const WHERE: Entries = [
  ['Gmail', 'Three dots beside Reply, then Show original'],
  ['Outlook on the web', 'Three dots, then View, View message source'],
  ['Apple Mail', 'View, Message, Raw Source'],
  ['Thunderbird', 'View, Message Source, or Ctrl+U'],
];

const AFTER = [
  'We confirm that we received your report, and identify the email and its sender by the headers.',
  'We block your address for that sender.',
  'The sender has to tell us where your address came from.',
  'We act as described under “What happens after a violation”, and tell you what we decided and how to object.',
] as const;

function List({of, pair}: {of: Entries; pair: string}) {
  return (
    <Rows as="dl" pair={pair} from={40} className={styles.list}>
      {of.map(([name, text]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </Rows>
  );
}

/** For people who got an email that they never asked for. */
export function Report() {
  return (
    <Section heading="report" on="form">
      <Slip className={styles.form}>
        <header>
          <H2 id="report">Report spam</H2>
          <p>Anyone can report an email to us, and you don’t need an account.</p>
        </header>
        <SlipEntry className={styles.fields}>
          <Columns split="1fr 1fr" joined>
            <Say>
              <h3>Where to report it</h3>
              <p className={styles.address}>
                <OwnerAddress id="abuseContact" />
              </p>
              <p>
                Forward the email <b>as an attachment</b> or paste its source. A
                screenshot does not help, because it doesn’t show the headers. We also
                accept automated reports in ARF (RFC 5965).
              </p>
            </Say>
            <Say>
              <h3>How to find the source</h3>
              <List of={WHERE} pair="11rem 1fr" />
            </Say>
          </Columns>
        </SlipEntry>
        <SlipEntry>
          <Say>
            <h3>The headers we need</h3>
            <Columns split="7fr 5fr">
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
              <List of={HEADERS} pair="minmax(0, 1fr)" />
            </Columns>
          </Say>
        </SlipEntry>
        <SlipEntry>
          <Say>
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
          </Say>
        </SlipEntry>
      </Slip>
    </Section>
  );
}
