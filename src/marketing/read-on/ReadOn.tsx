import Link from '@docusaurus/Link';
import styles from './ReadOn.module.css';

export interface ReadOnPage {
  /** What it is: `Quickstart`, `Template`. */
  kind: string;
  title: string;
  href: string;
}

/** Pages to go on to, as tabs of a card index. */
export function ReadOn({pages}: {pages: readonly ReadOnPage[]}) {
  return (
    <ul className={styles.tabs}>
      {pages.map(({kind, title, href}) => (
        <li key={href}>
          <Link to={href}>
            <span>{kind}</span>
            <b>{title}</b>
          </Link>
        </li>
      ))}
    </ul>
  );
}
