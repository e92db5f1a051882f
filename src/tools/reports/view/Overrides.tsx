import {messagesOf, overrideWords, type Summary} from '..';
import styles from './Overrides.module.css';

/** Why receivers did something else than the policy asks for. */
export function Overrides({summary: {overrides}}: {summary: Summary}) {
  return overrides.length === 0 ? null : (
    <section aria-labelledby="overrides">
      <h2 id="overrides">Why receivers did not follow the policy</h2>
      <dl className={styles.overrides}>
        {overrides.map(({type, messages, comments}) => (
          <div key={type}>
            <dt>
              <code>{type}</code> <span>{messagesOf(messages)}</span>
            </dt>
            <dd>
              <p>{overrideWords[type] ?? overrideWords.other}</p>
              {comments.length > 0 && (
                <p className={styles.comments}>
                  Comments:{' '}
                  {comments.map((comment, index) => (
                    <span key={comment}>
                      {index > 0 && ', '}“{comment}”
                    </span>
                  ))}
                </p>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
