import type {TOCItem} from '@docusaurus/mdx-loader';
import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import styles from './Toc.module.css';

interface TocProps {
  toc: readonly TOCItem[];
  className?: string | undefined;
}

function topLevel(toc: readonly TOCItem[]) {
  return toc.filter(({level}) => level === 2);
}

/**
 * Headings of the page, in the margin. The one being read is marked by the style sheet, or
 * by `src/controls` where that cannot.
 */
export function Toc({toc, className}: TocProps) {
  return (
    <nav className={clsx(styles.toc, className)} aria-labelledby="toc-title" data-toc="">
      <h2 id="toc-title" className={styles.title}>
        {translate({message: 'On this page'})}
      </h2>
      <TocList items={topLevel(toc)} />
    </nav>
  );
}

/** The same, folded, for screens without a margin; no part of the Markdown twin. */
export function FoldedToc({toc, className}: TocProps) {
  return (
    <details className={clsx(styles.toc, styles.folded, className)} data-twin="none">
      <summary className={styles.title}>{translate({message: 'On this page'})}</summary>
      <TocList items={topLevel(toc)} />
    </details>
  );
}

function TocList({items}: {items: readonly TOCItem[]}) {
  return (
    <ul className={styles.list}>
      {items.map(({id, value}) => (
        <li key={id}>
          <a
            href={`#${id}`}
            // The text of a heading, as the MDX compiler rendered it from our own content.
            dangerouslySetInnerHTML={{__html: value}}
          />
        </li>
      ))}
    </ul>
  );
}
