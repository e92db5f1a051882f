import {TrialLink} from '../../chrome';
import {MoreLink} from '../../ui';
import {recipientCount} from '../parts';
import {ReadOn, type ReadOnPage} from '../read-on';
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
  '/automated-email-sequences/',
  '/email-sending-api/',
  '/subscribe-forms/',
];

const A_ROW = 4;

/** As many envelopes as an audience gets, in rows of four. */
function Envelopes({count}: {count: number}) {
  return (
    <svg className={styles.envelopes} viewBox="0 0 136 72">
      {Array.from({length: count}, (_, index) => (
        <path
          key={index}
          d="M1 1h28v20H1zl14 11L29 1"
          transform={`translate(${String((index % A_ROW) * 35)} ${String(Math.floor(index / A_ROW) * 27 + 12)})`}
        />
      ))}
    </svg>
  );
}

/** The last call beside the four audiences of the scene, and the ways on from here. */
export function LastPost() {
  return (
    <section className={styles.end} aria-labelledby="end">
      <div className="wrap">
        <div className={styles.row}>
          <div className={styles.open}>
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
            {choices.map(({id, label, audience}) => {
              const count = recipientCount(people, audience);
              return (
                <p key={id}>
                  <Envelopes count={count} />
                  <span>
                    <b>
                      {count} of {people.length}
                    </b>{' '}
                    {label}
                  </span>
                </p>
              );
            })}
          </div>
        </div>
        <h2 className={styles.next}>More about product updates</h2>
        <ReadOn pages={pages} />
      </div>
    </section>
  );
}
