import clsx from 'clsx';
import {InlineText} from '../../reading';
import type {OperationView} from '../viewData';
import entries from './Entries.module.css';
import styles from './Errors.module.css';
import {Limits} from './Limits';

/** Every problem an operation can answer with: why it comes and what ends it. */
export function Errors({errors, id}: Pick<OperationView, 'errors' | 'id'>) {
  return (
    <details className={styles.errors} id={`${id}.errors`}>
      <summary>
        <h3>Errors</h3>
        <span>{errors.length}</span>
      </summary>
      <ul className={clsx(entries.entries, styles.list)}>
        {errors.map(({status, code, cause, cure, limits}) => (
          <li key={code}>
            <p className={styles.code}>
              <span>{status}</span> <code>{code}</code>
            </p>
            <p>
              <InlineText text={cause} />{' '}
              {limits.length > 0 && (
                <>
                  Your limit: <Limits limits={limits} />.
                </>
              )}
            </p>
            <p className="quiet">
              <InlineText text={cure} />
            </p>
          </li>
        ))}
      </ul>
    </details>
  );
}
