import Link from '@docusaurus/Link';
import {Rows, Say} from '../../ui';
import {Part} from '../parts';
import {Consent} from './Consent';
import {sources} from './sources';

/** Who agreed and who did not, what the law says, and the sources of the page. */
export function Law() {
  return (
    <Part id="law" title="Consent and privacy" on="tray" beside>
      <Consent />
      <Say>
        <p>
          In the EU, two laws apply to tracking pixels. Article 5(3) of the ePrivacy
          Directive generally requires consent before anything is stored on or read from
          someone’s device, and the European data protection authorities say that this
          includes tracking pixels in emails (Guidelines 2/2023, final since October
          2024).
        </p>
        <p>
          The GDPR applies as well, because who opened what and when is personal data. You
          decide whether to track, so you are the controller, and we process the data for
          you under the{' '}
          <Link to="/legal/data-processing-agreement/">data processing agreement</Link>.
        </p>
        <p>
          France has published details: according to the CNIL’s recommendation of 12 March
          2026, published on 14 April 2026, tracking the opens of individual readers needs
          their consent, separate from the consent to receive the email. There are narrow
          exceptions, such as securing a sign-in or removing inactive addresses from a
          list.
        </p>
        <p>
          In practice, let each contact’s own answer decide, and explain in your privacy
          policy what the image tells you. This is not legal advice, and the rules differ
          from country to country.
        </p>
      </Say>
      <Say className="small">
        <h3>Sources</h3>
        <Rows>
          {sources.map(({title, publisher, href, says}) => (
            <li key={href}>
              <a href={href}>{title}</a>, {publisher}. {says}
            </li>
          ))}
        </Rows>
        <p>Checked in November 2026. Mail apps and their settings can change.</p>
      </Say>
    </Part>
  );
}
