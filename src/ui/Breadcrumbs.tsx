import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import type {Crumb} from '../metadata';
import styles from './Breadcrumbs.module.css';

export function Breadcrumbs({trail}: {trail: readonly Crumb[]}) {
  return (
    <nav className={styles.crumbs} aria-label={translate({message: 'Breadcrumb'})}>
      <ol className={styles.list}>
        {trail.map(({label, href}) => (
          <li key={label}>
            {href ? <Link to={href}>{label}</Link> : <span>{label}</span>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
