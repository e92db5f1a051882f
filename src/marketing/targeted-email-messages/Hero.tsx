import Link from '@docusaurus/Link';
import {TrialLink} from '../../chrome';
import {Actions, ButtonLink, Columns, Say, Section} from '../../ui';
import {acme, AcmeMark, Letter, Wren} from '../scenes';
import styles from './Hero.module.css';
import {SortingFrame} from './SortingFrame';

/** The message on the sorting desk, and the frame that shows whom it reaches. */
export function Hero() {
  return (
    <>
      <Section first space="above">
        <Columns split="1fr 27rem">
          <Say className={styles.say}>
            <h1>Send product updates to exactly the users they matter to.</h1>
            <p className="lead">
              Messenger sends announcements and newsletters to the contacts you describe:
              by group, by plan, or by anything you store about them. Unsubscribed
              contacts are skipped automatically.
            </p>
            <Actions>
              <TrialLink>Try it free</TrialLink>
              <ButtonLink to="/docs/api/messenger/" kind="secondary">
                Read the docs
              </ButtonLink>
            </Actions>
            <p className="small">
              Free for 7 days. This page is about one message and its audience. For
              consent, sender rules and how newsletters, sequences and forms fit together,
              read <Link to="/email-marketing/">Email marketing</Link>.
            </p>
          </Say>
          <div className={styles.pile}>
            <Wren define carries stands />
            <Letter from={acme.news} time="draft" subject="Folders, for our beta testers">
              <AcmeMark size={28} />
              <p>
                Hello {'{{contact.name}}'}, folders are ready for you to test. You can
                find them in your sidebar.
              </p>
              <p className="small">
                You receive this as a beta tester. <u>Unsubscribe</u>
              </p>
            </Letter>
          </div>
        </Columns>
      </Section>
      <Section on="tray" className={styles.ground}>
        <h2>Choose an audience and see which contacts get the message</h2>
        <SortingFrame />
      </Section>
    </>
  );
}
