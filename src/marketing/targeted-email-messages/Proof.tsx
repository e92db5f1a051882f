import {Part} from '../parts';
import {InkStamp} from '../scenes';
import styles from './Proof.module.css';

const checks = [
  {
    title: 'Read it in your own inbox',
    how: (
      <>
        Send the same body to yourself with <code>POST /emails</code>. It goes to one
        address and needs no contact. So it lacks the link to unsubscribe, and gaps that
        begin with <code>contact</code> take what you put into <code>props</code>.
      </>
    ),
    finds: 'a broken link, a picture too wide, a subject cut off',
  },
  {
    title: 'Send it to a group of colleagues',
    how: (
      <>
        Make a group <code>team</code>, put yourselves in, and send a draft to it. This
        one goes the whole way: gaps are filled, the link to unsubscribe works.
      </>
    ),
    finds: 'a gap without a name in it, a reply that goes nowhere',
  },
  {
    title: 'Go through it with a test key',
    how: (
      <>
        The calls get their real answers, counted over contacts that a test key made. No
        email leaves, so a loop in your script costs nothing.
      </>
    ),
    finds: 'a field misspelt, a scope that the key lacks',
  },
] as const;

/** Ways to see a message before its readers do, as a printer's proof. */
export function Proof() {
  return (
    <Part
      id="proof"
      on="tray"
      beside
      title="See it before they do"
      intro="No button takes back an email that has arrived. These three looks take a few minutes each."
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
                <b>Finds</b> {finds}
              </p>
            </li>
          ))}
        </ol>
      </div>
    </Part>
  );
}
