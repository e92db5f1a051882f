import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {useFallback} from '../locales';
import {scene} from '../shell';
import {MyStack} from '../stack';
import {DiscountBanner} from './DiscountBanner';
import styles from './Page.module.css';
import {SiteFooter} from './SiteFooter';
import {SiteHeader} from './SiteHeader';

interface PageProps {
  /** Another bar than the site's header. */
  header?: ReactNode;
  /** The whole page is an application: React starts when any part of it is approached. */
  isScene?: boolean;
  children: ReactNode;
}

/** Skip link, discount banner, header, content, footer, My stack: every page has them. */
export function Page({header = <SiteHeader />, isScene = false, children}: PageProps) {
  return (
    <>
      <nav aria-label={translate({message: 'Skip'})}>
        <a className={styles.skip} href="#main">
          {translate({message: 'Skip to content'})}
        </a>
      </nav>
      <DiscountBanner />
      {header}
      <main
        id="main"
        tabIndex={-1}
        className={styles.main}
        lang={useFallback()?.lang}
        {...(isScene && scene)}
      >
        {children}
      </main>
      <SiteFooter />
      <MyStack />
    </>
  );
}
