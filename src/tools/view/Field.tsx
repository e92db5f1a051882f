import type {ReactNode} from 'react';
import styles from './Field.module.css';

/** What is wrong with a field, or with one of its lines. */
export interface FieldProblem {
  /** Number of the line, from 1; only where a field has several. */
  line?: number | undefined;
  message: string;
  cure?: string | undefined;
  /** Nothing is lost by it. */
  gentle?: boolean | undefined;
}

interface FieldProps {
  id: string;
  name: string;
  label: ReactNode;
  /** It can be left empty. */
  optional?: boolean | undefined;
  hint?: ReactNode;
  problems?: readonly FieldProblem[] | undefined;
  /** Lines to see at once; without it the field has one line. */
  lines?: number;
  maxLength: number;
  placeholder?: string;
  inputMode?: 'url' | 'email' | 'decimal' | 'numeric' | undefined;
  /** What it holds at first. */
  initial?: string;
  /** What stands after the value: a unit. */
  unit?: ReactNode;
}

/**
 * A labelled field for technical text, with its hint and its problems tied to it. It
 * keeps its own value: what was typed before hydration stays.
 */
export function Field({
  id,
  name,
  label,
  optional = false,
  hint,
  problems = [],
  lines,
  maxLength,
  placeholder,
  inputMode,
  initial = '',
  unit,
}: FieldProps) {
  const described = [
    ...(hint ? [`${id}-hint`] : []),
    ...(problems.length > 0 ? [`${id}-problems`] : []),
  ];
  const box = {
    id,
    name,
    maxLength,
    placeholder,
    inputMode,
    defaultValue: initial,
    autoComplete: 'off',
    autoCapitalize: 'none',
    autoCorrect: 'off',
    spellCheck: false,
    className: styles.box,
    'aria-describedby': described.join(' ') || undefined,
    'aria-invalid': problems.some(({gentle}) => !gentle) ? true : undefined,
  };
  return (
    <div className={styles.field}>
      <label htmlFor={id}>
        {label} {optional && <span>optional</span>}
      </label>
      {lines !== undefined ? (
        <textarea rows={lines} {...box} />
      ) : unit === undefined ? (
        <input type="text" {...box} />
      ) : (
        <span className={styles.measured}>
          <input type="text" {...box} />
          <span>{unit}</span>
        </span>
      )}
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {problems.length > 0 && (
        <ul id={`${id}-problems`} className={styles.problems}>
          {problems.map(({line, message, cure, gentle}, index) => (
            // Two lines may be at fault in the same way, and one line in two.
            <li key={index} data-gentle={gentle ? '' : undefined}>
              {line !== undefined && <b>Line {line}. </b>}
              {message} {cure}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
