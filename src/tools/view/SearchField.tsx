import {useId, type ReactNode} from 'react';
import styles from './SearchField.module.css';

/** A field that narrows down what is below it, and what it has found. */
export function SearchField({
  label,
  onSearch,
  children,
}: {
  label: string;
  /** @param text what is in the field */
  onSearch: (text: string) => void;
  /** What was found, read aloud. */
  children: ReactNode;
}) {
  const id = useId();
  return (
    <div className={styles.search} data-scripted>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="search"
        autoComplete="off"
        spellCheck={false}
        aria-describedby={`${id}found`}
        onChange={({currentTarget}) => {
          onSearch(currentTarget.value);
        }}
        onKeyDown={(event) => {
          // Nothing to submit here.
          if (event.key === 'Enter') {
            event.preventDefault();
          }
        }}
      />
      <p id={`${id}found`} role="status">
        {children}
      </p>
    </div>
  );
}
