import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useEffect, useState} from 'react';
import {Page} from '../chrome';
import {PageMeta} from '../metadata';
import {SearchBox} from '../search';
import {brand} from '../site';
import {Columns, Kix} from '../ui';
import type {PageEntry} from './nearPages';
import styles from './NotFoundPage.module.css';

/** What people look for most. */
const USUAL = [
  {
    path: '/docs/email-sending-quickstart/',
    title: translate({message: 'Send your first email'}),
  },
  {path: '/docs/api/email/', title: translate({message: 'Email API reference'})},
  {
    path: '/transactional-email-templates/',
    title: translate({message: 'Transactional email templates'}),
  },
  {path: '/tools/', title: translate({message: 'Free tools'})},
  {path: '/articles/', title: translate({message: 'Articles'})},
  {path: '/pricing/', title: translate({message: 'Pricing'})},
  {path: '/contact/', title: translate({message: 'Contact'})},
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
        title={translate({message: 'Page not found'})}
        description={translate({
          message:
            'This page does not exist. Check the address, search the docs, or start from one of the suggested pages.',
        })}
        noIndex
        bootNow
      />
      <div className={`wrap ${styles.page ?? ''}`}>
        <Columns split="1fr 1fr" align="middle">
          <div>
            <h1>{translate({message: 'This page does not exist.'})}</h1>
            <p className="lead">
              {translate({
                message:
                  'Check the address, search the docs, or start from one of these pages.',
              })}
            </p>
            <div aria-live="polite">
              {near.length > 0 && (
                <>
                  <h2>{translate({message: 'Pages with a similar address'})}</h2>
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
            <h2>{translate({message: 'Search the docs'})}</h2>
            <div className={styles.search}>
              <p>
                {translate({message: 'Find guides, API calls and individual fields:'})}
              </p>
              <SearchBox />
            </div>
            <h2>{translate({message: 'Good places to start'})}</h2>
            <ul className={styles.usual}>
              {USUAL.map(({path, title}) => (
                <li key={path}>
                  <Link to={path}>{title}</Link>
                </li>
              ))}
            </ul>
            <p className="small quiet">
              {translate({
                message: 'If a link on this site led you here, please tell us which one:',
              })}{' '}
              <a href={`mailto:${brand.supportEmail}`}>{brand.supportEmail}</a>
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
        </Columns>
      </div>
    </Page>
  );
}
