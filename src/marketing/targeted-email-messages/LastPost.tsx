import {TrialLink} from '../../chrome';
import {MoreLink} from '../../ui';
import {ReadOn, type ReadOnPage} from '../read-on';
import {Wren} from '../scenes';
import styles from './LastPost.module.css';

const pages: readonly ReadOnPage[] = [
  {kind: 'Reference', title: 'Messenger, call by call', href: '/docs/api/messenger/'},
  {
    kind: 'Guide',
    title: 'Keep the props you choose by',
    href: '/docs/contact-profiles-quickstart/',
  },
  {
    kind: 'Article',
    title: 'Is it marketing or transactional?',
    href: '/articles/transactional-email-vs-marketing-email/',
  },
  {kind: 'Template', title: 'Welcome', href: '/transactional-email-templates/welcome/'},
  {kind: 'Feature', title: 'Sign-ups with a form', href: '/subscribe-forms/'},
  {kind: 'Tool', title: 'Clean the list first', href: '/tools/email-list-cleaner/'},
];

/** An empty row of the frame, waiting for names, and the ways on from here. */
export function LastPost() {
  return (
    <section className={styles.end} aria-labelledby="end">
      <div className="wrap">
        <div className={styles.row}>
          <div className={styles.open}>
            <Wren className={styles.wren} />
            <h2 id="end">The next hole has your readers’ names on it.</h2>
            <p>Seven days to try it with a group of your own. No list is too short.</p>
            <div className={styles.actions}>
              <TrialLink kind="yellow">Start the trial</TrialLink>
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
        <h2 className={styles.next}>Where to go from here</h2>
        <ReadOn pages={pages} />
      </div>
    </section>
  );
}
