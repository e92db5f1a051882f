import Link from '@docusaurus/Link';
import {Part} from '../parts';
import styles from './Law.module.css';
import {sources} from './sources';

/** What the law says of pixels, as far as a page can; and the sources of all of this. */
export function Law() {
  return (
    <Part id="law" title="Ask before you look" on="tray" beside>
      <div className={styles.text}>
        <p>
          In the EU the pixel falls under two laws. Article 5(3) of the ePrivacy Directive
          as a rule wants consent before something is stored on a reader’s device or read
          from it. The European data protection authorities count tracking pixels in
          emails as that (Guidelines 2/2023, final since October 2024).
        </p>
        <p>
          The GDPR comes on top: who opened what and when is personal data. You decide
          about it, so you are the controller, and we work for you under the{' '}
          <Link to="/legal/data-processing-agreement/">data processing agreement</Link>.
        </p>
        <p>
          France has become concrete. By the CNIL’s recommendation of 12 March 2026,
          published on 14 April 2026, following single readers’ opens needs their consent,
          apart from the consent to get the email. It names narrow exceptions, such as
          securing a sign-in, and keeping a list free of addresses nobody reads.
        </p>
        <p>
          In practice: ask at sign-up, keep the answer with the contact, set{' '}
          <code>trackOpens</code> from it, and say in your privacy policy what the picture
          tells you. This is not legal advice. The rules differ from country to country.
        </p>
      </div>
      <div className={styles.sources}>
        <h3>Sources</h3>
        <ul>
          {sources.map(({title, publisher, href, says}) => (
            <li key={href}>
              <a href={href}>{title}</a>, {publisher}. {says}
            </li>
          ))}
        </ul>
        <p>Read in November 2026. Mail programs change; so do their settings.</p>
      </div>
    </Part>
  );
}
