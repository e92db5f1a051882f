import {translate} from '@docusaurus/Translate';
import type {SearchKind, SearchResult, Segment} from '../types';
import {element} from './elements';

const KINDS: Readonly<Record<SearchKind, string>> = {
  docs: translate({message: 'Guide'}),
  api: translate({message: 'API reference'}),
  article: translate({message: 'Article'}),
  feature: translate({message: 'Feature'}),
  template: translate({message: 'Template'}),
  tool: translate({message: 'Tool'}),
  company: translate({message: 'Company'}),
  legal: translate({message: 'Legal'}),
};

export const LISTBOX_ID = 'search-results';

/** Address of a result from the root, with its anchor. */
function addressOf({path, hash}: SearchResult): string {
  return hash ? `${path}#${hash}` : path;
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

/** Text with what was asked for marked. */
function marked(segments: readonly Segment[]): (Node | string)[] {
  return segments.map((segment) =>
    segment.marked ? element('mark', {}, segment.text) : segment.text,
  );
}

const plain = (segments: readonly Segment[]) => segments.map(({text}) => text).join('');

function kindMark(kind: SearchKind): (Node | string)[] {
  return [' ', element('small', {class: 'search-kind'}, KINDS[kind])];
}

/** @param isFirst whether it is the first of its page */
function option(result: SearchResult, index: number, isFirst: boolean): HTMLElement {
  const {title, trail, excerpt, kind} = result;
  const above = trail.slice(0, -1).map((heading) =>
    // The comma is for screen readers; the eye sees an angle.
    element('span', {}, ...marked(heading), element('span', {class: 'vh'}, ', ')),
  );
  return element(
    'a',
    {
      role: 'option',
      id: `search-option-${String(index)}`,
      class: 'search-option',
      href: addressOf(result),
      'aria-selected': 'false',
      tabindex: '-1',
    },
    ...(above.length > 0 ? [element('span', {class: 'search-above'}, ...above)] : []),
    element(
      'span',
      {class: 'search-heading'},
      element('span', {}, ...marked(trail.at(-1) ?? title)),
      ...(isFirst && trail.length === 0 ? kindMark(kind) : []),
    ),
    element('span', {class: 'search-excerpt'}, ...marked(excerpt)),
  );
}

/** What was found, grouped by page: a listbox that the field above it commands. */
export function resultList(results: readonly SearchResult[]): HTMLElement {
  return element(
    'div',
    {
      role: 'listbox',
      id: LISTBOX_ID,
      'aria-label': translate({message: 'Results'}),
      class: 'search-results',
    },
    ...byPage(results).map(({page, entries}) =>
      element(
        'div',
        {role: 'group', 'aria-label': plain(page.title)},
        // The page, unless its top is found too: then that says it.
        ...(page.trail.length > 0
          ? [
              element(
                'p',
                {role: 'presentation', class: 'search-title'},
                element('b', {}, ...marked(page.title)),
                ...kindMark(page.kind),
              ),
            ]
          : []),
        ...entries.map(({result, index}, place) => option(result, index, place === 0)),
      ),
    ),
  );
}
