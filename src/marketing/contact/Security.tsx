import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {OwnerAddress} from '../company';
import styles from './Security.module.css';

/** For people who found a hole: where to write, what to send, where to stop. */
export function Security() {
  useBrokenLinks().collectAnchor('security');
  return (
    <section id="security" className={styles.section} aria-labelledby="security-title">
      <div className="wrap">
        <h2 id="security-title">You found a hole?</h2>
        <div className={styles.columns}>
          <div>
            <h3>Write to</h3>
            <p>
              <OwnerAddress id="securityContact" />
            </p>
            <p>
              Programs find a contact in{' '}
              <a href="/.well-known/security.txt">security.txt</a> (RFC 9116).
            </p>
          </div>
          <div>
            <h3>Tell us</h3>
            <ul>
              <li>the address or the call it concerns;</li>
              <li>the steps, one by one, so that we can repeat them;</li>
              <li>what somebody could do with it, as you see it.</li>
            </ul>
          </div>
          <div>
            <h3>Stop at the proof</h3>
            <ul>
              <li>Use an account and data of your own, and tell us before you test.</li>
              <li>Look at no other person’s mail, and change nothing.</li>
              <li>No floods, and no mail to people to show that you can.</li>
            </ul>
          </div>
        </div>
      </div>
    </section>
  );
}
