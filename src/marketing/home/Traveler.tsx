import styles from './Traveler.module.css';
import {CODE} from './request';

const STATES = ['202', 'sent', 'delivered'] as const;

/**
 * The sign-in code on its way from the hero's stamp to the inbox in the last section,
 * driven by scrolling alone. A drawing beside the page: its status is said in the scenes.
 */
export function Traveler() {
  return (
    <svg
      className={styles.traveler}
      viewBox="0 0 68 88"
      aria-hidden="true"
      data-twin="none"
    >
      <path className={styles.paper} d="M0 0h68v88H0z" />
      <text className={styles.digits} x="34" y="30">
        {CODE.slice(0, 3)}
      </text>
      <text className={styles.digits} x="34" y="54">
        {CODE.slice(3)}
      </text>
      <path className={styles.rule} d="M8 63h52" />
      {STATES.map((state) => (
        <text key={state} className={styles.state} data-state={state} x="34" y="79">
          {state}
        </text>
      ))}
    </svg>
  );
}
