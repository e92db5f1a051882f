import type {CSSProperties} from 'react';
import styles from './Traveler.module.css';
import {CODE} from './request';

/** What it says, on which part of its way. */
const STATES = [
  {state: '202', from: '0%', to: '33%'},
  {state: 'sent', from: '31%', to: '66%'},
  {state: 'delivered', from: '64%', to: '100%'},
] as const;

/**
 * The sign-in code on its way from the hero's stamp to the inbox in the last section,
 * driven by scrolling alone. A drawing beside the page: its status is said in the scenes.
 */
export function Traveler() {
  return (
    <svg
      className={styles.traveler}
      viewBox="0 0 68 88"
      fill="var(--ink)"
      textAnchor="middle"
      aria-hidden="true"
      data-twin="none"
    >
      <g fill="var(--sheet)" stroke="var(--line-strong)">
        <path d="M0 0h68v88H0z" />
        <path d="M8 63h52" />
      </g>
      <g fontSize="23">
        <text x="34" y="30">
          {CODE.slice(0, 3)}
        </text>
        <text x="34" y="54">
          {CODE.slice(3)}
        </text>
      </g>
      {STATES.map(({state, from, to}) => (
        <text
          key={state}
          className={styles.state}
          style={{'--from': from, '--to': to} as CSSProperties}
          x="34"
          y="79"
        >
          {state}
        </text>
      ))}
    </svg>
  );
}
