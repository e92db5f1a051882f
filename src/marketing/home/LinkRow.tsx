import Link from '@docusaurus/Link';
import type {NavLink} from '../../site';
import styles from './LinkRow.module.css';

/** Links side by side, each with whom it is for, if not all, and what it leads to. */
export function LinkRow({links}: {links: readonly (NavLink & {who?: string})[]}) {
  return (
    <ul className={styles.row}>
      {links.map(({who, label, href, hint}) => (
        <li key={href}>
          <Link to={href}>
            {who && <small>{who}</small>}
            <b>{label}</b>
            <span>{hint}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
