import {translate} from '@docusaurus/Translate';
import {useEffect, useRef} from 'react';
import styles from './Field.module.css';
import {fromLocal, toLocal} from './time';

/** Picks a time in the reader's own time zone, for the field above it. */
export function TimePick({
  value,
  onChange,
}: {
  value: string;
  onChange: (value: string) => void;
}) {
  const input = useRef<HTMLInputElement>(null);

  useEffect(() => {
    // What is half typed in it is not taken away.
    if (input.current && input.current !== document.activeElement) {
      input.current.value = toLocal(value);
    }
  }, [value]);

  return (
    <label className={styles.pick}>
      {translate({message: 'In your time zone'})}
      <input
        ref={input}
        type="datetime-local"
        onChange={({target}) => {
          const time = fromLocal(target.value);
          if (time !== undefined) {
            onChange(time);
          }
        }}
      />
    </label>
  );
}
