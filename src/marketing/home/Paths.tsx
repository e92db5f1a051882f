import Link from '@docusaurus/Link';
import type {NavLink} from '../../site';
import styles from './Paths.module.css';

const PATHS: readonly (NavLink & {who: string})[] = [
  {
    who: 'Developers',
    label: 'Send an email with one API call',
    href: '/docs/email-sending-quickstart/',
    hint: 'Quickstart in five languages',
  },
  {
    who: 'Marketers',
    label: 'Send campaigns from the same list',
    href: '/email-marketing/',
    hint: 'Newsletters, product updates and onboarding',
  },
  {
    who: 'Founders',
    label: 'See what your volume costs',
    href: '/pricing/',
    hint: 'Price calculator and comparison',
  },
];

/** Where each of the three kinds of visitors goes next. */
export function Paths() {
  return (
    <section className={`later ${styles.section ?? ''}`}>
      <div className="wrap">
        <h2 className="vh">Where developers, marketers and founders start</h2>
        <ul className={styles.paths}>
          {PATHS.map(({who, label, href, hint}) => (
            <li key={href}>
              <Link to={href}>
                <span>{who}</span>
                <b>{label}</b>
                <span className={styles.hint}>{hint}</span>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
