import clsx from 'clsx';
import type {CSSProperties, ReactNode} from 'react';
import styles from './Layout.module.css';

interface ColumnsProps {
  /** The tracks where there is room for columns, such as `5fr 7fr`. */
  split: string;
  /** The width of the window from which there are columns, in rem. */
  from?: 48 | 64 | 80;
  /** They touch: each has its own padding. */
  joined?: boolean;
  align?: 'middle' | 'bottom' | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** Things below each other and, where the window has room, beside each other. */
export function Columns({
  split,
  from = 64,
  joined = false,
  align,
  className,
  children,
}: ColumnsProps) {
  return (
    <div
      className={clsx(
        styles.columns,
        styles[`from${String(from)}`],
        !joined && styles.apart,
        align && styles[align],
        className,
      )}
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
  /**
   * What it stands on: the page, with a line above or not, the recessed ground, the green of a
   * form, the dark counter, or yellow.
   */
  on?: 'paper' | 'ruled' | 'tray' | 'form' | 'night' | 'field';
  /** It is the first of its page. */
  first?: boolean;
  /** Where it has space of its own: what follows or comes before may have enough. */
  space?: 'both' | 'above' | 'below';
  /** About its height on a long page, which lays it out after the first screen. */
  tall?: string | undefined;
  /** It has several blocks below each other. */
  spaced?: boolean;
}

/** A part of a page from edge to edge, with its matter in the column of all pages. */
export function Section({
  id,
  heading,
  on = 'paper',
  first = false,
  space = 'both',
  tall,
  spaced = false,
  split,
  align,
  className,
  children,
}: SectionProps) {
  return (
    <section
      id={id}
      className={clsx(
        styles.section,
        styles[on],
        first && styles.first,
        styles[space],
        tall && 'later',
        className,
      )}
      aria-labelledby={heading}
      {...(tall && {style: {'--tall': tall} as CSSProperties})}
    >
      <div className={clsx('wrap', spaced && styles.spaced)}>
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
