import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {useFallback} from '../locales';
import {scene} from '../shell';
import {MyStack} from '../stack';
import {DiscountBanner} from './DiscountBanner';
import styles from './PageFrame.module.css';
import {SiteFooter} from './SiteFooter';

export interface PageFrameProps {
  header: ReactNode;
  /** The whole page is an application: React starts when any part of it is approached. */
  isScene?: boolean;
  children: ReactNode;
}

/** Skip link, discount banner, header, content, footer, My stack: every page has them. */
export function PageFrame({header, isScene = false, children}: PageFrameProps) {
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
