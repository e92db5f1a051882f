import clsx from 'clsx';
import {useId, type ComponentProps, type ReactNode} from 'react';
import styles from './SelectField.module.css';

/** A list to choose one of, below its label. */
export function SelectField({
  label,
  options,
  inline = false,
  children,
  ...select
}: ComponentProps<'select'> & {
  label: string;
  /** Labels by value. */
  options: readonly (readonly [value: string | number, label: string])[];
  /** The label is beside the list. */
  inline?: boolean;
  /** What the choice means, below the list. */
  children?: ReactNode;
}) {
  const own = useId();
  const {id = own} = select;
  return (
    <div className={clsx(styles.field, inline && styles.inline)}>
      <label htmlFor={id}>{label}</label>
      <select {...select} id={id}>
        {options.map(([value, text], index) => (
          // Options may be alike.
          <option key={`${index} ${value}`} value={value}>
            {text}
          </option>
        ))}
      </select>
      {children}
    </div>
  );
}
