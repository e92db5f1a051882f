/** @jest-environment jsdom */
import {readFileSync} from 'node:fs';
import {LISTBOX_ID, resultList} from '../browser/results';
import type {SearchResult, Segment} from '../types';

/** `the *dkim* record`, where the word between asterisks is what was asked for. */
const segments = (text: string): Segment[] =>
  text
    .split('*')
    .map((part, place) => ({text: part, marked: place % 2 === 1}))
    .filter((segment) => segment.text !== '');

interface Found extends Partial<Pick<SearchResult, 'path' | 'hash' | 'kind'>> {
  title?: string;
  trail?: string[];
  excerpt?: string;
}

const found = ({
  title = 'DKIM',
  trail = [],
  excerpt = 'Text.',
  ...given
}: Found = {}) => ({
  path: '/docs/dkim/',
  hash: '',
  kind: 'docs' as const,
  title: segments(title),
  trail: trail.map(segments),
  excerpt: segments(excerpt),
  ...given,
});

const listOf = (...results: Found[]) => resultList(results.map(found));
const optionsOf = (list: Element) => [...list.querySelectorAll('[role="option"]')];
const groupsOf = (list: Element) => [...list.querySelectorAll('[role="group"]')];
const textsOf = (nodes: Iterable<Node>) => [...nodes].map(({textContent}) => textContent);

/** Two headings of one page, and the top of another. */
const TWO_PAGES: Found[] = [
  {hash: 'setup', trail: ['DKIM', 'Setup']},
  {hash: 'keys', trail: ['DKIM', 'Keys']},
  {path: '/docs/spf/', title: 'SPF'},
];

it('groups what was found by page, in the order it was found in', () => {
  const groups = groupsOf(listOf(...TWO_PAGES));
  expect(groups.map((group) => group.getAttribute('aria-label'))).toEqual([
    'DKIM',
    'SPF',
  ]);
  expect(
    groups.map((group) => textsOf(group.querySelectorAll('.search-heading > span'))),
  ).toEqual([['Setup', 'Keys'], ['SPF']]);
});

it('is empty when nothing was found', () => {
  expect(listOf().childNodes).toHaveLength(0);
});

it('leads to the heading on the page, or to the top of the page', () => {
  expect(optionsOf(listOf(...TWO_PAGES)).map((one) => one.getAttribute('href'))).toEqual([
    '/docs/dkim/#setup',
    '/docs/dkim/#keys',
    '/docs/spf/',
  ]);
});

it('is a named listbox of options, which the field chooses from', () => {
  const list = listOf(...TWO_PAGES);
  expect(list.getAttribute('role')).toBe('listbox');
  expect(list.id).toBe(LISTBOX_ID);
  expect(list.getAttribute('aria-label')).toBe('Results');
  const options = optionsOf(list);
  // The field names the chosen one by its ID.
  expect(options.map(({id}) => id)).toEqual([
    'search-option-0',
    'search-option-1',
    'search-option-2',
  ]);
  for (const option of options) {
    expect(option.getAttribute('aria-selected')).toBe('false');
    // The focus stays in the field.
    expect(option.getAttribute('tabindex')).toBe('-1');
  }
  // A group of a listbox has nothing but options.
  const roles = groupsOf(list).flatMap((group) =>
    [...group.children].map((one) => one.getAttribute('role')),
  );
  expect(roles).toEqual(['presentation', 'option', 'option', 'option']);
});

