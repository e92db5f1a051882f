import {TrialLink} from '../../chrome';
import {Actions, ButtonLink, Columns, Say} from '../../ui';
import {Rings, Wren} from '../scenes';
import styles from './Hero.module.css';

export function Hero() {
  return (
    <section className={styles.field}>
      <Rings className={styles.rings} />
      <div className="wrap">
        <Columns split="7fr 4fr" align="bottom" className={styles.columns}>
          <h1>Design emails without&nbsp;touching HTML.</h1>
          <Say>
            <p className="lead">
              Marketers arrange blocks, write the text, and see the email change as they
              type, on desktop, on a phone, in light and dark mode. This small version
              works, and the full editor is free for 7 days.
            </p>
            <Actions>
              <TrialLink>Try it free</TrialLink>
              <ButtonLink to="/transactional-email-templates/" kind="secondary">
                See email templates
              </ButtonLink>
            </Actions>
          </Say>
        </Columns>
        <Wren define className={styles.wren} />
      </div>
    </section>
  );
}
