import type {LayoutName} from '../content/plain';

/** Colours of a stamp, light and dark mode alike: a card has one look. */
export interface StampColors {
  field: string;
  rings: string;
  bird: string;
  wing: string;
  /** Lines on the bird, and its eye. */
  line: string;
  text: string;
}

/** What a page is, as its card says it. */
export interface CardKind {
  /** In words; the site's own name where a page is of no kind. */
  label?: string;
  stamp: StampColors;
}

const INK = '#171b26';
const PAPER = '#f8f7f2';

const yellow: StampColors = {
  field: '#ffc93c',
  rings: '#d99f0a',
  bird: INK,
  wing: '#2f364a',
  line: '#ffc93c',
  text: INK,
};
const night: StampColors = {
  field: '#141823',
  rings: '#333a4d',
  bird: '#ffc93c',
  wing: '#e0a920',
  line: '#141823',
  text: '#f0eee6',
};
const green: StampColors = {
  field: '#0f6b4c',
  rings: '#2f8465',
  bird: PAPER,
  wing: '#cfe3d9',
  line: '#0f6b4c',
  text: PAPER,
};
const blue: StampColors = {
  field: '#1f4fd8',
  rings: '#4a72e4',
  bird: PAPER,
  wing: '#d3defa',
  line: '#1f4fd8',
  text: PAPER,
};
const tray: StampColors = {
  field: '#efede5',
  rings: '#dad7cb',
  bird: INK,
  wing: '#454b5a',
  line: '#efede5',
  text: INK,
};

/** Longest beginning first. */
const KINDS: readonly (readonly [string, CardKind])[] = [
  ['/docs/api/', {label: 'API reference', stamp: night}],
  ['/docs/', {label: 'Docs', stamp: night}],
  ['/articles/', {label: 'Article', stamp: yellow}],
  ['/legal/', {label: 'Legal', stamp: tray}],
  ['/tools/', {label: 'Free tool', stamp: green}],
  ['/transactional-email-templates/', {label: 'Email template', stamp: blue}],
];
const PLAIN: CardKind = {stamp: yellow};

/** Where the pages of each layout are at home. */
const HOMES: Readonly<Record<LayoutName, string>> = {
  docs: '/docs/',
  article: '/articles/',
  legal: '/legal/',
};

/**
 * The kind of a page. A list of things is none of them: `/tools/` is not a tool.
 *
 * @param path path of the page, with both slashes
 * @param layout of a Markdown page; one that is not its folder's makes the kind
 */
export function kindOf(path: string, layout?: LayoutName): CardKind {
  const home = layout && HOMES[layout];
  const place = home && !path.startsWith(home) ? `${home}*/` : path;
  const found = KINDS.find(([start]) => place.startsWith(start));
  if (!found) {
    return PLAIN;
  }
  const [start, kind] = found;
  return place === start && kind.label !== 'Docs' ? {stamp: kind.stamp} : kind;
}
