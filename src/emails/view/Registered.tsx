import Link from '@docusaurus/Link';
import {formatDate} from '../../reading';
import {Kix, Rows} from '../../ui';
import type {TemplatePage} from '../pageData';
import styles from './Registered.module.css';

/** What the system behind the email has to do, as registered post. */
export function Registered({slug, security}: Pick<TemplatePage, 'slug' | 'security'>) {
  return (
    <>
      <div className={styles.label} aria-hidden="true">
        <b>R</b>
        <span>
          Registered
          <Kix text={slug} className={styles.kix} />
        </span>
      </div>
      <Rows as="ol" className={styles.notes}>
        {security.notes.map(({title, note, source}) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{note}</p>
            {source && (
              <p>
                <Link to={source.href}>{source.label}</Link>
              </p>
            )}
          </li>
        ))}
      </Rows>
      <p className={styles.read}>
        Sources read on {formatDate(security.checkedOn)}. {security.sources}
      </p>
    </>
  );
}
