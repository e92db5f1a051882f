import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {lazy, Suspense, useState, type ComponentProps} from 'react';
import {control, needsApp} from '../../shell';
import {escapeHtml} from '../../site';
import {CrossIcon, LensIcon} from './icons';
import styles from './SearchBox.module.css';

/** What stands below the field until the search is there: see `SearchBox`. */
const WAITING = {
  __html: `<p>${escapeHtml(translate({message: 'Loading the search …'}))}</p>`,
};

/** The button that looks like a field. */
function BoxButton(props: ComponentProps<'button'>) {
  return (
    <button
      type="button"
      {...props}
      data-search=""
      className={styles.box}
      data-scripted
      aria-label={translate({message: 'Search all docs'})}
      aria-haspopup="dialog"
      aria-keyshortcuts="/ Control+K Meta+K"
    >
      <LensIcon />
      <span className={styles.label}>{translate({message: 'Search all docs'})}</span>
      <kbd aria-hidden="true">/</kbd>
    </button>
  );
}

const loadDocSearch = () => import('./DocSearch');
const DocSearch = lazy(loadDocSearch);

/**
 * The box of a build with Algolia. DocSearch is loaded when the box has the focus, and takes
 * its place when it is pressed; until then no page speaks to Algolia.
 */
function DocSearchBox() {
  const [isPressed, setPressed] = useState(false);
  const warmUp = () => {
    // A failure is met again, and shown, when the box is pressed.
    loadDocSearch().catch(() => undefined);
  };
  const button = (
    <BoxButton
      {...needsApp}
      onFocus={warmUp}
      onClick={() => {
        setPressed(true);
      }}
    />
  );
  return isPressed ? (
    <Suspense fallback={button}>
      <DocSearch />
    </Suspense>
  ) : (
    button
  );
}

/**
 * The box and the dialog of the search in the browser.
 *
 * This is markup and no more. The dialog's field is part of the page's HTML, so it opens in
 * the same event that asks for it: whatever is typed next goes straight into a real field,
 * and no key has to be passed on. Everything that moves is done by a script of its own
 * (`browser/search.ts`), before React is there and after. So React must take the dialog as
 * it finds it: what stands below the field is no child of React's, and attributes of the
 * field may have changed before React comes.
 */
function EmbeddedSearchBox() {
  return (
    <>
      <BoxButton {...control('search')} />
      <dialog
        className={styles.dialog}
        aria-label={translate({message: 'Search all docs'})}
        data-search-dialog=""
        suppressHydrationWarning
      >
        <div className={styles.sheet}>
          <div className={styles.row}>
            <LensIcon />
            <form role="search" {...control('search')} className={styles.form}>
              <input
                className={styles.field}
                type="text"
                // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- what it controls comes with the first answer
                role="combobox"
                aria-label={translate({message: 'Search all docs'})}
                aria-autocomplete="list"
                aria-expanded={false}
                placeholder={translate({message: 'Search all docs'})}
                autoComplete="off"
                autoCapitalize="none"
                autoCorrect="off"
                spellCheck={false}
                enterKeyHint="go"
                maxLength={300}
                suppressHydrationWarning
              />
            </form>
            {/* Closes without any script. */}
            <form method="dialog">
              <button
                className={styles.close}
                aria-label={translate({message: 'Close search'})}
              >
                <CrossIcon />
              </button>
            </form>
          </div>
          <div
            className={styles.answers}
            data-search-answers=""
            dangerouslySetInnerHTML={WAITING}
            suppressHydrationWarning
          />
        </div>
      </dialog>
    </>
  );
}

/** 'Search all docs': Algolia's widget where it is configured, else the search in the browser. */
export function SearchBox() {
  const {themeConfig} = useDocusaurusContext().siteConfig;
  return (
    <>
      {'algolia' in themeConfig ? <DocSearchBox /> : <EmbeddedSearchBox />}
      <noscript>
        <p className={styles.noscript}>
          {translate({message: 'Search needs JavaScript. Every page is in the menu.'})}
        </p>
      </noscript>
    </>
  );
}
