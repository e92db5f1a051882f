import type {TemplatePage} from '../pageData';
import styles from './Rules.module.css';

/** What to do and what to leave, under the post office's own two marks. */
export function Rules({rules}: Pick<TemplatePage, 'rules'>) {
  return (
    <div className={styles.rules}>
      {[
        {title: 'Do', mark: 'Priority', list: rules.do},
        {title: 'Don’t', mark: 'Return to sender', list: rules.avoid},
      ].map(({title, mark, list}, index) => (
        <section key={title} data-kind={index === 0 ? 'do' : 'avoid'}>
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
