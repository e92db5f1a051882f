import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {Fragment} from 'react';
import {useFallback} from '../locales';
import {CopyPage} from './CopyPage';
import styles from './PageActions.module.css';

/**
 * Chats that take a question in their address. Nothing is asked of them until the reader
 * follows the link. Sources for the format: Mintlify's contextual menu
 * (https://mintlify.com/docs/ai/contextual-menu, which offers the same three) and
 * https://treyhunner.com/2024/07/chatgpt-and-claude-from-your-browser-url-bar/
 */
const CHATS: readonly {name: string; address: string}[] = [
  {name: 'ChatGPT', address: 'https://chatgpt.com/?q='},
  {name: 'Claude', address: 'https://claude.ai/new?q='},
  {name: 'Perplexity', address: 'https://www.perplexity.ai/search?q='},
];

/** What to do with the page's text elsewhere: copy it, read it plain, ask about it. */
export function PageActions({path}: {path: string}) {
  const {siteConfig} = useDocusaurusContext();
  const twin = `${useFallback()?.href ?? path}index.md`;
  const question = encodeURIComponent(
    `Read ${siteConfig.url}${twin} so that I can ask about it.`,
  );
  return (
    <span className={styles.actions}>
      <CopyPage />
      {/* A file, not a page: the router must not take it. */}
      <a href={twin}>{translate({message: 'View as Markdown'})}</a>
      <span>
        {`${translate({message: 'Open in'})} `}
        {CHATS.map(({name, address}, index) => (
          <Fragment key={name}>
            {index > 0 && ', '}
            <a href={address + question} rel="nofollow noreferrer">
              {name}
            </a>
          </Fragment>
        ))}
      </span>
    </span>
  );
}
