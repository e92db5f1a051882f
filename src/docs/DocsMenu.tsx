import Link from '@docusaurus/Link';
import {useDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import type {PropSidebar} from '@docusaurus/plugin-content-docs';
import {useLocation} from '@docusaurus/router';
import {withSlash} from '../site';
import styles from './DocsMenu.module.css';

type Item = PropSidebar[number];

function MenuLink({item, pathname}: {item: Item; pathname: string}) {
  if (item.type !== 'link') {
    return null;
  }
  return (
    <li>
      <Link
        to={item.href}
        aria-current={withSlash(item.href) === pathname ? 'page' : undefined}
      >
        {item.label}
      </Link>
    </li>
  );
}

/** The sections of the docs; they open and close without JavaScript. */
export function DocsMenu({label}: {label: string}) {
  const sidebar = useDocsSidebar();
  const {pathname} = useLocation();
  return (
    <nav className={styles.menu} aria-label={label}>
      {sidebar?.items.map(
        (section) =>
          section.type === 'category' && (
            <details key={section.label} open>
              <summary>{section.label}</summary>
              <ul className={styles.list}>
                {section.items.map((item) => (
                  <MenuLink
                    key={item.type === 'link' ? item.href : item.type}
                    item={item}
                    pathname={pathname}
                  />
                ))}
              </ul>
            </details>
          ),
      )}
    </nav>
  );
}
