import Link from '@docusaurus/Link';
import {pages as registered, type PageKind, type PagePath} from '../../site';
import styles from './ReadOn.module.css';

interface Tab {
  /** What it is: `Quickstart`, `Template`. */
  kind: string;
  title: string;
  href: string;
}

/**
 * A page to go on to: the address of a registered one, whose kind and name are known; any
 * other page, or a registered one by another name, in words.
 */
export type ReadOnPage = PagePath | Tab;

const KINDS: Readonly<Record<PageKind, string>> = {
  home: 'Home',
  company: 'Company',
  feature: 'Feature',
  articles: 'Articles',
  templates: 'Templates',
  template: 'Template',
  tools: 'Tools',
  tool: 'Tool',
};

/** What the registry says of a page. */
function fromRegistry(path: PagePath): Tab {
  const {kind, name} = registered[path];
  return {kind: KINDS[kind], title: name, href: path};
}

interface ReadOnProps {
  /** Above them, when they are a part of their own. */
  title?: string;
  pages: readonly ReadOnPage[];
}

/** Pages to go on to, as tabs of a card index. */
export function ReadOn({title: about, pages}: ReadOnProps) {
  return (
    <nav aria-label={about ?? 'Read on'} data-twin="kept">
      {about && <h3 className={styles.title}>{about}</h3>}
      <ul className={styles.tabs}>
        {pages
          .map((page) => (typeof page === 'string' ? fromRegistry(page) : page))
          .map(({kind, title, href}) => (
            <li key={href}>
              <Link to={href}>
                <span>{kind}</span> <b>{title}</b>
              </Link>
            </li>
          ))}
      </ul>
    </nav>
  );
}
