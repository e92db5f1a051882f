import {readdirSync} from 'node:fs';
import path from 'node:path';
import {loadTemplateTexts} from '../../emails/testing';
import {
  isPagePath,
  type PagePath,
  pages,
  pathsOfKind,
  type RegisteredPage,
} from '../../site';
import type {PageText} from '../pageText';
import {type DescribedPages, readPageTexts, registryProblems} from '../readPageTexts';

const SITE = path.resolve('.');

/** The doors in `src/pages` by the rule of Docusaurus: a file's name is its address. */
const DOORS = readdirSync('src/pages', {recursive: true, encoding: 'utf8'})
  .filter((file) => file.endsWith('.tsx'))
  .map((file) => ({
    path: `/${file.replace(/(^|\/)index\.tsx$|\.tsx$/, '/')}`.replace('//', '/'),
    file: `src/pages/${file}`,
  }));

let described: DescribedPages;

beforeAll(async () => {
  const {texts, cards} = await readPageTexts(SITE);
  described = {texts: [...texts, ...(await loadTemplateTexts())], cards};
});

const check = (changed: {
  texts?: (texts: readonly PageText[]) => readonly PageText[];
  cards?: (cards: DescribedPages['cards']) => DescribedPages['cards'];
  doors?: typeof DOORS;
  registered?: Readonly<Record<string, RegisteredPage>>;
}) =>
  registryProblems(
    {
      texts: changed.texts?.(described.texts) ?? described.texts,
      cards: changed.cards?.(described.cards) ?? described.cards,
    },
    changed.doors ?? DOORS,
    changed.registered,
  );

it('has a line, a door and a description for every page', () => {
  expect(check({})).toEqual([]);
  expect(described.texts.map((text) => text.path).sort()).toEqual(
    Object.keys(pages).sort(),
  );
  expect(described.cards.map((card) => card.path)).toEqual(pathsOfKind('tool'));
});

describe('says in a sentence', () => {
  const without = (address: PagePath) => (all: readonly PageText[]) =>
    all.filter((text) => text.path !== address);
  const tool: RegisteredPage = {kind: 'tool', name: 'New checker', room: 'tools/new'};
  const withTool = {...pages, '/tools/new-checker/': tool};

  it('which line has no page, no description and no card', () => {
    expect(check({registered: withTool})).toEqual([
      'src/site/pages.ts has a line for /tools/new-checker/, but no page is at that address. Write src/pages/tools/new-checker.tsx, or take the line out.',
      "/tools/new-checker/ has no title and description: export them with path: '/tools/new-checker/' from metadata.ts in src/tools/new, the room that src/site/pages.ts names.",
      "/tools/new-checker/ is a tool without a card for the overview: export one with path: '/tools/new-checker/' from metadata.ts in src/tools/new.",
    ]);
  });

  it('which page has no line', () => {
    const file = 'src/pages/no-line.tsx';
    expect(check({doors: [...DOORS, {path: '/no-line/', file}]})).toEqual([
      `${file} makes /no-line/, which has no line in src/site/pages.ts. Add one, so that menus, search and tests know the page.`,
    ]);
  });

  it('which room is without a description', () => {
    expect(check({texts: without('/about/')})).toEqual([
      "/about/ has no title and description: export them with path: '/about/' from metadata.ts in src/marketing/about, the room that src/site/pages.ts names.",
    ]);
    expect(check({texts: without('/transactional-email-templates/sso/')})).toEqual([
      "/transactional-email-templates/sso/ is a template's page in src/site/pages.ts, but src/emails/templates.ts has no template of that name.",
    ]);
  });

  it('which page is described without a line, or twice', () => {
    const [first] = described.texts;
    const other = {...first, path: '/nowhere/' as PagePath} as PageText;
    expect(check({texts: (all) => [...all, other]})).toEqual([
      '/nowhere/ is described, but src/site/pages.ts has no line for it. Add one.',
    ]);
    expect(check({texts: (all) => [...all, ...all.slice(0, 1)]})).toEqual([
      '/ is described twice. Keep one of the two exports with that path.',
    ]);
    expect(check({cards: (all) => [...all, ...all.slice(0, 1)]})).toEqual([
      '/tools/domain-checker/ has two cards for the overview of the tools. Keep one of them.',
    ]);
  });
});

it('is read from rooms that the registry names, in its order', async () => {
  const registered = {
    '/tools/spf-generator/': pages['/tools/spf-generator/'],
    '/tools/spf-checker/': pages['/tools/spf-checker/'],
    '/missing/': {kind: 'feature', name: 'No such room'},
  } as const;
  const {texts, cards} = await readPageTexts(SITE, {registered});
  expect(texts.map(({title}) => title)).toEqual(['SPF generator', 'SPF checker']);
  expect(cards.map((card) => card.path)).toEqual(Object.keys(registered).slice(0, 2));
});

it('knows its addresses at run time and in types', () => {
  expect(isPagePath('/pricing/')).toBe(true);
  expect(isPagePath('/docs/')).toBe(false);
  expect(isPagePath('toString')).toBe(false);
  // @ts-expect-error -- a page that is not registered
  const unknown: PagePath = '/no-such-page/';
  expect(isPagePath(unknown)).toBe(false);
});
