import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {SearchBox} from '../search';
import {brand} from '../site';
import {StackButton} from '../stack';
import {HomeLink} from './HomeLink';
import styles from './DocsBar.module.css';
import {FullScreenMenu, MenuButton} from './FullScreenMenu';
import {TrialLink} from './TrialLink';
import {Avatar, ForAnonymous, ForUser} from './visitor';

const MENU_ID = 'docs-menu';

/** Top bar of the docs. `menu` is the docs menu, shown in an overlay on small screens. */
export function DocsBar({menu}: {menu: ReactNode}) {
  return (
    <header className={styles.bar}>
      <div className={styles.inner}>
        <span className={styles.burger}>
          <MenuButton menu={MENU_ID} label={translate({message: 'Docs menu'})} />
        </span>
        <HomeLink word={styles.word} />
        <Link to="/docs/" className={styles.docs}>
          {translate({message: 'Docs'})}
        </Link>
        <SearchBox />
        <div className={styles.actions}>
          <StackButton className={styles.stack} />
          <ForAnonymous>
            <Link to={brand.app.login} className={clsx(styles.link, styles.login)}>
              {translate({message: 'Log in'})}
            </Link>
            <TrialLink size="small">{translate({message: 'Get started'})}</TrialLink>
          </ForAnonymous>
          <ForUser>
            <Avatar />
            <Link to={brand.app.dashboard} className={styles.link}>
              {translate({message: 'Dashboard'})}
            </Link>
          </ForUser>
        </div>
      </div>
      <FullScreenMenu id={MENU_ID} label={translate({message: 'Docs menu'})}>
        <div className={styles.own}>
          <StackButton className={styles.menuStack} />
          <ForAnonymous>
            <Link to={brand.app.login} className={styles.link}>
              {translate({message: 'Log in'})}
            </Link>
          </ForAnonymous>
          <ForUser>
            <Link to={brand.app.dashboard} className={styles.link}>
              {translate({message: 'Dashboard'})}
            </Link>
          </ForUser>
        </div>
        {menu}
      </FullScreenMenu>
    </header>
  );
}
