import clsx from 'clsx';
import {useId, type ReactNode, type Ref} from 'react';
import {ResultBoundary} from './ResultBoundary';
import styles from './ResultSection.module.css';
import {ResultFoot} from './ResultFoot';

/** The result of a check, below the form that asked for it, and the way back to that form. */
export function ResultSection({
  answer,
  verdict,
  onReset,
  link,
  ref,
  children,
}: {
  /** What the result is made of. */
  answer: unknown;
  /** Id of its verdict. */
  verdict: string;
  onReset: () => void;
  /** Without it there is nothing to share. */
  link?: (() => string) | undefined;
  ref?: Ref<HTMLElement>;
  children: ReactNode;
}) {
  return (
    <section
      ref={ref}
      className={`wrap ${styles.result ?? ''}`}
      aria-labelledby={verdict}
    >
      <ResultBoundary of={answer} anew>
        {children}
      </ResultBoundary>
      <ResultFoot onReset={onReset} link={link} />
    </section>
  );
}

/** A part of a page or a result below its heading. */
export function ResultPart({
  id,
  title,
  level = 3,
  isLarge = false,
  lead,
  isPrinted = true,
  isNarrow = !isPrinted,
  className,
  children,
}: {
  /** The id of its heading, which can get the focus. */
  id?: string;
  title: ReactNode;
  level?: 2 | 3;
  /** It is one of the main parts of the page. */
  isLarge?: boolean;
  /** A few words on it, below the heading. */
  lead?: ReactNode;
  isPrinted?: boolean;
  /** No wider than can be read. */
  isNarrow?: boolean;
  className?: string | undefined;
  children?: ReactNode;
}) {
  const own = useId();
  const Heading = `h${level}` as const;
  return (
    <section
      className={clsx(
        styles.part,
        isLarge && styles.large,
        !isPrinted && styles.screen,
        isNarrow && styles.narrow,
        className,
      )}
      aria-labelledby={id ?? own}
    >
      <Heading id={id ?? own} tabIndex={id === undefined ? undefined : -1}>
        {title}
      </Heading>
      {lead && <p className={styles.lead}>{lead}</p>}
      {children}
    </section>
  );
}
