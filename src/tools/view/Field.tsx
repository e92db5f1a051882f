import type {ComponentProps, ReactNode} from 'react';
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

interface Common {
  id: string;
  label: ReactNode;
  hint?: ReactNode;
  problems?: readonly FieldProblem[] | undefined;
}

type OneLine = Common & {lines?: undefined} & ComponentProps<'input'>;
type SeveralLines = Common & {lines: number} & ComponentProps<'textarea'>;

/**
 * A labelled field for technical text, with its hint and its problems tied to it. It
 * keeps its own value: what was typed before hydration stays.
 */
export function Field(props: OneLine | SeveralLines) {
  const {id, label, hint, problems = [], ...rest} = props;
  const described = [hint ? `${id}-hint` : '', problems.length > 0 ? `${id}-problems` : '']
    .filter(Boolean)
    .join(' ');
  const common = {
    id,
    autoComplete: 'off',
    autoCapitalize: 'none',
    autoCorrect: 'off',
    spellCheck: false,
    'aria-describedby': described || undefined,
    'aria-invalid': problems.some(({gentle}) => !gentle) || undefined,
  } as const;
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {rest.lines === undefined ? (
        <input {...(rest as ComponentProps<'input'>)} {...common} className={styles.box} />
      ) : (
        <TextArea {...(rest as ComponentProps<'textarea'>)} {...common} rows={rest.lines} />
      )}
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {problems.length > 0 && (
        <ul id={`${id}-problems`} className={styles.problems}>
          {problems.map(({line, message, cure, gentle}) => (
            <li key={`${line ?? 0} ${message}`} data-gentle={gentle || undefined}>
              {line !== undefined && <b>Line {line}. </b>}
              {message} {cure}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function TextArea({lines: _, ...rest}: ComponentProps<'textarea'> & {lines?: number}) {
  return <textarea {...rest} className={styles.box} />;
}
