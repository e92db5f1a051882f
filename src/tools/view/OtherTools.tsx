import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import {registeredPages, withSlash} from '../../site';
import styles from './OtherTools.module.css';

/** A page that helps with what the tool has made. */
export interface NextPage {
  label: string;
  href: string;
  hint: string;
}

/** Where to go from here: pages that help, and the other tools. */
export function OtherTools({pages}: {pages: readonly NextPage[]}) {
  const here = withSlash(useLocation().pathname);
  const tools = registeredPages.filter(
    ([path, {footer}]) => footer === 'Tools' && !here.endsWith(path),
  );
  return (
    <ul className={styles.list}>
      {pages.map(({label, href, hint}) => (
        <li key={href}>
          <Link to={href}>{label}</Link>
          <p>{hint}</p>
        </li>
      ))}
      {tools.map(([path, {name}]) => (
        <li key={path}>
          <Link to={path}>{name}</Link>
        </li>
      ))}
    </ul>
  );
}
