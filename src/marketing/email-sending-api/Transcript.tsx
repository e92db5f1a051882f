import styles from './Print.module.css';

/** The end of an SMTP session: C is our client, S the other server (RFC 5321). */
const lines = [
  'C: DATA',
  'S: 354 End data with <CR><LF>.<CR><LF>',
  'C: DKIM-Signature: v=1; a=rsa-sha256; …',
  'C: From: Acme <hello@acme.example>',
  'C: …',
  'C: .',
] as const;

/** The hand-over of the email, with the line that settles it marked. */
export function Transcript() {
  return (
    <figure className={styles.print}>
      <figcaption>SMTP, with the server of customer.example</figcaption>
      <pre>
        <code>
          {`${lines.join('\n')}\n`}
          <mark>S: 250 2.0.0 OK</mark>
        </code>
      </pre>
    </figure>
  );
}
