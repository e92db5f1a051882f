import Translate, {translate} from '@docusaurus/Translate';
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
      <h4>{translate({message: 'Authorization'})}</h4>
      <div className={styles.field}>
        <div className={styles.head}>
          <label htmlFor={id}>{translate({message: 'API key'})}</label>
          <span>{translate({message: 'only for the mock'})}</span>
        </div>
        <p id={`${id}about`} className="small quiet">
          <Translate
            values={{
              variable: <code>{variable}</code>,
              test: <code>{keyPrefix}_test_</code>,
              live: <code>{keyPrefix}_live_</code>,
            }}
          >
            {
              'Optional. The code reads the key from {variable}, and the mock accepts any key that begins with {test} or {live}. What you type here stays in this tab: it is never stored, sent or put into a link.'
            }
          </Translate>
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
