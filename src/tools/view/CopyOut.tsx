import {useId, useRef, type ReactNode} from 'react';
import {CopyButton} from '../../reading';
import {needsApp} from '../../shell';
import {saveText} from '../../ui';
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
  /** Name of the file to save it as; without one it can be copied only. */
  file?: string;
}

function Pane({output: {id, label, what, text, shown = text, file}}: {output: Output}) {
  const code = useRef<HTMLElement>(null);
  return (
    <div className={styles.pane} data-pane={id}>
      <div className={styles.bar}>
        <p>{what}</p>
        <span className={styles.take}>
          <CopyButton what={label} text={() => text} fallback={() => code.current} />
          {file && (
            <button
              type="button"
              {...needsApp}
              className={styles.save}
              data-scripted
              onClick={() => {
                saveText(file, text);
              }}
            >
              Save<span className="vh"> {label} as a file</span>
            </button>
          )}
        </span>
      </div>
      <pre className={styles.text}>
        <code ref={code}>{shown}</code>
      </pre>
    </div>
  );
}

/**
 * A result in several forms, in tabs of radio buttons that need no JavaScript. The first
 * eight tabs of a set can be shown.
 */
export function CopyOut({legend, outputs}: {legend: string; outputs: readonly Output[]}) {
  const name = useId();
  return (
    <div
      // Where the tabs are others, the first is chosen: the chosen one may be gone.
      key={outputs.map(({id}) => id).join(' ')}
      className={styles.out}
    >
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
