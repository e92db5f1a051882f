import {existsSync, readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import Validator from '@adobe/structured-data-validator';
import {parseAtomFeed, parseJsonFeed, parseRssFeed} from 'feedsmith';
import sharp from 'sharp';
import {fillBrand} from '../../src/site';
import {heldBack} from '../../src/articles/sources';
import {brand} from '../../src/site/brand';
import {readMarkdown} from '../review/readMarkdown';
import {schemaOrg} from '../support/schemaOrg';
import {allPages, boot, expect, KINDS, test, titleOf} from '../support/site';

const LIST = '/articles/';
const ARTICLES = allPages().filter((page) => /^\/articles\/(?!topic\/)./.test(page));
const fileOf = (page: string) => `${page.replace('/articles/', 'blog/')}index.mdx`;
const sourceOf = (page: string) => readFileSync(fileOf(page), 'utf8');
/** Those in the layout of articles, and not in one that they chose. */
const LAID_OUT = ARTICLES.filter((page) => !/^layout: (?!article)/m.test(sourceOf(page)));
const TOPICS = allPages().filter((page) => page.startsWith('/articles/topic/'));
const built = (page: string) => readFileSync(`build${page}`, 'utf8');

/** How many sections the source of an article has. */
function sectionsOf(page: string): number {
  const {sections} = readMarkdown(fileOf(page), fillBrand(sourceOf(page)));
  return sections.filter(({heading}) => heading !== '').length;
}

interface Node {
  '@type': string;
  [key: string]: unknown;
}

/** The structured data of a built page. */
function nodesOf(page: string): Node[] {
  return [
    ...built(`${page}index.html`).matchAll(
      /<script type="?application\/ld\+json"?>([^]*?)<\/script>/g,
    ),
  ].map(([, json = '']) => JSON.parse(json) as Node);
}

/** What the validator finds, and what it does not look at: search engines' own rules. */
async function faultsIn(nodes: readonly Node[]): Promise<string[]> {
  const jsonld: Record<string, Node[]> = {};
  nodes.forEach((node) => {
    jsonld[node['@type']] = [...(jsonld[node['@type']] ?? []), node];
  });
  const issues = (await new Validator(schemaOrg).validate({jsonld})) as {
    issueMessage: string;
    fieldNames: string[];
  }[];
  return issues.map(({issueMessage}) => issueMessage);
}

test('the sitemap says when an article was last changed, as the article does', () => {
  const sitemap = built('/sitemap.xml');
  for (const page of LAID_OUT) {
    const posting = nodesOf(page).find((node) => node['@type'] === 'BlogPosting');
    const modified = String(posting?.['dateModified']).slice(0, 10);
    expect(sitemap, page).toContain(`<loc>${brand.url}${page}</loc><lastmod>${modified}`);
  }
});

test('every article has the structured data of a BlogPosting, valid', async () => {
  for (const page of LAID_OUT) {
    const nodes = nodesOf(page);
    expect(await faultsIn(nodes), page).toEqual([]);
    const types = nodes.map((node) => node['@type']);
    expect(types, page).toEqual(
      expect.arrayContaining(['BreadcrumbList', 'BlogPosting']),
    );
    expect(new Set(types).size, page).toBe(types.length);
    const posting = nodes.find((node) => node['@type'] === 'BlogPosting');
    expect(String(posting?.['headline']).length, page).toBeLessThanOrEqual(110);
    expect(posting, page).toMatchObject({
      url: brand.url + page,
      datePublished: expect.stringMatching(/^20\d\d-\d\d-\d\d$/),
      dateModified: expect.stringMatching(/^20\d\d-\d\d-\d\d$/),
      author: {'@type': 'Organization', name: `${brand.name} team`},
      publisher: {'@type': 'Organization', name: brand.name},
    });
    const {url} = posting?.['image'] as {url: string};
    expect(existsSync(`build${new URL(url).pathname}`), url).toBe(true);
    // Questions are optional; those there are have an answer each.
    const faq = nodes.find((node) => node['@type'] === 'FAQPage') as
      | {mainEntity: {name: string; acceptedAnswer: {text: string}}[]}
      | undefined;
    faq?.mainEntity.forEach(({name, acceptedAnswer}) => {
      expect([name, acceptedAnswer.text], page).toEqual([
        expect.stringMatching(/\S/),
        expect.stringMatching(/\S/),
      ]);
    });
  }
});

test('the check of structured data finds faults', async () => {
  const [posting] = nodesOf(KINDS.article.path).filter(
    (node) => node['@type'] === 'BlogPosting',
  );
  expect(posting && (await faultsIn([{...posting, headLine: 'x'}]))).toEqual([
    expect.stringContaining('"headLine"'),
  ]);
  expect(await faultsIn([{'@type': 'NoSuchType'}])).toHaveLength(1);
  expect(
    await faultsIn([
      {'@type': 'BreadcrumbList', itemListElement: [{'@type': 'ListItem', name: 'x'}]},
    ]),
  ).not.toEqual([]);
});

test.describe('feeds', () => {
  const rss = () => parseRssFeed(built(`${LIST}rss.xml`));
  const atom = () => parseAtomFeed(built(`${LIST}atom.xml`));
  const json = () => parseJsonFeed(built(`${LIST}feed.json`));

  test('all three hold the newest articles, newest first, whole', () => {
    const items = json().items ?? [];
    expect(items).toHaveLength(Math.min(ARTICLES.length, 30));
    const addresses = items.map(({url}) => url);
    expect(rss().items?.map(({link}) => link)).toEqual(addresses);
    expect(atom().entries?.map(({id}) => id)).toEqual(addresses);
    const dates = items.map((item) => String(item.date_published));
    expect([...dates].sort().reverse()).toEqual(dates);
    items.forEach(({url = '', content_html: html = ''}, index) => {
      expect(html.match(/<h2>/g)?.length ?? 0, url).toBeGreaterThanOrEqual(
        sectionsOf(new URL(url).pathname),
      );
      expect(rss().items?.[index]?.content?.encoded, url).toBe(html);
    });
  });

  test('their texts are clean, and lead to full addresses', () => {
    for (const {url = '', content_html: html = ''} of json().items ?? []) {
      expect(html, url).not.toMatch(
        /<(?:script|style|button|input|select|svg|iframe|form|nav|div|span|fieldset)\b/,
      );
      expect(html, url).not.toMatch(
        /<[a-z][^>]*\s(?:class|style|id|role|aria-\w+|data-[\w-]+|on\w+)=/,
      );
      const addresses = [...html.matchAll(/\s(?:href|src)="([^"]*)"/g)].map(
        ([, address = '']) => address,
      );
      expect(addresses.filter((one) => !/^(?:https?:\/\/|mailto:)/.test(one))).toEqual(
        [],
      );
      expect(html, url).not.toMatch(/\[object |>undefined<|NaN|<p><\/p>/);
    }
  });

  test('an exhibit is a sentence that leads to it', () => {
    for (const {url = '', content_html: html = ''} of json().items ?? []) {
      const {pathname} = new URL(url);
      const page = built(`${pathname}index.html`);
      const ids = [...page.matchAll(/id="?(exhibit-\d+)"? data-exhibit/g)].map(
        ([, id = '']) => id,
      );
      ids.forEach((id) => {
        expect(html).toContain(`<a href="${url}#${id}">`);
      });
    }
  });

  test('pages name them, and they are served as what they are', async ({
    page,
    request,
  }) => {
    for (const address of [LIST, KINDS.article.path]) {
      await page.goto(address);
      const links = await page
        .locator('link[rel="alternate"][title]')
        .evaluateAll((list) =>
          list.map((link) => [link.getAttribute('type'), link.getAttribute('href')]),
        );
      expect(links).toEqual([
        ['application/rss+xml', '/articles/rss.xml'],
        ['application/atom+xml', '/articles/atom.xml'],
        ['application/feed+json', '/articles/feed.json'],
      ]);
    }
    for (const [file, type] of [
      ['rss.xml', /xml/],
      ['atom.xml', /xml/],
      ['feed.json', /json/],
    ] as const) {
      const response = await request.get(LIST + file);
      expect(response.status()).toBe(200);
      expect(response.headers()['content-type']).toMatch(type);
    }
  });
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(`the list, JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({javaScriptEnabled});

    test('readers choose a topic, by its address too, and all again', async ({
      page,
      messages,
    }) => {
      await page.goto(LIST);
      const cards = page.locator('main article:visible');
      await expect(cards).toHaveCount(ARTICLES.length);
      const topics = page.getByRole('navigation', {name: 'Topics'});
      const topic = topics.getByRole('link', {name: /^Authentication/});
      const count = Number(/\d+/.exec((await topic.textContent()) ?? '')?.[0]);
      await topic.click();
      await expect(page).toHaveURL(/\/articles\/topic\/authentication\/$/);
      await expect(topics.locator('[aria-current="page"]')).toContainText(
        'Authentication',
      );
      await expect(cards).toHaveCount(count);
      const shown = await cards.locator('p > b').allTextContents();
      expect(new Set(shown)).toEqual(new Set(['Authentication']));
      await cards.first().getByRole('link').first().click();
      const trail = page.getByRole('navigation', {name: 'Breadcrumb'});
      await trail.getByRole('link', {name: 'Authentication'}).click();
      await expect(cards).toHaveCount(count);
      await topics.getByRole('link', {name: /^All/}).click();
      await expect(cards).toHaveCount(ARTICLES.length);
      expect(messages).toEqual([]);
    });
  });
}

test('every article is in the list and the feeds of its topic', () => {
  const listed = TOPICS.flatMap((topic) => {
    const {title, items = []} = parseJsonFeed(built(`${topic}feed.json`));
    expect(title).toContain(titleOf(topic));
    expect(items.length).toBeGreaterThan(0);
    for (const {tags = [], url} of items) {
      expect(topic, url).toBe(`/articles/topic/${(tags[0] ?? '').toLowerCase()}/`);
    }
    expect(parseRssFeed(built(`${topic}rss.xml`)).items).toHaveLength(items.length);
    expect(parseAtomFeed(built(`${topic}atom.xml`)).entries).toHaveLength(items.length);
    return items.map(({url = ''}) => new URL(url).pathname);
  });
  expect(listed.sort()).toEqual(ARTICLES);
});

test('search engines and networks get the cover, the dates and the length', () => {
  const sitemap = built('/sitemap.xml');
  for (const path of LAID_OUT) {
    const html = built(`${path}index.html`);
    const cover = /"@type":"ImageObject"[^}]*"url":"([^"]+)"/.exec(html)?.[1] ?? '';
    expect(cover, path).not.toBe('');
    expect(sitemap, path).toContain(`<image:loc>${cover}</image:loc>`);
    expect(html, path).toMatch(/<meta[^>]* content="?max-image-preview:large/);
    for (const name of ['published_time', 'modified_time', 'section']) {
      expect(html, path).toContain(`article:${name}`);
    }
    const words = Number(/"wordCount":(\d+)/.exec(html)?.[1]);
    expect(words, path).toBeGreaterThan(0);
  }
});

test('the list leads to every article', async ({page}) => {
  await page.goto(LIST);
  const paths = await page
    .locator('main article h2 a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect([...paths].sort()).toEqual(ARTICLES);
});

test('an article leads on: before, after, more, trial', async ({page}) => {
  await page.goto(LIST);
  const order = (parseJsonFeed(built(`${LIST}feed.json`)).items ?? []).map(
    ({url = ''}) => new URL(url).pathname,
  );
  for (const path of LAID_OUT) {
    const html = built(`${path}index.html`);
    expect(html, path).toContain('Start 7 day free trial →');
  }
  const at = order.indexOf(KINDS.article.path);
  await page.goto(KINDS.article.path);
  const beside = page.getByRole('navigation', {name: /before and after/});
  for (const [rel, path] of [
    ['prev', order[at - 1]],
    ['next', order[at + 1]],
  ] as const) {
    if (path) {
      await expect(beside.locator(`a[rel="${rel}"]`)).toHaveAttribute('href', path);
    }
  }
  const more = page.getByRole('region', {name: 'More articles'}).getByRole('link');
  const links = await more.evaluateAll((list) =>
    list.map((link) => link.getAttribute('href')),
  );
  expect(links).toHaveLength(Math.min(3, ARTICLES.length - 1));
  expect(new Set(links).size).toBe(links.length);
  expect(links).not.toContain(KINDS.article.path);
});

test('sharing links load nothing before they are followed', async ({page}) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith('http://localhost')) {
      foreign.push(request.url());
    }
  });
  await page.goto(KINDS.article.path);
  await boot(page);
  for (const name of ['Email', 'LinkedIn', 'Bluesky', 'Hacker News']) {
    const link = page.locator('article').getByRole('link', {name, exact: true});
    await link.hover();
    expect(decodeURIComponent((await link.getAttribute('href')) ?? '')).toContain(
      brand.url + KINDS.article.path,
    );
  }
  expect(foreign).toEqual([]);
});

test('every cover is an AVIF of at most 60 KB, and has words for who cannot see it', async () => {
  for (const page of LAID_OUT) {
    const html = built(`${page}index.html`);
    const [, file = ''] =
      /(\/assets\/pictures\/[\w-]+-1024\.avif)/.exec(
        html.slice(html.indexOf('<article')),
      ) ?? [];
    const {size} = statSync(`build${file}`);
    expect(size, page).toBeLessThanOrEqual(60 * 1024);
    const {width, format} = await sharp(`build${file}`).metadata();
    expect({width, format}, page).toEqual({width: 1024, format: 'heif'});
  }
});

test('what an article offers for download is there', async ({request}) => {
  const files = ARTICLES.flatMap((page) =>
    [...built(`${page}index.html`).matchAll(/href="?(\/assets\/files\/[^\s">]+)/g)].map(
      ([, file = '']) => file,
    ),
  );
  expect(files.length).toBeGreaterThan(0);
  for (const file of new Set(files)) {
    expect((await request.get(file)).status(), file).toBe(200);
  }
});

test('drafts and articles of a day to come are not in the build', () => {
  const sources = readdirSync('blog', {withFileTypes: true})
    .filter((entry) => entry.isDirectory())
    .map(({name}) => path.join('blog', name, 'index.mdx'))
    .filter((file) => existsSync(file));
  const builtOn = statSync('build/index.html').mtime.toISOString().slice(0, 10);
  const held = sources.filter((file) =>
    heldBack({file, text: readFileSync(file, 'utf8')}, builtOn),
  );
  expect(ARTICLES).toHaveLength(sources.length - held.length);
  for (const page of [LIST, ...ARTICLES]) {
    expect(built(`${page}index.html`), page).not.toContain('Readers do not see this');
  }
});
