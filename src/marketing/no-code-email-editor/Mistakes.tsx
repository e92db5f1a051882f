import type {ReactNode} from 'react';
import {Section} from '../../ui';
import {Footnote, Points} from '../parts';
import styles from './Mistakes.module.css';

interface Mistake {
  title: string;
  text: string;
  /** What is drawn on the two sheets. */
  broken: string;
  sound: string;
  draw: ReactNode;
}

/** What goes wrong, framed. */
function Fault({d}: {d: string}) {
  return (
    <path fill="none" stroke="var(--red)" strokeWidth="2" strokeDasharray="5 4" d={d} />
  );
}

/** Each is drawn on two sheets of 150 by 120, which begin at 4 and at 186. */
const MISTAKES: readonly Mistake[] = [
  {
    title: 'Layouts that break',
    text: 'Blocks are stacked in one column, because free positioning falls apart on the next screen size.',
    broken: 'Placed freely, on a phone',
    sound: 'In one column',
    draw: (
      <>
        <path fill="var(--line)" d="M20 22h92v14H20zM20 46h70v40H20z" />
        <path fill="var(--line-strong)" d="M64 64h104v34H64z" />
        <Fault d="M154 8v112M44 102h70v16H44z" />
        <path fill="var(--line)" d="M202 22h92v14h-92zM202 44h118v28H202z" />
        <path fill="var(--line-strong)" d="M202 80h118v14H202z" />
        <path fill="var(--yellow)" d="M202 102h54v16h-54z" />
      </>
    ),
  },
  {
    title: 'Web fonts that don’t load',
    text: 'Most mail apps don’t load web fonts, so the email uses fonts that are already installed.',
    broken: 'The replacement is wider',
    sound: 'Installed fonts fit',
    draw: (
      <>
        <path fill="var(--line)" d="M20 22h100v12H20zM20 42h80v12H20z" />
        <path fill="var(--yellow)" d="M20 76h62v26H20z" />
        <path stroke="var(--red)" strokeWidth="6" d="M14 89h116" />
        <Fault d="M8 70h128v38H8z" />
        <path fill="var(--line)" d="M202 22h100v12H202zM202 42h80v12h-80z" />
        <path fill="var(--yellow)" d="M202 76h94v26h-94z" />
        <path stroke="var(--on-yellow)" strokeWidth="6" d="M212 89h74" />
      </>
    ),
  },
  {
    title: 'Designs that depend on styles',
    text: 'Mail apps can change colors and remove styles, so the email is built to stay readable without them.',
    broken: 'Dark text, darkened sheet',
    sound: 'Both colors are set',
    draw: (
      <>
        <path
          fill="var(--night)"
          stroke="var(--line-strong)"
          d="M4 4h150v120H4zM186 4h150v120H186z"
        />
        <path fill="#222938" d="M20 22h92v14H20zM20 46h118v8H20zM20 60h104v8H20z" />
        <Fault d="M14 16h130v60H14z" />
        <path fill="var(--yellow)" d="M20 92h62v16H20z" />
        <path
          fill="var(--night-ink)"
          d="M202 22h92v14h-92zM202 46h118v8H202zM202 60h104v8H202z"
        />
        <path fill="var(--yellow)" d="M202 92h62v16h-62z" />
      </>
    ),
  },
];

/** What the editor leaves out: each mistake, as it arrives and as the editor builds it. */
export function Mistakes() {
  return (
    <Section heading="limits" space="above" spaced>
      <h2 id="limits">Mistakes the editor prevents</h2>
      <Points least="20rem" className={styles.mistakes}>
        {MISTAKES.map(({title, text, broken, sound, draw}) => (
          <li key={title}>
            <svg viewBox="3 3 334 122" aria-hidden="true">
              <path
                fill="var(--sheet)"
                stroke="var(--line-strong)"
                d="M4 4h150v120H4zM186 4h150v120H186z"
              />
              {draw}
            </svg>
            <p className={styles.labels}>
              <span>{broken}</span>
              <span>{sound}</span>
            </p>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </Points>
      <Footnote>
        <b>Illustration:</b> on the left is the email as it can arrive, and on the right
        the email as the editor builds it.
      </Footnote>
    </Section>
  );
}
