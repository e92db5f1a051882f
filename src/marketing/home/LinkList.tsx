import Link from '@docusaurus/Link';
import type {NavLink} from '../../site';
import {isBuilt} from '../../chrome';
import styles from './LinkList.module.css';

/** Ruled list of the links whose pages exist; nothing where none does. */
export function LinkList({links}: {links: readonly NavLink[]}) {
  const built = links.filter(({href}) => isBuilt(href));
  return built.length === 0 ? null : (
    <ul className={styles.list}>
      {built.map(({label, href}) => (
        <li key={href}>
          <Link to={href}>{label}</Link>
        </li>
      ))}
    </ul>
  );
}
