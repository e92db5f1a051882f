import type {KeyboardEvent, MouseEvent} from 'react';
import {CrossIcon} from './icons';
import styles from './Start.module.css';

interface SuggestionsProps {
  title: string;
  pages: readonly {path: string; title: string}[];
  onChoose: (path: string) => void;
}

/** Pages to go to when there is nothing to choose from. */
export function Suggestions({title, pages, onChoose}: SuggestionsProps) {
  function choose(event: MouseEvent, path: string) {
    if (!event.ctrlKey && !event.metaKey && !event.shiftKey) {
      event.preventDefault();
      onChoose(path);
    }
  }
  return (
    <section aria-labelledby="search-suggestions">
      <h2 id="search-suggestions" className={styles.title}>
        {title}
      </h2>
      <ul className={styles.list}>
        {pages.map((page) => (
          <li key={page.path} className={styles.row}>
            <a
              href={page.path}
              data-row=""
              onClick={(event) => {
                choose(event, page.path);
              }}
            >
              {page.title}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface RecentProps {
  searches: readonly string[];
  onSearch: (query: string) => void;
  onRemove: (query: string) => void;
}

/** The visitor's last searches, kept in this browser only. */
export function Recent({searches, onSearch, onRemove}: RecentProps) {
  return (
    <section aria-labelledby="search-recent">
      <h2 id="search-recent" className={styles.title}>
        Recent searches
      </h2>
      <ul className={styles.list}>
        {searches.map((query) => (
          <li key={query} className={styles.row}>
            <button
              type="button"
              data-row=""
              onClick={() => {
                onSearch(query);
              }}
            >
              {query}
            </button>
            <button
              type="button"
              className={styles.remove}
              aria-label={`Remove ${query}`}
              onClick={() => {
                onRemove(query);
              }}
            >
              <CrossIcon />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/**
 * Arrow keys on rows that are no results: from the field to the first row and on.
 *
 * @returns whether the key was one for that
 */
export function moveAmongRows(event: KeyboardEvent<HTMLElement>): boolean {
  const step = {ArrowDown: 1, ArrowUp: -1}[event.key];
  if (step === undefined) {
    return false;
  }
  const rows = [
    ...event.currentTarget.querySelectorAll<HTMLElement>('[data-row], [role="combobox"]'),
  ];
  const here = rows.indexOf(document.activeElement as HTMLElement);
  rows.at((here + step) % rows.length)?.focus();
  event.preventDefault();
  return true;
}
