import {TrialLink} from '../../chrome';
import {ButtonLink} from '../../ui';
import {ReadOn, type ReadOnPage} from '../read-on';
import styles from './Terminus.module.css';

const pages: readonly ReadOnPage[] = [
  {
    kind: 'Guide',
    title: 'Set up an onboarding sequence',
    href: '/docs/setup-onboarding-sequence/',
  },
  {
    kind: 'Reference',
    title: 'Sequences API',
    href: '/docs/api/messenger/#listSequences',
  },
  {
    kind: 'Template',
    title: 'Trial expired',
    href: '/transactional-email-templates/trial-expired/',
  },
  {kind: 'Template', title: 'Welcome', href: '/transactional-email-templates/welcome/'},
  {kind: 'Article', title: 'Dunning emails', href: '/articles/dunning-emails/'},
  '/tools/saas-churn-calculator/',
];

/** The end of the line: a station sign, and where the other lines go. */
export function Terminus() {
  return (
    <section className={styles.end} aria-labelledby="end">
      <div className="wrap">
        <div className={styles.sign}>
          <p className={styles.day} aria-hidden="true">
            <small>Day</small>0
          </p>
          <div>
            <h2 id="end">Try automated sequences free for 7 days</h2>
            <p>
              The sequence on this page takes four templates, four waits and three API
              calls. The trial is long enough to run it once.
            </p>
            <div className={styles.actions}>
              <TrialLink>Try it free</TrialLink>
              <ButtonLink to="/docs/setup-onboarding-sequence/" kind="secondary">
                Read the docs
              </ButtonLink>
            </div>
          </div>
        </div>
        <h2 className={styles.next}>More about sequences</h2>
        <ReadOn pages={pages} />
      </div>
    </section>
  );
}
