import type {ReactNode} from 'react';
import styles from './SelectField.module.css';

/** A labelled list to choose one thing from. */
export function SelectField({
  id,
  name,
  label,
  options,
  children,
}: {
  id: string;
  name: string;
  label: string;
  /** Labels by value. */
  options: readonly (readonly [value: string, label: string])[];
  /** What the choice means, below the list. */
  children?: ReactNode;
}) {
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <select id={id} name={name}>
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
      {children}
    </div>
  );
}