describe('the title and the kind of the page', () => {
  it('stand above its headings', () => {
    const [group] = groupsOf(listOf({trail: ['DKIM', 'Setup'], kind: 'article'}));
    const title = group?.querySelector('.search-title');
    expect(title?.textContent).toBe('DKIM Article');
    expect(title?.querySelector('b')?.textContent).toBe('DKIM');
    expect(title?.querySelector('.search-kind')?.textContent).toBe('Article');
    expect(group?.firstChild).toBe(title);
    expect(group?.querySelector('.search-option .search-kind')).toBeNull();
  });

  it('are those of the result itself, when the top of the page is found first', () => {
    const list = listOf({kind: 'tool'}, {kind: 'tool', trail: ['DKIM', 'Setup']});
    const [group] = groupsOf(list);
    expect([...(group?.childNodes ?? [])]).toEqual(optionsOf(list));
    expect(textsOf(list.querySelectorAll('.search-heading'))).toEqual([
      'DKIM Tool',
      'Setup',
    ]);
    expect(list.querySelectorAll('.search-kind')).toHaveLength(1);
  });

  it('are said once, when the top of the page is found after one of its headings', () => {
    const list = listOf({trail: ['DKIM', 'Setup']}, {});
    expect(list.querySelectorAll('.search-title')).toHaveLength(1);
    expect(textsOf(list.querySelectorAll('.search-heading'))).toEqual(['Setup', 'DKIM']);
    expect(list.querySelectorAll('.search-kind')).toHaveLength(1);
  });

  it.each([
    ['docs', 'Guide'],
    ['api', 'API reference'],
    ['article', 'Article'],
    ['feature', 'Feature'],
    ['template', 'Template'],
    ['tool', 'Tool'],
    ['company', 'Company'],
    ['legal', 'Legal'],
  ] as const)('name the kind %s “%s”', (kind, name) => {
    expect(listOf({kind}).querySelector('.search-kind')?.textContent).toBe(name);
  });

  it('name the group without marks', () => {
    const [group] = groupsOf(listOf({title: 'What is *DKIM*?'}));
    expect(group?.getAttribute('aria-label')).toBe('What is DKIM?');
  });
});

describe('one result', () => {
  it('has the headings above it, read out with commas, its own one, and its text', () => {
    const [option] = optionsOf(
      listOf({trail: ['DKIM', 'Setup', 'Keys'], excerpt: 'Use 2048 bits.'}),
    );
    expect(textsOf(option?.childNodes ?? [])).toEqual([
      'DKIM, Setup, ',
      'Keys',
      'Use 2048 bits.',
    ]);
    const above = option?.querySelector('.search-above');
    // One element for each, between which the style sheet draws an angle.
    expect(textsOf(above?.children ?? [])).toEqual(['DKIM, ', 'Setup, ']);
    expect(textsOf(above?.querySelectorAll('.vh') ?? [])).toEqual([', ', ', ']);
  });

  it.each<[string, string[]]>([
    ['the first heading of a page', ['DKIM']],
    ['the top of a page', []],
  ])('has nothing above it: %s', (_, trail) => {
    const [option] = optionsOf(
      listOf({hash: 'other', trail: ['DKIM', 'Other']}, {trail}),
    ).slice(-1);
    expect(textsOf(option?.childNodes ?? [])).toEqual(['DKIM', 'Text.']);
  });

  it('marks what was asked for in its title, its headings and its text', () => {
    const list = listOf({
      title: 'About *dkim*',
      trail: ['*DKIM* signatures', 'A *Dkim* key'],
      excerpt: 'The *DKIM-Signature* of *dkim* keys',
    });
    const marksIn = (place: string) =>
      textsOf(list.querySelectorAll(`.search-${place} mark`));
    expect(marksIn('title')).toEqual(['dkim']);
    expect(marksIn('above')).toEqual(['DKIM']);
    expect(marksIn('heading')).toEqual(['Dkim']);
    expect(marksIn('excerpt')).toEqual(['DKIM-Signature', 'dkim']);
    expect(list.querySelector('.search-excerpt')?.textContent).toBe(
      'The DKIM-Signature of dkim keys',
    );
  });

  it('stays text, whatever a page says', () => {
    const hostile = '<img src="x"> *<script>*';
    const list = listOf({title: hostile, trail: [hostile, hostile], excerpt: hostile});
    expect(list.querySelector('img, script')).toBeNull();
    expect(list.querySelector('.search-excerpt')?.textContent).toBe(
      '<img src="x"> <script>',
    );
  });
});

it.each(['results', 'title', 'kind', 'option', 'above', 'heading', 'excerpt'])(
  'has what the style sheet styles: .search-%s',
  (name) => {
    const page = document.createElement('div');
    page.append(listOf(...TWO_PAGES));
    expect(page.querySelector(`.search-${name}`)).not.toBeNull();
    expect(readFileSync('src/search/browser/search.css', 'utf8')).toContain(
      `.search-${name}`,
    );
  },
);
