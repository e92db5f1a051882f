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
