import styles from './Rules.module.css';

/** What to do and what to leave, under the post office's own two marks. */
export function Rules({dos, donts}: {dos: readonly string[]; donts: readonly string[]}) {
  return (
    <div className={styles.rules}>
      {[
        {title: 'Do', mark: 'Priority', list: dos},
        {title: 'Don’t', mark: 'Return to sender', list: donts},
      ].map(({title, mark, list}, index) => (
        <section key={title} data-kind={index === 0 ? 'do' : 'dont'}>
          <div className={styles.head}>
            <h2>{title}</h2>
            <span className={styles.mark} aria-hidden="true">
              {mark}
            </span>
          </div>
          <ul className={styles.list}>
            {list.map((rule) => (
              <li key={rule}>{rule}</li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
