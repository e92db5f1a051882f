import {TrialLink} from '../../chrome';
import {MoreLink} from '../../ui';
import {ReadOn, type ReadOnPage} from '../read-on';
import {Wren} from '../scenes';
import {recipientCount} from './audience';
import styles from './LastPost.module.css';
import {choices, people} from './people';

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
  '/subscribe-forms/',
  '/tools/email-list-cleaner/',
];

/** The last call beside the four audiences of the scene, and the ways on from here. */
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
          <div className={styles.audiences} aria-hidden="true" data-twin="none">
            {choices.map(({id, label, audience}) => (
              <p key={id}>
                <b>{recipientCount(people, audience)}</b>
                <span>{label}</span>
              </p>
            ))}
          </div>
        </div>
        <h2 className={styles.next}>More about product updates</h2>
        <ReadOn pages={pages} />
      </div>
    </section>
  );
}
