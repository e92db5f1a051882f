import clsx from 'clsx';
import type {CSSProperties, ReactNode} from 'react';
import styles from './Layout.module.css';

interface ColumnsProps {
  /** The tracks where there is room for columns, such as `5fr 7fr`. */
  split: string;
  align?: 'middle' | 'bottom' | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** Columns beside each other from 64rem up, and below each other before. */
export function Columns({split, align, className, children}: ColumnsProps) {
  return (
    <div
      className={clsx(styles.columns, align && styles[align], className)}
      style={{'--split': split} as CSSProperties}
    >
      {children}
    </div>
  );
}

interface SectionProps extends Partial<ColumnsProps> {
  id?: string;
  /** The id of its heading. */
  heading?: string;
  /** What it stands on: the page, the recessed ground, the dark counter, or yellow. */
  on?: 'paper' | 'tray' | 'night' | 'field';
  /** It is the first of its page. */
  first?: boolean;
}

/** A part of a page from edge to edge, with its matter in the column of all pages. */
export function Section({
  id,
  heading,
  on = 'paper',
  first = false,
  split,
  align,
  className,
  children,
}: SectionProps) {
  return (
    <section
      id={id}
      className={clsx(styles.section, styles[on], first && styles.first, className)}
      aria-labelledby={heading}
    >
      <div className="wrap">
        {split ? (
          <Columns split={split} align={align}>
            {children}
          </Columns>
        ) : (
          children
        )}
      </div>
    </section>
  );
}

interface BoxProps {
  className?: string | undefined;
  children: ReactNode;
}

/** A heading, paragraphs of a readable width, and what to do next. */
export function Say({className, children}: BoxProps) {
  return <div className={clsx(styles.say, className)}>{children}</div>;
}

/** Buttons and links in a row. */
export function Actions({children}: {children: ReactNode}) {
  return <div className={styles.actions}>{children}</div>;
}

/** A list in rows, each on a line of its own. */
export function Rows({
  as: List = 'ul',
  pair,
  className,
  children,
}: BoxProps & {
  as?: 'ul' | 'ol' | 'dl';
  /** The tracks of a row that has two parts beside each other. */
  pair?: string;
}) {
  return (
    <List
      className={clsx(styles.rows, pair && styles.pairs, className)}
      style={pair ? ({'--pair': pair} as CSSProperties) : undefined}
    >
      {children}
    </List>
  );
}

/**
 * Views of which one is seen, all in one cell, so that a choice moves nothing below: the one
 * for which the page's style sheet sets `--seen: visible`.
 */
export function Panes({children}: {children: ReactNode}) {
  return <div className={styles.panes}>{children}</div>;
}

/** A table with a line below each row. */
export function Table({className, children}: BoxProps) {
  return <table className={clsx(styles.table, className)}>{children}</table>;
}
