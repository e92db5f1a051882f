import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import {useMenuText, useTranslations} from '../locales';
import {brand, footerColumns} from '../site';
import {StackButton} from '../stack';
import {Fold} from '../ui';
import {HomeLink} from './HomeLink';
import styles from './SiteFooter.module.css';

/** Until the shell has set the visitor's own: see `src/shell/inline`. */
const BUILD_YEAR = new Date().getFullYear();

const THEMES = [
  {value: 'system', label: translate({message: 'System'})},
  {value: 'light', label: translate({message: 'Light'})},
  {value: 'dark', label: translate({message: 'Dark'})},
] as const;

/** Works by the shell alone; without JavaScript the system's mode holds. */
function ThemeChoice() {
  return (
    <fieldset className={styles.theme}>
      <legend className="vh">{translate({message: 'Color mode'})}</legend>
      {THEMES.map(({value, label}) => (
        <label key={value}>
          <input type="radio" name="theme" value={value} data-theme-choice="" />
          {label}
        </label>
      ))}
    </fieldset>
  );
}

/** The page in the other languages: another build, so that each link loads a document. */
function LanguageChoice() {
  const others = useTranslations().filter(({isCurrent}) => !isCurrent);
  return others.map(({lang, label, href}) => (
    <a key={lang} href={href} hrefLang={lang} lang={lang}>
      {label}
    </a>
  ));
}

export function SiteFooter() {
  const menuText = useMenuText();
  const [first, second] = brand.sisters;
  return (
    <footer className={clsx(styles.foot, 'later')}>
      <div className="wrap">
        <div className={styles.grid}>
          <div className={styles.about}>
            <HomeLink className={styles.brand} word={styles.word} />
            <p>
              {`${brand.description} `}
              <Translate
                values={{
                  year: brand.founded,
                  first: <Link to={first?.url}>{first?.name}</Link>,
                  second: <Link to={second?.url}>{second?.name}</Link>,
                }}
              >
                {
                  'Made in the EU since {year}, by the people behind {first} and {second}.'
                }
              </Translate>
            </p>
            <p>
              <Translate
                values={{
                  address: (
                    <a href={`mailto:${brand.supportEmail}`}>{brand.supportEmail}</a>
                  ),
                }}
              >
                {'Questions go to {address}.'}
              </Translate>
            </p>
          </div>
          {footerColumns.map(({title, links}) => (
            <nav key={title} aria-label={menuText(title)}>
              <h2 className={styles.title}>{menuText(title)}</h2>
              <Fold label={menuText(title)}>
                <ul className={styles.list}>
                  {links.map(({label, href}) => (
                    <li key={href}>
                      <Link to={href}>{menuText(label)}</Link>
                    </li>
                  ))}
                </ul>
              </Fold>
            </nav>
          ))}
        </div>
        <div className={styles.end}>
          <p>
            {'© '}
            <span id="year" suppressHydrationWarning>
              {BUILD_YEAR}
            </span>
            {` ${brand.name}`}
          </p>
          <div className={styles.choices} data-scripted>
            <ThemeChoice />
            <LanguageChoice />
            <StackButton className={styles.stack} />
          </div>
          <div className={styles.kix} aria-hidden="true" />
        </div>
      </div>
    </footer>
  );
}
