import {useId, type ComponentProps, type ReactNode} from 'react';
import styles from './FormField.module.css';

/**
 * A field of a small form: its label, and the control below it.
 *
 * @param id of the control
 */
export function FormField({
  id,
  label,
  children,
}: {
  id: string;
  label: string;
  children: ReactNode;
}) {
  return (
    <p className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {children}
    </p>
  );
}

/** A field for a domain, a name or another short text, with what is wrong in place of its hint. */
export function TextField({
  label,
  hint,
  problem,
  ...input
}: {
  label: string;
  hint: string;
  problem: string | undefined;
} & ComponentProps<'input'>) {
  const id = useId();
  return (
    <FormField id={id} label={label}>
      <input
        {...input}
        id={id}
        type="text"
        maxLength={300}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        aria-describedby={`${id}-hint`}
        aria-invalid={problem ? true : undefined}
      />
      <span id={`${id}-hint`} className={problem ? styles.problem : styles.hint}>
        {problem ?? hint}
      </span>
    </FormField>
  );
}

/**
 * The end of a small form.
 *
 * @param children its buttons
 * @param said what came of them, which is announced
 */
export function FormEnd({said, children}: {said: string; children: ReactNode}) {
  return (
    <>
      <p className={styles.actions}>{children}</p>
      <p className={styles.hint} role="status">
        {said}
      </p>
    </>
  );
}
