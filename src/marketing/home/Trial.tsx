import {brand, facts} from '../../site';
import {plain} from '../../tools/number';
import {Columns, SampleMark} from '../../ui';
import {Part, Steps, TrialActions} from '../parts';
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

/**
 * A clock whose first half hour is marked. The lines of its minutes and hours are dashes of
 * a circle that is 60 minutes, or 12 hours, long.
 */
function Clock() {
  return (
    <svg
      className={styles.clock}
      viewBox="-102 -102 204 204"
      fill="none"
      stroke="var(--ink)"
      textAnchor="middle"
      role="img"
      aria-label="A clock with its first half hour marked in yellow: under 30 minutes."
    >
      <circle fill="var(--sheet)" strokeWidth="5" r="98" />
      <path fill="var(--yellow)" stroke="none" d="M0-72a72 72 0 0 1 0 144z" />
      <path
        d={circle(86)}
        pathLength="60"
        strokeWidth="5"
        strokeDasharray="0.14 0.86"
        strokeDashoffset="0.07"
      />
      <path
        d={circle(83)}
        pathLength="12"
        strokeWidth="14"
        strokeDasharray="0.07 0.93"
        strokeDashoffset="0.035"
      />
      <g fill="var(--on-yellow)" stroke="none">
        <text x="39" y="3">
          &lt; 30
        </text>
        <text x="39" y="19" fontSize="11">
          minutes
        </text>
      </g>
      <g strokeWidth="6">
        <path d="M0 0v-56" transform="rotate(-75)" />
        <path d="M0 0v74" />
        <circle r="3" />
      </g>
    </svg>
  );
}

const [smallest] = [...facts.plans.value].sort(
  (one, other) => one.monthly - other.monthly,
);

/** The trial: seven days, how its first half hour goes, and what comes after. */
export function Trial() {
  return (
    <Part
      id="trial"
      tall="46rem"
      beside="late"
      title="Free for 7 days, sending in under 30 minutes"
      intro={
        <>
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
        </>
      }
      aside={<TrialActions to="/pricing/" label="See pricing" />}
    >
      <Columns split="16rem minmax(0, 1fr)" from={48} align="middle">
        <Clock />
        <div className={styles.start}>
          <Franking
            label="A postage mark: 7 days, €0, free trial"
            rim={[brand.name.toUpperCase(), 'POSTAGE PAID']}
            lines={['7', 'DAYS']}
            value={['EU', '€0', 'FREE TRIAL']}
          />
          <Steps of={STEPS} />
        </div>
      </Columns>
    </Part>
  );
}
