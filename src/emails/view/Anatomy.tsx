import type {CSSProperties} from 'react';
import {Columns} from '../../ui';
import type {AnatomyNote} from '../types';
import styles from './Anatomy.module.css';

const LINES = 'repeating-linear-gradient(var(--line) 0 0.5rem, #0000 0.5rem 0.875rem)';

/** How each part of a letter looks without its words. */
const SHAPES: Readonly<Record<AnatomyNote['part'], CSSProperties>> = {
  subject: {width: '70%', background: 'var(--ink-2)'},
  preheader: {
    height: '1rem',
    border: '1.5px dashed var(--line-strong)',
    background: 'none',
  },
  name: {width: '4.5rem', height: '1rem', background: 'var(--green)'},
  heading: {width: '80%', height: '1.25rem', background: 'var(--ink)'},
  text: {height: '1.75rem', background: LINES},
  button: {
    width: '11rem',
    height: '2.5rem',
    borderRadius: 'var(--r2)',
    background: 'var(--green)',
  },
  details: {
    height: '4.5rem',
    borderBottom: '1.5px solid var(--line)',
    background: 'repeating-linear-gradient(var(--line) 0 1.5px, #0000 1.5px 1.5rem)',
  },
  aside: {
    height: '1.5rem',
    borderLeft: '3px solid var(--line-strong)',
    borderRadius: 0,
    background: `${LINES} 0.75rem 0 / 100% no-repeat`,
  },
  footer: {width: '60%'},
};

/** Notes on the parts of the letter, numbered; and the letter with the numbers on it. */
export function Anatomy({notes}: {notes: readonly AnatomyNote[]}) {
  return (
    <Columns split="minmax(0, 24rem) minmax(0, 1fr)" className={styles.anatomy}>
      <ol className={styles.drawing} aria-hidden="true">
        {notes.map(({part, title}) => (
          <li key={title} data-part={part}>
            <i style={SHAPES[part]} />
          </li>
        ))}
      </ol>
      <ol className={styles.notes}>
        {notes.map(({title, note}) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{note}</p>
          </li>
        ))}
      </ol>
    </Columns>
  );
}
