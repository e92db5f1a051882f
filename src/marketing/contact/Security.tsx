import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {OwnerAddress} from '../company';
import {Columns, Section} from '../../ui';
import styles from './Security.module.css';

/** For people who found a hole: where to write, what to send, where to stop. */
export function Security() {
  useBrokenLinks().collectAnchor('security');
  return (
    <Section
      id="security"
      heading="security-title"
      on="night"
      spaced
      className={styles.section}
    >
      <h2 id="security-title">Report a security vulnerability</h2>
      <Columns split="1fr 1fr 1fr" className={styles.columns}>
        <div>
          <h3>Where to report it</h3>
          <p>
            <OwnerAddress id="securityContact" />
          </p>
          <p>
            You can also find this address in{' '}
            <a href="/.well-known/security.txt">security.txt</a> (RFC 9116).
          </p>
        </div>
        <div>
          <h3>What to include in a security report</h3>
          <ul>
            <li>The URL or the API call it affects.</li>
            <li>The exact steps, so that we can reproduce it.</li>
            <li>What an attacker could do with it.</li>
          </ul>
        </div>
        <div>
          <h3>What not to do</h3>
          <ul>
            <li>
              Don’t test with data other than your own, and tell us before you test.
            </li>
            <li>Don’t read other people’s email, and don’t change anything.</li>
            <li>
              Don’t flood the service, and don’t email people to prove that you can.
            </li>
          </ul>
        </div>
      </Columns>
    </Section>
  );
}
