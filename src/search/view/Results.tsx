import type {MouseEvent} from 'react';
import type {SearchKind, SearchResult} from '../types';
import {Marked} from './Marked';
import styles from './Results.module.css';

const KINDS: Readonly<Record<SearchKind, string>> = {
  docs: 'Guide',
  api: 'API reference',
  article: 'Article',
  template: 'Template',
  tool: 'Tool',
  legal: 'Legal',
};

export const LISTBOX_ID = 'search-results';

export function optionId(index: number): string {
  return `search-option-${String(index)}`;
}

export function addressOf({path, hash}: Pick<SearchResult, 'path' | 'hash'>): string {
  return hash ? `${path}#${hash}` : path;
}

interface ResultsProps {
  results: readonly SearchResult[];
  /** Place of the chosen result. */
  active: number;
  onActivate: (index: number) => void;
  onChoose: (result: SearchResult) => void;
}

/** Results with their place among all of them, by page. */
function byPage(results: readonly SearchResult[]) {
  const pages: {page: SearchResult; entries: {result: SearchResult; index: number}[]}[] =
    [];
  results.forEach((result, index) => {
    const last = pages.at(-1);
    if (last?.page.path === result.path) {
      last.entries.push({result, index});
    } else {
      pages.push({page: result, entries: [{result, index}]});
    }
  });
  return pages;
}

/** True for a click that asks for a new tab or window: the browser's own business. */
function isForBrowser({ctrlKey, metaKey, shiftKey, button}: MouseEvent): boolean {
  return ctrlKey || metaKey || shiftKey || button !== 0;
}

function Kind({kind}: {kind: SearchKind}) {
  return (
    <>
      {' '}
      <small className={styles.kind}>{KINDS[kind]}</small>
    </>
  );
}

function Option({
  result,
  index,
  isFirst,
  active,
  onActivate,
  onChoose,
}: Omit<ResultsProps, 'results'> & {
  result: SearchResult;
  index: number;
  /** The first of its page. */
  isFirst: boolean;
}) {
  const {title, trail, excerpt, kind} = result;
  const above = trail.slice(0, -1);
  return (
    <a
      role="option"
      id={optionId(index)}
      className={styles.option}
      href={addressOf(result)}
      aria-selected={index === active}
      tabIndex={-1}
      onMouseMove={() => {
        onActivate(index);
      }}
      onClick={(event) => {
        if (!isForBrowser(event)) {
          event.preventDefault();
          onChoose(result);
        }
      }}
    >
      {above.length > 0 && (
        <span className={styles.above}>
          {above.map((heading, level) => (
            <span key={level}>
              <Marked segments={heading} />
              <span className="vh">, </span>
            </span>
          ))}
        </span>
      )}
      <span className={styles.heading}>
        <span>
          <Marked segments={trail.at(-1) ?? title} />
        </span>
        {isFirst && trail.length === 0 && <Kind kind={kind} />}
      </span>
      <span className={styles.excerpt}>
        <Marked segments={excerpt} />
      </span>
    </a>
  );
}

/** The page, unless its top is found too: then that says it. */
function PageTitle({page: {title, kind}}: {page: SearchResult}) {
  return (
    <p role="presentation" className={styles.title}>
      <b>
        <Marked segments={title} />
      </b>
      <Kind kind={kind} />
    </p>
  );
}

const plain = (segments: SearchResult['title']) =>
  segments.map(({text}) => text).join('');

/** What was found, grouped by page: a listbox that the field above it commands. */
export function Results({results, ...handlers}: ResultsProps) {
  return (
    <div role="listbox" id={LISTBOX_ID} aria-label="Results" className={styles.results}>
      {byPage(results).map(({page, entries}) => (
        <div key={page.path} role="group" aria-label={plain(page.title)}>
          {page.trail.length > 0 && <PageTitle page={page} />}
          {entries.map(({result, index}, place) => (
            <Option
              key={index}
              result={result}
              index={index}
              isFirst={place === 0}
              {...handlers}
            />
          ))}
        </div>
      ))}
    </div>
  );
}
