import Head from '@docusaurus/Head';
import {Page} from '../chrome';
import {ReadingParts} from './ReadingParts';
import type {Token} from './readTokens';
import {Tokens} from './Tokens';
import {ToolParts} from './ToolParts';
import {UiParts} from './UiParts';
import styles from './Workbench.module.css';

/** Everything that pages are put together from, on one page. */
export default function WorkbenchPage({tokens}: {tokens: readonly Token[]}) {
  return (
    <Page>
      <Head>
        <title>Parts of the site</title>
        <meta name="robots" content="noindex" />
      </Head>
      <div className={styles.bench}>
        <header>
          <h1>Parts of the site</h1>
          <p>
            Every token, and every shared part in its states. Use one of these before you
            build another. The switch in the footer shows them in the other color mode.
          </p>
        </header>
        <Tokens tokens={tokens} />
        <UiParts />
        <ReadingParts />
        <ToolParts />
      </div>
    </Page>
  );
}
