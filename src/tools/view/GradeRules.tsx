import type {ReactNode} from 'react';
import {Unfold} from '../../ui';
import styles from './GradeRules.module.css';

/** The rules of a grade, with the one that decides. */
export function GradeRules({
  rules,
  decidedBy,
  children,
}: {
  rules: readonly {grade: string; says: string}[];
  /** What the one that decides says. */
  decidedBy: string | undefined;
  /** How they are read. */
  children: ReactNode;
}) {
  return (
    <Unfold className={styles.grades} data-print label="How the grade is decided">
      <p>{children}</p>
      <ol>
        {rules.map((rule) => (
          <li key={rule.says} aria-current={rule.says === decidedBy || undefined}>
            <b>{rule.grade}</b>
            <span>{rule.says}</span>
          </li>
        ))}
      </ol>
    </Unfold>
  );
}
