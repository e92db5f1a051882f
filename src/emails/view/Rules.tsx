import clsx from 'clsx';
import {Columns} from '../../ui';
import type {TemplatePage} from '../pageData';
import styles from './Rules.module.css';
import signs from './Signs.module.css';

/** What to do and what to leave, under the post office's own two marks. */
export function Rules({rules}: Pick<TemplatePage, 'rules'>) {
  return (
    <Columns split="1fr 1fr" from={48}>
      {[
        {kind: 'do', title: 'Do', mark: 'Priority', list: rules.do},
        {kind: 'avoid', title: 'Don’t', mark: 'Return to sender', list: rules.avoid},
      ].map(({kind, title, mark, list}) => (
        <section key={kind} data-kind={kind}>
          <div className={styles.head}>
            <h2>{title}</h2>
            <span className={styles.mark} aria-hidden="true">
              {mark}
            </span>
          </div>
          <ul className={clsx(signs.signs, styles.list)} data-kind={kind}>
            {list.map((rule) => (
              <li key={rule}>{rule}</li>
            ))}
          </ul>
        </section>
      ))}
    </Columns>
  );
}
