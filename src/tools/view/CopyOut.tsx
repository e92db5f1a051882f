import {useId, useRef, type ReactNode} from 'react';
import {CopyButton} from '../../reading';
import styles from './CopyOut.module.css';

/** A result in one form, to copy. */
export interface Output {
  id: string;
  label: string;
  /** What it is for, in a sentence. */
  what: ReactNode;
  text: string;
  /** The same text with marks; the text itself where there is none. */
  shown?: ReactNode;
}

function Pane({output: {id, label, what, text, shown = text}}: {output: Output}) {
  const code = useRef<HTMLElement>(null);
  return (
    <div className={styles.pane} data-pane={id}>
      <div className={styles.bar}>
        <p>{what}</p>
        <CopyButton what={label} text={() => text} fallback={() => code.current} />
      </div>
      <pre className={styles.text}>
        <code ref={code}>{shown}</code>
      </pre>
    </div>
  );
}

/**
 * A result in several forms, in tabs of radio buttons that need no JavaScript. The first
 * five tabs of a set can be shown.
 */
export function CopyOut({legend, outputs}: {legend: string; outputs: readonly Output[]}) {
  const name = useId();
  return (
    <div className={styles.out}>
      <fieldset className={styles.strip}>
        <legend className="vh">{legend}</legend>
        {outputs.map(({id, label}, index) => (
          <label key={id}>
            <input type="radio" name={name} value={id} defaultChecked={index === 0} />
            {label}
          </label>
        ))}
      </fieldset>
      {outputs.map((output) => (
        <Pane key={output.id} output={output} />
      ))}
    </div>
  );
}
