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
    title: 'Sequences, call by call',
    href: '/docs/api/messenger/#listSequences',
  },
  {
    kind: 'Template',
    title: 'Trial expired',
    href: '/transactional-email-templates/trial-expired/',
  },
  {kind: 'Template', title: 'Welcome', href: '/transactional-email-templates/welcome/'},
  {kind: 'Article', title: 'Dunning emails', href: '/articles/dunning-emails/'},
  {kind: 'Tool', title: 'What churn costs you', href: '/tools/saas-churn-calculator/'},
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
            <h2 id="end">Day 0 can be today.</h2>
            <p>
              Four templates, four waits, three calls. Our own trial lasts seven days,
              like the week on the plate above.
            </p>
            <div className={styles.actions}>
              <TrialLink>Begin day 0</TrialLink>
              <ButtonLink to="/docs/setup-onboarding-sequence/" kind="secondary">
                Follow the guide
              </ButtonLink>
            </div>
          </div>
        </div>
        <h2 className={styles.next}>Connections</h2>
        <ReadOn pages={pages} />
      </div>
    </section>
  );
}
