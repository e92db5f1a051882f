import Link from '@docusaurus/Link';
import type {NavLink} from '../../site';
import styles from './LinkList.module.css';

/** Ruled list of links. */
export function LinkList({links}: {links: readonly NavLink[]}) {
  return (
    <ul className={styles.list}>
      {links.map(({label, href}) => (
        <li key={href}>
          <Link to={href}>{label}</Link>
        </li>
      ))}
    </ul>
  );
}
