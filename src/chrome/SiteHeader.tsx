import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import type {CSSProperties} from 'react';
import {brand, features, headerLinks} from '../site';
import {useMenuText} from '../locales';
import {FullScreenMenu, MenuButton} from './FullScreenMenu';
import {HEADER_CLASS} from './headerStates';
import {HomeLink} from './HomeLink';
import styles from './SiteHeader.module.css';
import {TrialLink} from './TrialLink';
import {ForAnonymous, ForUser} from './visitor';

const FEATURES_ID = 'features';
const MENU_ID = 'menu';

/** A strip of pictures of the features, in the order of `PICTURED`. */
const PICTURES = 'url(/pictures/features.svg)';
const PICTURED = features.flatMap(({links}) => links.map(({href}) => href));

/** The browser's own hover menu, with Escape and a delay; React has no name for it yet. */
const opensOnHover = {interestfor: FEATURES_ID};

function FeaturesPanel() {
  const menuText = useMenuText();
  return (
    <div id={FEATURES_ID} className={styles.panel} popover="auto">
      <div className={styles.columns} style={{'--pictures': PICTURES} as CSSProperties}>
        {features.map(({title, links}) => (
          <section key={title} aria-labelledby={`${FEATURES_ID}-${title}`}>
            <h2 id={`${FEATURES_ID}-${title}`} className={styles.groupTitle}>
              {menuText(title)}
            </h2>
            <ul className={styles.list}>
              {links.map(({label, href, hint}) => (
                <li key={href}>
                  <Link
                    to={href}
                    style={{'--picture': PICTURED.indexOf(href)} as CSSProperties}
                  >
                    <b>{menuText(label)}</b>
                    <span>{menuText(hint ?? '')}</span>
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  );
}

function MobileMenu() {
  const menuText = useMenuText();
  const groups = [...features, {title: 'More', links: headerLinks}];
  return (
    <FullScreenMenu id={MENU_ID} label={translate({message: 'Menu'})}>
      <nav aria-label={translate({message: 'Main, small screen'})}>
        {groups.map(({title, links}) => (
          <section key={title}>
            <h2 className={styles.groupTitle}>
              {title === 'More' ? translate({message: 'More'}) : menuText(title)}
            </h2>
            <ul className={styles.menuList}>
              {links.map(({label, href}) => (
                <li key={href}>
                  <Link to={href}>{menuText(label)}</Link>
                </li>
              ))}
              {title === 'More' && (
                <>
                  <ForAnonymous as="li">
                    <Link to={brand.app.login}>{translate({message: 'Login'})}</Link>
                  </ForAnonymous>
                  <ForUser as="li">
                    <Link to={brand.app.dashboard}>
                      {translate({message: 'Dashboard'})}
                    </Link>
                  </ForUser>
                </>
              )}
            </ul>
          </section>
        ))}
      </nav>
      <ForAnonymous as="div">
        <TrialLink className={styles.menuTrial}>
          {translate({message: 'Start 7-day trial'})}
        </TrialLink>
      </ForAnonymous>
    </FullScreenMenu>
  );
}

/** Header of every page but the docs: see `DocsBar` for theirs. */
export function SiteHeader() {
  const menuText = useMenuText();
  return (
    <header className={clsx(HEADER_CLASS, styles.top)}>
      <div className={clsx('wrap', styles.bar)}>
        <HomeLink className={styles.brand} />
        <nav className={styles.nav} aria-label={translate({message: 'Main'})}>
          <button
            type="button"
            className={styles.features}
            popoverTarget={FEATURES_ID}
            // A click after the hover has opened the panel must not close it again.
            popoverTargetAction="show"
            {...opensOnHover}
          >
            {translate({message: 'Features'})}
          </button>
          <FeaturesPanel />
          {headerLinks.map(({label, href}) => (
            <Link key={href} to={href}>
              {menuText(label)}
            </Link>
          ))}
        </nav>
        <div className={styles.actions}>
          <ForAnonymous>
            <Link to={brand.app.login} className={styles.login}>
              {translate({message: 'Login'})}
            </Link>
            <TrialLink size="small">{translate({message: 'Try it free'})}</TrialLink>
          </ForAnonymous>
          <ForUser>
            <Link to={brand.app.dashboard} className={styles.dashboard}>
              {translate({message: 'Dashboard'})}
            </Link>
          </ForUser>
          <span className={styles.burger}>
            <MenuButton menu={MENU_ID} label={translate({message: 'Menu'})} />
          </span>
        </div>
      </div>
      <MobileMenu />
    </header>
  );
}
