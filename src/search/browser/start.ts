import {translate} from '@docusaurus/Translate';
import type {PageLink} from '../siteData';
import {element} from './elements';

function section(title: string, id: string, rows: readonly HTMLElement[][]): HTMLElement {
  return element(
    'section',
    {'aria-labelledby': id},
    element('h2', {id, class: 'search-list-title'}, title),
    element('ul', {}, ...rows.map((row) => element('li', {class: 'search-row'}, ...row))),
  );
}

/** Pages to go to when there is nothing to choose from. */
export function suggestionList(title: string, pages: readonly PageLink[]): HTMLElement {
  return section(
    title,
    'search-suggestions',
    pages.map((page) => [element('a', {href: page.path, 'data-row': ''}, page.title)]),
  );
}

/**
 * The visitor's last searches, kept in this browser only. `data-ask` asks one again,
 * `data-remove` removes it.
 *
 * @param cross the sign on the buttons that remove
 */
export function recentList(searches: readonly string[], cross: Node): HTMLElement {
  return section(
    translate({message: 'Recent searches'}),
    'search-recent',
    searches.map((query) => [
      element('button', {type: 'button', 'data-row': '', 'data-ask': query}, query),
      element(
        'button',
        {
          type: 'button',
          class: 'search-remove',
          'data-remove': query,
          'aria-label': translate({message: 'Remove {query}'}, {query}),
        },
        cross.cloneNode(true),
      ),
    ]),
  );
}

/** Arrow keys on rows that are no results: from the field to the first row and on. */
export function moveAmongRows(dialog: HTMLElement, step: number): void {
  const rows = [...dialog.querySelectorAll<HTMLElement>('[data-row], [role="combobox"]')];
  const here = rows.indexOf(document.activeElement as HTMLElement);
  rows.at((here + step) % rows.length)?.focus();
}
