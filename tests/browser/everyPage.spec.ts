/**
 * What holds on every page. One visit looks at all of it: loading a page costs more than
 * looking at it. Expectations are soft, so that one run says everything that is wrong.
 */
import type {Page, Response} from '@playwright/test';
import {pathsOfKind} from '../../src/site';
import {brand} from '../../src/site/brand';
import {runAxe, type ColorScheme} from '../support/axe';
import {lookAround, looseEnds, watchViolations} from '../support/policy';
import {isExhaustive, ONE_OF_EACH_KIND, placeOf} from '../support/scope';
import {boot, budgetOf, expect, pagesOfRun, test} from '../support/site';
import {smallTextShare} from '../support/smallText';
import {kilobytes, record, total, type Transfer} from '../support/transfers';
import {overflows, overflowsEnlarged} from '../support/widths';

const HEIGHT = 900;
const NOT_FOUND = '/no-such-page/';

test.use({
  launchOptions: [
    async ({launchOptions}, provide) => {
      await provide({
        ...launchOptions,
        // Playwright hides scrollbars. Where they take room, the page is narrower than the
        // window that the style sheet asks for.
        ignoreDefaultArgs: ['--hide-scrollbars'],
        // Each page runs axe only once, so optimizing its code costs more time than it saves.
        args: [...(launchOptions.args ?? []), '--js-flags=--no-opt'],
      });
    },
    {scope: 'worker'},
  ],
});

/** Whether a page stands for its kind, as the 404 page does, so that nothing is left out. */
const isRepresentative = (path: string) =>
  isExhaustive || path === NOT_FOUND || ONE_OF_EACH_KIND.includes(path);

/** What the page weighs before the visitor's first intent. */
function checkWeight(path: string, transfers: readonly Transfer[]): void {
  // Scripts that are fetched ahead are no part of this.
  const before = transfers.filter(({path: file}) => !file.startsWith('/assets/js/'));
  console.log(`${path}: ${kilobytes(total(before))} before the first intent`);
  expect.soft(total(before)).toBeLessThanOrEqual(budgetOf(path) * 1024);
  expect.soft(before.some(({kind}) => kind === 'font')).toBe(true);
}

/** What search engines, networks and readers of headings are told. */
async function checkMetadata(page: Page, path: string): Promise<void> {
  const {title, contents, canonical, data, levels} = await page.evaluate(() => {
    const named = [
      ...document.querySelectorAll<HTMLMetaElement>('meta[name], meta[property]'),
    ];
    return {
      title: document.title,
      contents: named.map((meta) => [
        meta.name || (meta.getAttribute('property') ?? ''),
        meta.content,
      ]),
      canonical: [
        ...document.querySelectorAll<HTMLLinkElement>('link[rel="canonical"]'),
      ].map(({href}) => href),
      data: [...document.querySelectorAll('script[type="application/ld+json"]')].map(
        ({textContent}) => textContent,
      ),
      levels: [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')].map(({tagName}) =>
        Number(tagName.slice(1)),
      ),
    };
  });
  expect.soft(title).toContain(brand.name);
  expect.soft(canonical).toEqual([brand.url + path]);

  const valuesOf = (name: string) =>
    contents.filter(([key]) => key === name).map(([, value]) => value);
  for (const name of [
    'keywords',
    'description',
    'og:title',
    'og:description',
    'og:image',
    'og:url',
  ]) {
    expect.soft(valuesOf(name), name).toEqual([expect.stringMatching(/\S/)]);
  }

  for (const block of data) {
    expect.soft(JSON.parse(block)).toMatchObject({
      '@context': 'https://schema.org',
      '@type': expect.stringMatching(/\S/),
    });
  }
  expect.soft(levels.filter((level) => level === 1)).toHaveLength(1);
  const jumps = levels.filter((level, index) => level - (levels[index - 1] ?? 1) > 1);
  expect.soft(jumps, `heading levels ${levels.join(' ')}`).toEqual([]);
}

/** Right above the breakpoints, and as wide as a phone and a CMS are. */
const WIDER = [390, 768, 1024, 1280, 1440] as const;

/** All widths for one page of each kind; the smallest and one other for the rest. */
function widthsFor(path: string): readonly number[] {
  const place = placeOf(path, WIDER.length);
  return isRepresentative(path) ? [320, ...WIDER] : [320, WIDER[place] ?? WIDER[0]];
}

/**
 * Screen readers are told of each table, row and cell, also where a style sheet lays rows out
 * as cards: the browser's own accessibility tree says so, not the markup.
 */
