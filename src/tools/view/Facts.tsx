import type {ReactNode} from 'react';
import styles from './Facts.module.css';

/** A few facts side by side, each below its name. */
export function Facts({
  facts,
}: {
  facts: readonly (readonly [name: string, fact: ReactNode])[];
}) {
  return (
    <dl className={styles.facts}>
      {facts.map(([name, fact]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{fact}</dd>
        </div>
      ))}
    </dl>
  );
}
