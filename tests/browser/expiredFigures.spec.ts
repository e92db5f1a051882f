import {readFileSync} from 'node:fs';
import type {Page} from '@playwright/test';
import * as offers from '../../src/articles/exhibits/cost-by-volume/offers';
import {rank} from '../../src/articles/exhibits/cost-by-volume/rank';
import {figureOf, isExpired} from '../../src/articles/figures';
import {samplesOf} from '../support/scope';
import {allPages, boot, expect, isolatedTest as test} from '../support/site';

/** Emails a month that the exhibit begins with. */
const VOLUME = 50_000;

const built = (page: string) => readFileSync(`build${page}index.html`, 'utf8');
const RANKED_ON = /data-ranked-on="?([\d-]+)/;
const PAGES = allPages().filter(
  (page) => page.startsWith('/articles/') && built(page).includes('data-ranked-on'),
);

/** What a page shows of figures and of the ranking. */
function shown(page: Page) {
  return page.evaluate(() => {
    const all = (selector: string, within: ParentNode = document) => [
      ...within.querySelectorAll<HTMLElement>(selector),
    ];
    const exhibit = document.querySelector('[data-ranked-on]');
    const rows = (list: string) =>
      all(`${list} > li`, exhibit ?? document).map((row) => ({
        name: row.firstElementChild?.textContent ?? '',
        text: row.textContent,
      }));
    return {
      figures: all('[data-figure]').map(({dataset, textContent}) => ({
        id: dataset['figure'] ?? '',
        isMarked: 'expired' in dataset && textContent.includes(', may have changed'),
      })),
      ranked: rows('ol').filter(({text}) => !text.includes('not known')),
      unranked: rows('ul'),
    };
  });
}

test('the exhibit is where articles compare prices', () => {
  expect(PAGES.length).toBeGreaterThanOrEqual(7);
});

for (const address of samplesOf(PAGES, 3)) {
  const day = RANKED_ON.exec(built(address))?.[1] ?? '';
  const ranking = rank(Object.values(offers), VOLUME, day);
  const names = (rows: readonly {offer: {provider: string}; quote: {plan: string}}[]) =>
    rows.map(({offer, quote}) => `${offer.provider} ${quote.plan}`);

  test(`${address} marks the figures past their date and ranks none, on any later day`, async ({
    page,
    messages,
  }) => {
    // Hydrated more than a year after the build: what the server wrote has to stay.
    await page.clock.setFixedTime(Date.parse(day) + 400 * 24 * 60 * 60 * 1_000);
    await page.goto(address);
    const before = await shown(page);
    await boot(page);
    expect(await shown(page)).toEqual(before);
    expect(messages).toEqual([]);

    const {figures, ranked, unranked} = before;
    expect(figures).toEqual(
      figures.map(({id}) => ({id, isMarked: isExpired(figureOf(id), day)})),
    );
    const twin = readFileSync(`build${address}index.md`, 'utf8');
    for (const {id} of figures.filter(({isMarked}) => isMarked)) {
      const {value, source} = figureOf(id);
      expect.soft(twin, id).toContain(`${value} [checked `);
      expect.soft(twin, id).toContain(`, may have changed (source: ${source.label})]`);
    }

    expect(ranked.length + unranked.length).toBeGreaterThan(1);
    for (const {name} of ranked) {
      expect.soft(names(ranking.ranked)).toContain(name);
    }
    for (const {name, text} of unranked) {
      expect.soft(names(ranking.unranked)).toContain(name);
      expect.soft(text).toMatch(/last known: \$[\d,.]+/);
      expect.soft(text).toContain('may have changed');
    }
  });
}
