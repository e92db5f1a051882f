import Link from '@docusaurus/Link';
import {Section} from '../../ui';
import styles from './WayOn.module.css';

/** Where a reader of a company page may want to go next. */
interface Way {
  title: string;
  /** What is there, in one line. */
  what: string;
  href: string;
}

/** The last thing on a company page: signposts, so that nobody stands at a dead end. */
export function WayOn({title, ways}: {title: string; ways: readonly Way[]}) {
  return (
    <Section heading="way-on" on="ruled" spaced className={styles.section}>
      <h2 id="way-on">{title}</h2>
      <ul className={styles.list}>
        {ways.map(({title: name, what, href}) => (
          <li key={href}>
            <Link to={href}>
              <b>{name}</b>
              <span>{what}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
