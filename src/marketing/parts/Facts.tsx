import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './Facts.module.css';

/** A few facts in a row, each below its name. */
export function Facts({
  of: facts,
  className,
}: {
  of: readonly (readonly [name: ReactNode, value: ReactNode])[];
  className?: string | undefined;
}) {
  return (
    <dl className={clsx(styles.facts, className)}>
      {facts.map(([name, value], index) => (
        <div key={index}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
