import {TrialLink} from '../../chrome';
import {Actions, ButtonLink, Columns, Say, Section} from '../../ui';
import {Part} from '../parts';
import {ReadOn, type ReadOnPage} from '../read-on';
import {Plate} from '../scenes';
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
    <>
      <Section heading="end" space="above">
        <Plate>
          <Columns split="14rem 1fr" from={48} align="middle">
            <p className={styles.day} aria-hidden="true">
              <small>Day</small>0
            </p>
            <Say>
              <h2 id="end">Try automated sequences free for 7 days</h2>
              <p>
                The sequence on this page takes four templates, four waits and a few API
                calls, and the trial is long enough to run it once.
              </p>
              <Actions>
                <TrialLink>Try it free</TrialLink>
                <ButtonLink to="/docs/setup-onboarding-sequence/" kind="secondary">
                  Read the docs
                </ButtonLink>
              </Actions>
            </Say>
          </Columns>
        </Plate>
      </Section>
      <Part id="more" beside title="More about sequences">
        <ReadOn pages={pages} />
      </Part>
    </>
  );
}
