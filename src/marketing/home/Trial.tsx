import {TrialLink} from '../../chrome';
import {brand, facts} from '../../site';
import {plain} from '../../tools/number';
import {ButtonLink, SampleMark} from '../../ui';
import {faceValue} from '../pricing/tariff';
import {Franking} from '../scenes';
import styles from './Trial.module.css';

const STEPS = [
  {title: 'Create a project', text: 'It holds your contacts, emails and API keys.'},
  {
    title: 'Add your domain',
    text: 'Copy the DNS records we show you to your DNS provider.',
  },
  {
    title: 'Create an API key',
    text: 'Or open the editor if you would rather not write code.',
  },
  {title: 'Send your first email', text: 'A webhook tells you when it was delivered.'},
] as const;

/** A circle as a path, the one shape whose `pathLength` SVG 1.1 knows. */
function circle(radius: number): string {
  const half = `a${String(radius)} ${String(radius)} 0 0 1 `;
  return `M${String(radius)} 0${half}-${String(2 * radius)} 0${half}${String(2 * radius)} 0`;
}

/** A clock whose first half hour is marked. */
function Clock() {
  return (
    <svg
      className={styles.clock}
      viewBox="-102 -102 204 204"
      role="img"
      aria-label="A clock with its first half hour marked in yellow: under 30 minutes."
    >
      <circle className={styles.dial} r="98" />
      <path className={styles.half} d="M0-72a72 72 0 0 1 0 144z" />
      <path className={styles.minutes} d={circle(86)} pathLength="60" />
      <path className={styles.hours} d={circle(83)} pathLength="12" />
      <text className={styles.span} x="39" y="3">
        &lt; 30
      </text>
      <text className={styles.unit} x="39" y="19">
        minutes
      </text>
      <path className={styles.hands} d="M0 0v-56" transform="rotate(-75)" />
      <path className={styles.hands} d="M0 0v74" />
      <circle className={styles.pin} r="6" />
    </svg>
  );
}

const [smallest] = [...facts.plans.value].sort(
  (one, other) => one.monthly - other.monthly,
);

/** The trial: seven days, how its first half hour goes, and what comes after. */
export function Trial() {
  return (
    <section className={`later ${styles.section ?? ''}`}>
      <div className={`wrap ${styles.columns ?? ''}`}>
        <div>
          <Franking
            className={styles.franking}
            label="A postage mark: 7 days, €0, free trial"
            rim={[brand.name.toUpperCase(), 'POSTAGE PAID']}
            lines={['7', 'DAYS']}
            value={['EU', '€0', 'FREE TRIAL']}
          />
          <h2>Free for 7 days, sending in under 30 minutes</h2>
          <p className={styles.text}>
            Try it on a real project, with your own domain and real emails, and decide at
            the end of the week whether to choose a plan.
            {smallest && (
              <>
                {' '}
                Plans start at {faceValue(smallest.monthly)} a month for{' '}
                {plain(smallest.included)} emails, and every plan includes all nine
                features. {!facts.plans.confirmed && <SampleMark />}
              </>
            )}
          </p>
          <p className={styles.actions}>
            <TrialLink>Try it free</TrialLink>
            <ButtonLink to="/pricing/" kind="secondary">
              See pricing
            </ButtonLink>
          </p>
        </div>
        <div className={styles.start}>
          <Clock />
          <ol className={styles.steps}>
            {STEPS.map(({title, text}) => (
              <li key={title}>
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  );
}
