import {Footnote, Part, Points} from '../parts';
import styles from './Endings.module.css';
import {endings} from './onboarding';

/** A semaphore at danger: the arm stands level. */
function Signal() {
  return (
    <svg viewBox="0 0 48 72" aria-hidden="true">
      <path fill="none" stroke="var(--ink)" strokeWidth="3" d="M36 10v60M28 70h16" />
      <path fill="var(--red)" d="M2 10h36v10H2l4-5z" />
      <circle
        fill="var(--sheet)"
        stroke="var(--ink)"
        strokeWidth="2"
        cx="36"
        cy="15"
        r="4"
      />
    </svg>
  );
}

/** The six ways a run can end early, each at its signal. */
export function Endings() {
  return (
    <Part
      id="endings"
      title="Six events that end a sequence"
      intro={
        <>
          When a sequence ends early for a contact, <code>stopReason</code> tells you why,
          with one of these six values.
        </>
      }
    >
      <Points as="dl" least="20rem" className={styles.signals}>
        {endings.map(({reason, who, text}) => (
          <div key={reason}>
            <dt>
              <Signal />
              <code>{reason}</code> <span>{who}</span>
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </Points>
      <Footnote>
        <b>A reply does not end a sequence,</b> because it goes to your own mailbox and
        not to us. End the sequence by hand or with the API call above once a conversation
        has started.
      </Footnote>
    </Part>
  );
}
