import Link from '@docusaurus/Link';
import {useDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import type {PropSidebar} from '@docusaurus/plugin-content-docs';
import {useLocation} from '@docusaurus/router';
import {withSlash} from '../site';
import styles from './DocsMenu.module.css';

type Item = PropSidebar[number];

function MenuLink({href, label}: {href: string; label: string}) {
  const {pathname} = useLocation();
  return (
    <Link to={href} aria-current={withSlash(href) === pathname ? 'page' : undefined}>
      {label}
    </Link>
  );
}

/** Pages, and categories among them with their own pages, however deep. */
function MenuList({items}: {items: readonly Item[]}) {
  return (
    <ul className={styles.list}>
      {items.map((item) => {
        if (item.type === 'html') {
          return null;
        }
        return (
          <li key={item.type === 'link' ? item.href : item.label}>
            {item.type === 'link' ? <MenuLink {...item} /> : <Category {...item} />}
          </li>
        );
      })}
    </ul>
  );
}

/** A part of the menu. One with a page of its own has it as its first link. */
function Category({label, href, items}: Extract<Item, {type: 'category'}>) {
  const own: Item[] = href ? [{type: 'link', label, href}] : [];
  return (
    <details open>
      <summary>{label}</summary>
      <MenuList items={[...own, ...items]} />
    </details>
  );
}

/** The sections of the docs; they open and close without JavaScript. */
export function DocsMenu({label}: {label: string}) {
  const items = useDocsSidebar()?.items ?? [];
  const loose = items.filter(({type}) => type === 'link');
  return (
    <nav className={styles.menu} aria-label={label}>
      {loose.length > 0 && <MenuList items={loose} />}
      {items.map(
        (section) =>
          section.type === 'category' && <Category key={section.label} {...section} />,
      )}
    </nav>
  );
}
