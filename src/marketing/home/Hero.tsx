import {TrialLink} from '../../chrome';
import {brand} from '../../site';
import {ButtonLink} from '../../ui';
import {
  acme,
  ana,
  ApiCall,
  CodeDigits,
  Letter,
  Postmark,
  Rings,
  Stamp,
  Wren,
} from '../scenes';
import styles from './Hero.module.css';

const CODE = '481902';
const PATH = `${new URL(brand.api).pathname}/emails`;

/** The page is a letter: what we say on the left, its stamp on the right. */
export function Hero() {
  return (
    <section className={styles.hero}>
      <div className={styles.columns}>
        <div className={styles.say}>
          <h1>Every email your SaaS sends, from one place.</h1>
          <p className={styles.lead}>
            {brand.name} sends your receipts and sign-in codes by API, your onboarding as
            sequences, and your product news from a visual editor. One verified domain,
            one contact list, and one log of what happened to each email.
          </p>
          <p className={styles.actions}>
            <TrialLink>Try it free</TrialLink>
            <ButtonLink to="/docs/email-sending-quickstart/" kind="secondary">
              Read the docs
            </ButtonLink>
          </p>
          <p className={styles.fine}>
            7-day free trial. Your first email in under 30 minutes. Made in the EU since{' '}
            {brand.founded}.
          </p>
        </div>
        <div className={styles.field}>
          <Stamp className={styles.stamp}>
            <Rings className={styles.rings} />
          </Stamp>
          <p className={styles.face} aria-hidden="true">
            <b>202</b> Accepted
          </p>
          <p className={styles.imprint} aria-hidden="true">
            <span>{brand.name}</span> <span>{brand.founded}</span>
          </p>
          <div
            className={styles.scene}
            role="img"
            aria-label={`A wren stands on an email with a sign-in code from a product called ${acme.name}. Below it is the API call that sent the email, with its response: 202 Accepted.`}
          >
            <Postmark
              className={styles.postmark}
              rim={[brand.name.toUpperCase(), 'MADE IN THE EU']}
              lines={['SINCE', String(brand.founded)]}
              waves
            />
            <Wren define className={styles.wren} />
            <Letter
              className={styles.letter}
              from={acme}
              time="now"
              subject="Your sign-in code"
            >
              <p>Enter this code in the window you left open.</p>
              <CodeDigits code={CODE} />
              <p>
                The code works once and expires in ten minutes. If you didn’t ask for it,
                you can ignore this email.
              </p>
            </Letter>
            <ApiCall
              className={styles.call}
              call={`POST ${PATH}`}
              answer="202 Accepted"
              body={{
                from: acme.address,
                to: ana.address,
                template: 'verification-code',
                props: {code: CODE},
              }}
            />
          </div>
        </div>
      </div>
    </section>
  );
}
