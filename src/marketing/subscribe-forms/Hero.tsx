import {TrialLink} from '../../chrome';
import {Actions, ButtonLink, Say, Section} from '../../ui';
import styles from './Hero.module.css';
import {PaperForm} from './PaperForm';

export function Hero() {
  return (
    <Section first on="form" split="6fr 7fr" align="middle" className={styles.hero}>
      <Say>
        <h1>Signup forms with double opt-in built in.</h1>
        <p className="lead">
          A subscribe form is plain HTML for your own site, with no script. New
          subscribers confirm by email once, and the wording they agree to is part of the
          form.
        </p>
        <Actions>
          <ButtonLink to="#make">Build a form</ButtonLink>
          <TrialLink kind="secondary">Try it free</TrialLink>
        </Actions>
        <p className="small">
          Free for 7 days, made in the EU. The form works with JavaScript turned off.
        </p>
      </Say>
      <PaperForm className={styles.paper} />
    </Section>
  );
}
