import {TrialLink} from '../../chrome';
import {MoreLink} from '../../ui';
import {ReadOn, type ReadOnPage} from '../read-on';
import {Wren} from '../scenes';
import styles from './LastPost.module.css';

const pages: readonly ReadOnPage[] = [
  {kind: 'Reference', title: 'Messenger API', href: '/docs/api/messenger/'},
  {
    kind: 'Guide',
    title: 'Save contacts and their props',
    href: '/docs/contact-profiles-quickstart/',
  },
  {
    kind: 'Article',
    title: 'Is it marketing or transactional?',
    href: '/articles/transactional-email-vs-marketing-email/',
  },
  {kind: 'Template', title: 'Welcome', href: '/transactional-email-templates/welcome/'},
  {kind: 'Feature', title: 'Subscribe forms', href: '/subscribe-forms/'},
  {kind: 'Tool', title: 'Email list cleaner', href: '/tools/email-list-cleaner/'},
];

/** An empty row of the frame, waiting for names, and the ways on from here. */
export function LastPost() {
  return (
    <section className={styles.end} aria-labelledby="end">
      <div className="wrap">
        <div className={styles.row}>
          <div className={styles.open}>
            <Wren className={styles.wren} />
            <h2 id="end">Try Messenger free for 7 days</h2>
            <p>
              Begin with a small group of your own contacts, and send your first product
              update in under 30 minutes.
            </p>
            <div className={styles.actions}>
              <TrialLink kind="yellow">Try it free</TrialLink>
              <MoreLink to="/pricing/" className={styles.quiet}>
                See pricing
              </MoreLink>
            </div>
          </div>
          <div className={styles.empty} aria-hidden="true">
            <span />
            <span />
            <span />
            <span />
          </div>
        </div>
        <h2 className={styles.next}>More about product updates</h2>
        <ReadOn pages={pages} />
      </div>
    </section>
  );
}
