import {Part} from '../parts';
import {InkStamp} from '../scenes';
import styles from './Proof.module.css';

const checks = [
  {
    title: 'Send it to your own inbox',
    how: (
      <>
        Send the same body to yourself with <code>POST /emails</code>. Because it goes to
        one address and needs no contact, it has no unsubscribe link, and placeholders
        that begin with <code>contact</code> take their values from <code>props</code>.
      </>
    ),
    finds: 'broken links, images that are too wide, subjects that are cut off',
  },
  {
    title: 'Send it to a group of colleagues',
    how: (
      <>
        Create a group <code>team</code>, add yourselves and send the draft to it. This
        one is sent like the real message, so placeholders are filled and the unsubscribe
        link works.
      </>
    ),
    finds: 'placeholders without a value, replies that go nowhere',
  },
  {
    title: 'Run your script with a test key',
    how: (
      <>
        Your requests get real responses, counted over contacts that were created with a
        test key. No email is sent, so a loop in your script costs nothing.
      </>
    ),
    finds: 'misspelled fields, scopes that are missing from the key',
  },
] as const;

/** Ways to see a message before its readers do, as a printer's proof. */
export function Proof() {
  return (
    <Part
      id="proof"
      on="tray"
      beside
      title="Test a message before you send it"
      intro="An email that has arrived cannot be taken back, so check it first. These three tests take a few minutes each."
    >
      <div className={styles.sheet}>
        <p className={styles.stamp} aria-hidden="true">
          <InkStamp tone="changed">Proof, not for delivery</InkStamp>
        </p>
        <ol className={styles.checks}>
          {checks.map(({title, how, finds}) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{how}</p>
              <p className={styles.finds}>
                <b>Finds:</b> {finds}
              </p>
            </li>
          ))}
        </ol>
      </div>
    </Part>
  );
}
