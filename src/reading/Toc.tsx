import type {TOCItem} from '@docusaurus/mdx-loader';
import clsx from 'clsx';
import {useEffect, useState} from 'react';
import styles from './Toc.module.css';

/** The heading being read: the last one above the upper third of the window. */
function useCurrentHeading(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  const key = ids.join(' ');
  useEffect(() => {
    const headings = key
      .split(' ')
      .map((id) => document.getElementById(id))
      .filter((element) => element !== null);
    function update() {
      const above = headings.filter(
        (element) => element.getBoundingClientRect().top < window.innerHeight / 3,
      );
      setCurrent(above[above.length - 1]?.id ?? headings[0]?.id);
    }
    let frame = 0;
    function schedule() {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(update);
    }
    schedule();
    addEventListener('scroll', schedule, {passive: true});
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('scroll', schedule);
    };
  }, [key]);
  return current;
}

interface TocProps {
  toc: readonly TOCItem[];
  className?: string | undefined;
}

function topLevel(toc: readonly TOCItem[]) {
  return toc.filter(({level}) => level === 2);
}

/** Headings of the page, in the margin. */
export function Toc({toc, className}: TocProps) {
  const items = topLevel(toc);
  const current = useCurrentHeading(items.map(({id}) => id));
  return (
    <nav className={clsx(styles.toc, className)} aria-labelledby="toc-title">
      <h2 id="toc-title" className={styles.title}>
        On this page
      </h2>
      <TocList items={items} current={current} />
    </nav>
  );
}

/** The same, folded, for screens without a margin; no part of the Markdown twin. */
export function FoldedToc({toc, className}: TocProps) {
  return (
    <details className={clsx(styles.toc, styles.folded, className)} data-twin="none">
      <summary className={styles.title}>On this page</summary>
      <TocList items={topLevel(toc)} />
    </details>
  );
}

function TocList({
  items,
  current,
}: {
  items: readonly TOCItem[];
  current?: string | undefined;
}) {
  return (
    <ul className={styles.list}>
      {items.map(({id, value}) => (
        <li key={id}>
          <a
            href={`#${id}`}
            aria-current={id === current ? 'true' : undefined}
            // The text of a heading, as the MDX compiler rendered it from our own content.
            dangerouslySetInnerHTML={{__html: value}}
          />
        </li>
      ))}
    </ul>
  );
}
