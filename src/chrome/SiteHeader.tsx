import Link from '@docusaurus/Link';
import clsx from 'clsx';
import {brand, features, headerLinks} from '../site';
import {LogoMark, Wordmark} from '../ui';
import {FullScreenMenu, MenuButton} from './FullScreenMenu';
import styles from './SiteHeader.module.css';
import {TrialLink} from './TrialLink';
import {ForAnonymous, ForUser} from './visitor';

const FEATURES_ID = 'features';
const MENU_ID = 'menu';

/** The browser's own hover menu, with Escape and a delay; React has no name for it yet. */
const opensOnHover = {interestfor: FEATURES_ID};

function FeaturesPanel() {
  return (
    <div id={FEATURES_ID} className={styles.panel} popover="auto">
      <div className={styles.columns}>
        {features.map(({title, links}) => (
          <section key={title} aria-labelledby={`${FEATURES_ID}-${title}`}>
            <h2 id={`${FEATURES_ID}-${title}`} className={styles.groupTitle}>
              {title}
            </h2>
            <ul className={styles.list}>
              {links.map(({label, href, hint}) => (
                <li key={href}>
                  <Link to={href}>
                    <b>{label}</b>
                    <span>{hint}</span>
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
  const groups = [...features, {title: 'More', links: headerLinks}];
  return (
    <FullScreenMenu id={MENU_ID} label="Menu">
      <nav aria-label="Main, small screen">
        {groups.map(({title, links}) => (
          <section key={title}>
            <h2 className={styles.groupTitle}>{title}</h2>
            <ul className={styles.menuList}>
              {links.map(({label, href}) => (
                <li key={href}>
                  <Link to={href}>{label}</Link>
                </li>
              ))}
              {title === 'More' && (
                <>
                  <ForAnonymous as="li">
                    <Link to={brand.app.login}>Login</Link>
                  </ForAnonymous>
                  <ForUser as="li">
                    <Link to={brand.app.dashboard}>Dashboard</Link>
                  </ForUser>
                </>
              )}
            </ul>
          </section>
        ))}
      </nav>
      <ForAnonymous as="div">
        <TrialLink className={styles.menuTrial}>Start 7-day trial</TrialLink>
      </ForAnonymous>
    </FullScreenMenu>
  );
}

/** Header of every page but the docs: see `DocsBar` for theirs. */
export function SiteHeader() {
  return (
    <header className={styles.top}>
      <div className={clsx('wrap', styles.bar)}>
        <Link to="/" className={styles.brand} aria-label={`${brand.name}, home`}>
          <LogoMark />
          <Wordmark />
        </Link>
        <nav className={styles.nav} aria-label="Main">
          <button
            type="button"
            className={styles.features}
            popoverTarget={FEATURES_ID}
            {...opensOnHover}
          >
            Features
          </button>
          <FeaturesPanel />
          {headerLinks.map(({label, href}) => (
            <Link key={href} to={href}>
              {label}
            </Link>
          ))}
        </nav>
        <div className={styles.actions}>
          <ForAnonymous>
            <Link to={brand.app.login} className={styles.login}>
              Login
            </Link>
            <TrialLink size="small">Try it free</TrialLink>
          </ForAnonymous>
          <ForUser>
            <Link to={brand.app.dashboard} className={styles.dashboard}>
              Dashboard
            </Link>
          </ForUser>
          <span className={styles.burger}>
            <MenuButton menu={MENU_ID} label="Menu" />
          </span>
        </div>
      </div>
      <MobileMenu />
    </header>
  );
}