async function checkTables(page: Page): Promise<void> {
  const shown = await page.evaluate(() => {
    const count = (selector: string) =>
      [...document.querySelectorAll(selector)].filter(
        (element) =>
          element.checkVisibility({visibilityProperty: true}) &&
          !element.closest('[aria-hidden="true"], [role="presentation"]'),
      ).length;
    return {
      tables: count('table, [role="table"]'),
      rows: count('tr, [role="row"]'),
      headings: count('th, [role="columnheader"], [role="rowheader"]'),
      cells: count('td, [role="cell"]'),
    };
  });
  if (Object.values(shown).every((count) => count === 0)) {
    return;
  }
  const session = await page.context().newCDPSession(page);
  const {nodes} = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  const told = (...roles: string[]) =>
    nodes.filter(
      ({ignored, role}) => !ignored && roles.includes(String(role?.value ?? '')),
    ).length;
  expect
    .soft({
      tables: told('table'),
      rows: told('row'),
      headings: told('columnheader', 'rowheader'),
      cells: told('cell'),
    })
    .toEqual(shown);
}

/** Pages that say what is offered, and the share of their characters below 14 px. */
const OFFERS: ReadonlySet<string> = new Set(
  pathsOfKind('home', 'feature', 'company', 'templates', 'template'),
);
const MOST_SMALL_TEXT = 0.08;

/**
 * What axe looks at on the pages that stand for their kind only: header, menu and footer, which
 * all pages share, and code in its colors, of which there are few.
 */
const SHARED = [
  '#__docusaurus > header',
  '#__docusaurus > footer',
  'aside > nav',
  'pre code',
];

const WIDTHS = [1440, 390] as const;
const SCHEMES = ['light', 'dark'] as const;
/**
 * One page of each kind is looked at in all four modes, and so is the 404 page; any other
 * page in one mode, so that all four are met over the pages.
 */
function modesOf(path: string): {width: number; schemes: ColorScheme[]}[] {
  if (isRepresentative(path)) {
    return WIDTHS.map((width) => ({width, schemes: [...SCHEMES]}));
  }
  const place = placeOf(path, WIDTHS.length * SCHEMES.length);
  const width = WIDTHS[place % 2] ?? WIDTHS[0];
  return [{width, schemes: [place < 2 ? 'light' : 'dark']}];
}

async function checkAccessibility(page: Page, path: string): Promise<void> {
  // The size of text is not looked at in the middle of a transition either.
  await page.emulateMedia({reducedMotion: 'reduce'});
  for (const {width, schemes} of modesOf(path)) {
    await page.setViewportSize({width, height: HEIGHT});
    if (OFFERS.has(path)) {
      expect
        .soft(await smallTextShare(page), `text below 14 px at ${String(width)} px`)
        .toBeLessThanOrEqual(MOST_SMALL_TEXT);
    }
    expect
      .soft(
        await runAxe(page, schemes, isRepresentative(path) ? [] : SHARED),
        `at ${String(width)} px`,
      )
      .toEqual([]);
  }
  await checkTables(page);
}

function checkPolicyHeader(response: Response | null): void {
  expect
    .soft(response?.headers()['content-security-policy'])
    .toContain("script-src 'self' 'sha256-");
}

/** What holds on every page, those that do not exist included. */
async function checkUse(
  page: Page,
  path: string,
  violations: readonly string[],
): Promise<void> {
  expect.soft(await overflows(page, widthsFor(path))).toEqual([]);
  expect.soft(await overflowsEnlarged(page), 'with text at 200 %').toEqual([]);
  await boot(page);
  await checkAccessibility(page, path);
  await lookAround(page);
  expect.soft(await looseEnds(page)).toEqual([]);
  expect.soft(violations).toEqual([]);
}

for (const path of pagesOfRun()) {
  test(`${path} is whole, light, safe and open to all`, async ({page, messages}) => {
    const violations = await watchViolations(page);
    const transfers = record(page);
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    checkPolicyHeader(response);
    await checkMetadata(page, path);
    // A busy machine lays the page out, and asks for the heading face, after it has loaded.
    await page.evaluate(async () => {
      document.body.getBoundingClientRect();
      await document.fonts.ready;
    });
    checkWeight(path, await transfers('once quiet'));
    await expect.soft(page.locator('main#main')).toHaveCount(1);
    await checkUse(page, path, violations);
    expect.soft(messages).toEqual([]);
  });
}

test('scrollbars are shown here, as most desks have them', async ({page}) => {
  await page.goto('/');
  const room = await page.evaluate(
    () => window.innerWidth - document.documentElement.clientWidth,
  );
  expect(room).toBeGreaterThan(0);
});

test('a page that does not exist is safe and open to all, too', async ({page}) => {
  const violations = await watchViolations(page);
  const response = await page.goto(NOT_FOUND);
  expect(response?.status()).toBe(404);
  checkPolicyHeader(response);
  await checkUse(page, NOT_FOUND, violations);
});
