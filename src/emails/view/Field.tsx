import styles from './Field.module.css';

interface FieldProps {
  name: string;
  label: string;
  kind: string;
  hint: string;
  value: string;
  type?: 'text' | 'email' | 'url' | 'color';
  placeholder?: string;
  problem?: string | undefined;
}

/** A labeled field with a hint, or with what is wrong with its value. */
export function Field({
  name,
  label,
  kind,
  hint,
  value,
  type = 'text',
  placeholder,
  problem,
}: FieldProps) {
  const id = `field-${name}`;
  return (
    <div className={styles.field}>
      <label htmlFor={id}>
        <code>{label}</code> <span className={styles.kind}>{kind}</span>
      </label>
      <input
        id={id}
        className={styles.control}
        name={name}
        // Not `email` or `url`: anything may be tried here, and the browser's own
        // complaints would stand beside ours.
        type={type === 'color' ? 'color' : 'text'}
        inputMode={type === 'color' || type === 'text' ? undefined : type}
        defaultValue={value}
        placeholder={placeholder}
        autoComplete="off"
        spellCheck={false}
        maxLength={type === 'color' ? undefined : 500}
        aria-describedby={`${id}-hint`}
        aria-invalid={problem ? true : undefined}
      />
      <p id={`${id}-hint`} className={problem ? styles.problem : styles.hint}>
        {problem ?? hint}
      </p>
    </div>
  );
}
