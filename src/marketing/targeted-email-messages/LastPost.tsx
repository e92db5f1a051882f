import {TrialLink} from '../../chrome';
import {Actions, ButtonLink, Say, Section} from '../../ui';
import {ReadOn, type ReadOnPage} from '../read-on';
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
  '/automated-email-sequences/',
  '/email-sending-api/',
  '/subscribe-forms/',
];

/** The last call: the visitor's own bar in the chart above, with its envelope at the end. */
export function LastPost() {
  return (
    <>
      <section className={styles.bar} aria-labelledby="end">
        <div className="wrap">
          <Say>
            <h2 id="end">Try Messenger free for 7 days</h2>
            <p>
              Begin with a small group of your own contacts, and send your first product
              update in under 30 minutes.
            </p>
            <Actions>
              <TrialLink>Try it free</TrialLink>
              <ButtonLink to="/pricing/" kind="secondary">
                See pricing
              </ButtonLink>
            </Actions>
          </Say>
        </div>
      </section>
      <Section>
        <ReadOn title="More about product updates" pages={pages} />
      </Section>
    </>
  );
}
