import Head from '@docusaurus/Head';
import {useEffect} from 'react';
import {FAILURE_TITLE, isPreloadError, reloadOnce} from '../shell';
import {brand} from '../site';

interface FatalScreenProps {
  error: Error;
  /** Renders the page of the current address again. */
  tryAgain: () => void;
}

/**
 * What takes the place of a page that could not be shown at all. It must not throw, so it
 * uses next to nothing of the site; the shell handles its button. Its layout is here because
 * the style sheet is loaded with every page.
 */
export function FatalScreen({error, tryAgain}: FatalScreenProps) {
  useEffect(() => {
    window.shell?.errors.push(error);
    if (isPreloadError(error)) {
      reloadOnce();
    }
  }, [error]);
  useEffect(() => {
    // Going back leads to a page that could be shown. The router has to know first.
    const retry = () => setTimeout(tryAgain);
    addEventListener('popstate', retry);
    return () => {
      removeEventListener('popstate', retry);
    };
  }, [tryAgain]);
  return (
    <div className="fatal" style={{minHeight: '100vh'}}>
      <Head>
        <html lang="en" />
        <title>{`${FAILURE_TITLE} | ${brand.name}`}</title>
      </Head>
      <header style={{font: '570 var(--s1) var(--display)'}}>
        <a href="/">{`${brand.name} home page`}</a>
      </header>
      <main style={{maxWidth: '40rem', margin: '15vh auto 0'}}>
        <div role="alert">
          <h1>{FAILURE_TITLE}</h1>
          <p style={{marginBlock: '1rem'}}>
            This page could not be loaded. Reloading usually fixes it.
          </p>
        </div>
        <button className="fatal-button" type="button" data-reload="">
          Reload page
        </button>
      </main>
    </div>
  );
}
