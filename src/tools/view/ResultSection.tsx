import {useId, type ReactNode} from 'react';
import {ResultBoundary} from './ResultBoundary';
import styles from './ResultSection.module.css';
import {ResultFoot} from './ResultFoot';

/** The result of a check, below the form that asked for it, and the way back to that form. */
export function ResultSection({
  answer,
  verdict,
  onReset,
  link,
  children,
}: {
  /** What the result is made of. */
  answer: unknown;
  /** Id of its verdict. */
  verdict: string;
  onReset: () => void;
  /** Without it there is nothing to share. */
  link?: (() => string) | undefined;
  children: ReactNode;
}) {
  return (
    <section className={`wrap ${styles.result ?? ''}`} aria-labelledby={verdict}>
      <ResultBoundary of={answer} anew>
        {children}
      </ResultBoundary>
      <ResultFoot onReset={onReset} link={link} />
    </section>
  );
}

/** A part of a result below its heading. */
export function ResultPart({title, children}: {title: string; children: ReactNode}) {
  const id = useId();
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {children}
    </section>
  );
}
