import {useId} from 'react';
import {keyPrefix} from '../site';
import styles from './Field.module.css';
import {typeKey, useSession} from './session';

/**
 * The field for an API key, which only the mock in the page gets.
 *
 * @param variable the environment variable that the code reads instead
 */
export function Key({variable}: {variable: string}) {
  const id = useId();
  const {key} = useSession();
  return (
    <section>
      <h4>Authorization</h4>
      <div className={styles.field}>
        <div className={styles.head}>
          <label htmlFor={id}>API key</label>
          <span>only for the mock</span>
        </div>
        <p id={`${id}about`} className={styles.about}>
          Optional. The code reads the key from <code>{variable}</code>, and the mock
          accepts any key that begins with <code>{keyPrefix}_test_</code> or{' '}
          <code>{keyPrefix}_live_</code>. What you type here stays in this tab: it is
          never stored, sent or put into a link.
        </p>
        <input
          id={id}
          className={styles.box}
          type="text"
          aria-describedby={`${id}about`}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={200}
          value={key}
          onChange={({target}) => {
            typeKey(target.value);
          }}
        />
      </div>
    </section>
  );
}
