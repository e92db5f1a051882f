import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useEffect, useState} from 'react';
import {Page} from '../chrome';
import {PageMeta} from '../metadata';
import {SearchBox} from '../search';
import {brand} from '../site';
import {Kix} from '../ui';
import type {PageEntry} from './nearPages';
import styles from './NotFoundPage.module.css';

/** What people look for who have lost their way. */
const USUAL = [
  {path: '/docs/email-sending-quickstart/', title: 'Send your first email'},
  {path: '/docs/api/email/', title: 'Email API'},
  {path: '/transactional-email-templates/', title: 'Email templates'},
  {path: '/tools/', title: 'Free tools'},
  {path: '/articles/', title: 'Articles'},
  {path: '/pricing/', title: 'Pricing'},
  {path: '/contact/', title: 'Contact'},
];

/** A path as people write it; at most 80 characters. */
function readable(pathname: string): string {
  try {
    return decodeURI(pathname).slice(0, 80);
  } catch {
    return pathname.slice(0, 80);
  }
}

/**
 * Pages whose address is like an unknown one. The list of all pages comes by itself: docs
 * pages carry the rest of this page along, and every new page would make them heavier.
 */
async function findNear(pathname: string): Promise<readonly PageEntry[]> {
  const [{default: pages}, {nearPages}] = await Promise.all([
    import('@generated/not-found/default/pages.json'),
    import('./nearPages'),
  ]);
  return nearPages(pathname, pages);
}

/** None until they are found, and where the list cannot be had. */
function useNearPages(pathname: string): readonly PageEntry[] {
  const [found, setFound] = useState<{of: string; near: readonly PageEntry[]}>();
  useEffect(() => {
    findNear(pathname).then(
      (near) => {
        setFound({of: pathname, near});
      },
      () => {
        // The other ways on stand below.
      },
    );
  }, [pathname]);
  return found?.of === pathname ? found.near : [];
}

/** The page for every unknown address: "return to sender", with the way back. */
export function NotFoundPage() {
  const {pathname} = useLocation();
  // The server makes one page for all unknown addresses: it knows none of them.
  const isBrowser = useIsBrowser();
  const near = useNearPages(pathname);
  return (
    <Page>
      <PageMeta
        title="Page not found"
        description="There is no page at this address. Here are the pages it might have been."
        noIndex
        bootNow
      />
      <div className={`wrap ${styles.page ?? ''}`}>
        <div>
          <h1>No such address.</h1>
          <p className="lead">
            This page has moved, or its address has a typing mistake in it. Nothing you
            wrote is lost.
          </p>
          <div aria-live="polite">
            {near.length > 0 && (
              <>
                <h2 className={styles.title}>Did you mean one of these?</h2>
                <ul className={styles.list}>
                  {near.map(({path, title}) => (
                    <li key={path}>
                      <Link to={path}>
                        <b>{title}</b>
                        <span>{path}</span>
                      </Link>
                    </li>
                  ))}
                </ul>
              </>
            )}
          </div>
          <h2 className={styles.title}>Look it up</h2>
          <div className={styles.search}>
            <p>In the docs and the API reference, down to single fields:</p>
            <SearchBox />
          </div>
          <h2 className={styles.title}>Or go where most things are</h2>
          <ul className={styles.usual}>
            {USUAL.map(({path, title}) => (
              <li key={path}>
                <Link to={path}>{title}</Link>
              </li>
            ))}
          </ul>
          <p className={styles.tell}>
            Did a link on this site bring you here? Then tell{' '}
            <a href={`mailto:${brand.supportEmail}`}>{brand.supportEmail}</a> which one.
          </p>
        </div>
        <div className={styles.envelope} aria-hidden="true">
          <div className={styles.address}>
            <span>{isBrowser ? readable(pathname) : '/?'}</span>
            <span>{brand.name}</span>
            <Kix text="404 NOT FOUND" className={styles.kix} />
          </div>
          <div className={styles.sticker}>
            <b>404</b>
            <span>Return to sender</span>
            <ul>
              <li>Moved</li>
              <li data-checked="">Unknown</li>
              <li>Refused</li>
            </ul>
          </div>
        </div>
      </div>
    </Page>
  );
}
