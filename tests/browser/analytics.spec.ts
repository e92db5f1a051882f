import {readFileSync} from 'node:fs';
import type {BrowserContext, Page} from '@playwright/test';
import type {AxeResults} from 'axe-core';
import {pathsOfKind} from '../../src/site';
import {countLoads, nudge} from '../support/failing';
import {serveMonitored, type MonitoredSite} from '../support/monitored';
import {receivePlausible, type PlausibleReceiver} from '../support/receivers';
import {samplesOf} from '../support/scope';
import {boot, expect, KINDS, isolatedTest as test} from '../support/site';

const axe = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');
const DOCS = KINDS.docs.path;
const ARTICLES = KINDS.articles.path;

/** Follows a link inside the site, without a load. */
async function walkTo(page: Page, name: string, path: string) {
  await page.getByRole('contentinfo').getByRole('link', {name, exact: true}).click();
  await page.waitForURL(`**${path}`);
}

const today = () => new Date().toISOString().slice(0, 10);

/** A moment in which a view too many would come. */
const settle = (page: Page) => page.waitForTimeout(400);

/** Lets React's first script fail until the page has reloaded. */
async function failOnce(page: Page): Promise<() => number> {
  const loads = countLoads(page);
  await page.route('**/assets/js/main.*', (route) =>
    loads() === 1 ? route.abort() : route.continue(),
  );
  return loads;
}

/** Makes the browser ask to be left alone. */
async function wish(page: Page, name: 'globalPrivacyControl' | 'doNotTrack') {
  await page.addInitScript((property) => {
    Object.defineProperty(Navigator.prototype, property, {
      get: () => (property === 'doNotTrack' ? '1' : true),
    });
  }, name);
}

test.describe('Plausible', () => {
  let receiver: PlausibleReceiver;
  let site: MonitoredSite;

  test.beforeAll(async () => {
    receiver = await receivePlausible();
    site = await serveMonitored({
      plausible: {domain: 'www.acme.example', origin: receiver.origin},
    });
  });
  test.afterAll(async () => {
    await site.close();
    await receiver.close();
  });
  test.beforeEach(() => {
    receiver.events.length = 0;
    receiver.headers.length = 0;
  });

  test('the first page is counted once, and React has not started', async ({
    page,
    context,
    messages,
  }) => {
    await page.goto(site.origin + DOCS);
    await expect.poll(() => receiver.events.length).toBe(1);
    await settle(page);
    expect(receiver.events).toEqual([
      {
        name: 'pageview',
        domain: 'www.acme.example',
        url: site.origin + DOCS,
        referrer: '',
      },
    ]);
    await expect(page.locator('html')).toHaveAttribute('data-boot', 'idle');
    expect(receiver.headers[0]?.cookie).toBeUndefined();
    expect(await context.cookies()).toEqual([]);
    expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(
      0,
    );
    expect(messages).toEqual([]);
  });

  test('each page that is shown is counted once, and so is the way back', async ({
    page,
  }) => {
    await page.goto(site.origin + DOCS);
    await expect.poll(() => receiver.events.length).toBe(1);
    await boot(page);
    await settle(page);
    expect(receiver.events).toHaveLength(1);
    await walkTo(page, 'Articles', ARTICLES);
    await expect.poll(() => receiver.events.length).toBe(2);
    // A fragment is the same page.
    await page.evaluate(() => {
      location.hash = 'somewhere';
    });
    await settle(page);
    expect(receiver.events).toHaveLength(2);
    await page.goBack();
    await page.goBack();
    await page.waitForURL(`**${DOCS}`);
    await expect.poll(() => receiver.events.length).toBe(3);
    await settle(page);
    expect(receiver.events.map(({url, referrer}) => [url, referrer])).toEqual([
      [site.origin + DOCS, ''],
      [site.origin + ARTICLES, site.origin + DOCS],
      [site.origin + DOCS, site.origin + ARTICLES],
    ]);
  });

  test('pages that are loaded one after the other are counted once each', async ({
    page,
  }) => {
    for (const path of [DOCS, ARTICLES]) {
      await page.goto(site.origin + path);
    }
    await expect.poll(() => receiver.events.length).toBe(2);
    await page.reload();
    await expect.poll(() => receiver.events.length).toBe(3);
  });

  test('a page that reloads by itself is counted once', async ({page}) => {
    const loads = await failOnce(page);
    await page.goto(site.origin + DOCS);
    await expect.poll(() => receiver.events.length).toBe(1);
    const reloaded = page.waitForEvent('load');
    await nudge(page);
    await reloaded;
    expect(loads()).toBe(2);
    await boot(page);
    await walkTo(page, 'Articles', ARTICLES);
    await expect.poll(() => receiver.events.length).toBe(2);
    await settle(page);
    expect(receiver.events.map(({url, referrer}) => [url, referrer])).toEqual([
      [site.origin + DOCS, ''],
      [site.origin + ARTICLES, site.origin + DOCS],
    ]);
    // A reload by hand is a view.
    await page.reload();
    await expect.poll(() => receiver.events.length).toBe(3);
  });

  test('a page that reloads before it was counted is counted after it', async ({
    page,
  }) => {
    const loads = await failOnce(page);
    await page.route('**/assets/monitoring/**', (route) =>
      loads() === 1 ? route.abort() : route.continue(),
    );
    await page.goto(site.origin + DOCS, {waitUntil: 'networkidle'});
    const reloaded = page.waitForEvent('load');
    await nudge(page);
    await reloaded;
    expect(loads()).toBe(2);
    await boot(page);
    await expect.poll(() => receiver.events.length).toBe(1);
  });

  test('a page that the browser has kept is counted when it is shown again', async ({
    page,
  }) => {
    await page.goto(site.origin + DOCS);
    await expect.poll(() => receiver.events.length).toBe(1);
    await page.evaluate(() => {
      dispatchEvent(new PageTransitionEvent('pageshow', {persisted: true}));
    });
    await expect.poll(() => receiver.events.length).toBe(2);
  });

  test('of an address only what is public is told', async ({page}) => {
    await page.goto(
      `${site.origin}/tools/spf-checker/?utm_source=mail&discount=ME&mail=ann@b.example#domain=secret.example`,
    );
    await expect.poll(() => receiver.events.length).toBe(1);
    expect(receiver.events[0]?.url).toBe(
      `${site.origin}/tools/spf-checker/?utm_source=mail`,
    );
  });

  test('what a reader says of a page is told once', async ({page}) => {
    await page.goto(site.origin + DOCS);
    await boot(page);
    await page.getByRole('button', {name: 'No', exact: true}).click();
    await expect.poll(() => receiver.events.length).toBe(2);
    await settle(page);
    expect(receiver.events.slice(1)).toEqual([
      {
        name: 'Feedback',
        domain: 'www.acme.example',
        url: site.origin + DOCS,
        referrer: '',
        props: {page: DOCS, helpful: 'no'},
      },
    ]);
  });

  for (const name of ['globalPrivacyControl', 'doNotTrack'] as const) {
    test(`${name} is honoured`, async ({page}) => {
      await wish(page, name);
      await page.goto(site.origin + DOCS);
      await boot(page);
      await walkTo(page, 'Articles', ARTICLES);
      await settle(page);
      expect(receiver.events).toEqual([]);
    });
  }

  test('a way to another page is not a visit', async ({page}) => {
    await page.goto(`${site.origin}/privacy`);
    await page.waitForURL('**/legal/privacy-policy/');
    await expect.poll(() => receiver.events.length).toBe(1);
    await settle(page);
    expect(receiver.events.map(({url}) => url)).toEqual([
      `${site.origin}/legal/privacy-policy/`,
    ]);
  });

  test('a page that does not exist is counted once, and did not come from itself', async ({
    page,
  }) => {
    await page.goto(`${site.origin}/nope`);
    await expect.poll(() => receiver.events.length).toBe(1);
    await settle(page);
    expect(receiver.events).toEqual([
      expect.objectContaining({url: `${site.origin}/nope`, referrer: ''}),
    ]);
  });

  for (const [what, pattern] of [
    ['the service', /\/api\/event$/],
    ['the script', /\/assets\/monitoring\//],
  ] as const) {
    test(`a visit is the same when ${what} is blocked`, async ({page}) => {
      const thrown: string[] = [];
      page.on('pageerror', (error) => thrown.push(error.message));
      await page.route(pattern, (route) => route.abort());
      await page.goto(site.origin + DOCS);
      await boot(page);
      await walkTo(page, 'Articles', ARTICLES);
      await expect(page.getByRole('heading', {level: 1})).toBeVisible();
      await settle(page);
      expect(thrown).toEqual([]);
      expect(await page.evaluate(() => window.shell?.errors)).toEqual([]);
      expect(receiver.events).toEqual([]);
    });
  }
});

const TAG = 'G-TEST1234';

/**
 * Stands where Google's tag stands: works the queue off as the documentation says it does
 * (developers.google.com/tag-platform/security/guides/consent), sets its cookie only when
 * storage is granted, and collects.
 */
const STAND_IN = `
  const state = {};
  let address = {};
  const work = ([command, ...rest]) => {
    if (command === 'consent') Object.assign(state, rest[1]);
    if (command === 'set') address = rest[0];
    if (command === 'event' && !window['ga-disable-${TAG}']) {
      if (state.analytics_storage === 'granted') {
        document.cookie = '_ga=GA1.1.1; path=/; max-age=600';
        document.cookie = '_ga_TEST1234=GS2.1; path=/; max-age=600';
      }
      const query = new URLSearchParams({en: rest[0], ...address, ...rest[1], ...state});
      fetch('https://region1.google-analytics.com/g/collect?' + query, {method: 'POST', mode: 'no-cors'});
    }
  };
  dataLayer.forEach(work);
  dataLayer.push = (...items) => { items.forEach(work); return Array.prototype.push.apply(dataLayer, items); };
`;

interface Google {
  /** How often Google's script was asked for. */
  loads: () => number;
  /** What was collected. */
  hits: URLSearchParams[];
}

async function standInForGoogle(context: BrowserContext): Promise<Google> {
  let loads = 0;
  const hits: URLSearchParams[] = [];
  await context.route('https://www.googletagmanager.com/gtag/js?id=*', (route) => {
    loads += 1;
    return route.fulfill({contentType: 'text/javascript', body: STAND_IN});
  });
  await context.route('https://region1.google-analytics.com/**', (route) => {
    hits.push(new URL(route.request().url()).searchParams);
    return route.fulfill({status: 204});
  });
  return {loads: () => loads, hits};
}

const TOOLS = pathsOfKind('tool');

/** Nothing of the page's main part lies under the question, wherever it is scrolled to. */
async function expectUncovered(page: Page): Promise<void> {
  const overlap = await page.evaluate(() => {
    const [question, main] = ['.consent', 'main'].map((selector) =>
      document.querySelector(selector)?.getBoundingClientRect(),
    );
    return question && main
      ? Math.min(question.bottom, main.bottom) - Math.max(question.top, main.top)
      : Number.NaN;
  });
  expect(overlap).toBeLessThanOrEqual(0);
}

test.describe('Google tag', () => {
  let site: MonitoredSite;

  test.beforeAll(async () => {
    site = await serveMonitored({googleTag: TAG});
  });
  test.afterAll(() => site.close());

  const question = (page: Page) =>
    page.getByRole('dialog', {name: 'May we count your visit?'});
  const yes = (page: Page) =>
    question(page).getByRole('button', {name: 'Yes, count my visit'});
  const no = (page: Page) =>
    question(page).getByRole('button', {name: 'No, do not count me'});
  const line = (page: Page) => page.getByRole('complementary', {name: 'Analytics'});
  const views = (google: Google) =>
    google.hits
      .filter((hit) => hit.get('en') === 'page_view')
      .map((hit) => new URL(hit.get('page_location') ?? '').pathname);

  test('before the visitor agrees nothing is asked for and nothing is kept', async ({
    page,
    context,
    messages,
  }) => {
    const others: string[] = [];
    context.on('request', (request) => {
      if (!request.url().startsWith(site.origin)) {
        others.push(request.url());
      }
    });
    await page.goto(site.origin + DOCS);
    await expect(question(page)).toBeVisible();
    await boot(page);
    await walkTo(page, 'Articles', ARTICLES);
    await settle(page);
    await expect(question(page)).toBeVisible();
    expect(others).toEqual([]);
    expect(await context.cookies()).toEqual([]);
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
    expect(messages).toEqual([]);
  });

  test('the question leaves the focus, the text and the keys to the reader', async ({
    page,
  }) => {
    await page.setViewportSize({width: 320, height: 568});
    await page.goto(site.origin + DOCS);
    await expect(question(page)).toBeVisible();
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(
      true,
    );
    // Both answers are of one size, and the whole question is in view.
    const [first, second] = [await no(page).boundingBox(), await yes(page).boundingBox()];
    expect(first?.height).toBe(second?.height);
    expect(first?.width).toBe(second?.width);
    expect(first?.height).toBeGreaterThanOrEqual(44);
    const box = await question(page).boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 999)).toBeLessThanOrEqual(568);
    expect(box?.height).toBeLessThanOrEqual(568 * 0.6);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
    ).toBeLessThanOrEqual(0);
    // First in the order of the page.
    await page.keyboard.press('Tab');
    await expect(question(page).getByRole('link')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(no(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(question(page)).toBeHidden();
  });

  test('a page that reloads by itself is counted once, and when they agree after it', async ({
    page,
    context,
  }) => {
    const google = await standInForGoogle(context);
    const loads = await failOnce(page);
    await page.goto(site.origin + DOCS);
    await expect(question(page)).toBeVisible();
    await nudge(page);
    await expect.poll(loads).toBe(2);
    await yes(page).click();
    await expect.poll(() => views(google)).toEqual([DOCS]);
    await settle(page);
    expect(views(google)).toEqual([DOCS]);
  });

  for (const tool of samplesOf(TOOLS, 6)) {
    test(`at 320 px the question covers nothing of ${tool}`, async ({page}) => {
      await page.setViewportSize({width: 320, height: 568});
      await page.route(/^https:/, (route) => route.abort());
      await page.goto(site.origin + tool);
      await boot(page);
      await expect(page.locator('dialog.consent')).toHaveAttribute('open');
      const field = page
        .locator('main form :is(input:not([type]), [type=text], [type=email], textarea)')
        .first();
      await field.fill('ann@example.com');
      await expectUncovered(page);
      await field.press('Enter');
      await settle(page);
      await expectUncovered(page);
      // It can still be answered, at the end of the page.
      await no(page).scrollIntoViewIfNeeded();
      await expectUncovered(page);
      await no(page).click();
      await expect(line(page)).toBeVisible();
    });
  }

  test('at 320 px the question makes room for a field of a page that is read', async ({
    page,
  }) => {
    await page.setViewportSize({width: 320, height: 568});
    await page.goto(`${site.origin}/pricing/`);
    await expect(question(page)).toBeVisible();
    const field = page.locator('main :is(input, select)').first();
    await field.scrollIntoViewIfNeeded();
    await field.focus();
    await expectUncovered(page);
  });

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`the question and the line below the footer are accessible (${colorScheme})`, async ({
      page,
    }) => {
      await page.emulateMedia({colorScheme, reducedMotion: 'reduce'});
      await page.goto(site.origin + ARTICLES);
      await expect(question(page)).toBeVisible();
      const check = async () => {
        await page.evaluate(axe);
        return page.evaluate(async () => {
          const {violations} = await (
            window as unknown as {axe: {run: (context: unknown) => Promise<AxeResults>}}
          ).axe.run({include: [['.consent'], ['.consent-line']]});
          return violations.map(({id, nodes}) => `${id}: ${String(nodes[0]?.html)}`);
        });
      };
      expect(await check()).toEqual([]);
      await no(page).click();
      await expect(line(page)).toBeVisible();
      expect(await check()).toEqual([]);
    });
  }

  test('who agrees is counted: this page, and each one after it, once', async ({
    page,
    context,
  }) => {
    const google = await standInForGoogle(context);
    await page.goto(site.origin + ARTICLES);
    await boot(page);
    await walkTo(page, 'Quickstart', DOCS);
    await settle(page);
    // Where they have been before is not told.
    await yes(page).click();
    await expect.poll(() => views(google)).toEqual([DOCS]);
    await walkTo(page, 'Articles', ARTICLES);
    await expect.poll(() => views(google)).toEqual([DOCS, ARTICLES]);
    await settle(page);
    expect(views(google)).toEqual([DOCS, ARTICLES]);
    expect(google.loads()).toBe(1);
    const [hit] = google.hits;
    expect(hit?.get('analytics_storage')).toBe('granted');
    for (const name of ['ad_storage', 'ad_user_data', 'ad_personalization']) {
      expect(hit?.get(name)).toBe('denied');
    }
    expect(google.hits[1]?.get('page_title')).toContain('Articles');
    expect(google.hits[1]?.get('page_referrer')).toBe(site.origin + DOCS);
    await expect(line(page)).toContainText('Google Analytics counts your visits.');
    // The next load does not ask, and counts before React is there.
    await page.goto(site.origin + DOCS);
    await expect.poll(() => views(google)).toEqual([DOCS, ARTICLES, DOCS]);
    await expect(page.locator('html')).toHaveAttribute('data-boot', 'idle');
    await expect(line(page)).toBeVisible();
    await expect(question(page)).toBeHidden();
  });

  test('the tag is told of the refusal first, then of the consent', async ({
    page,
    context,
  }) => {
    await standInForGoogle(context);
    await page.goto(site.origin + DOCS);
    const commands = () =>
      page.evaluate(() =>
        (window.dataLayer ?? []).map((command) =>
          Array.from(command as ArrayLike<unknown>)
            .slice(0, 2)
            .map(String)
            .join(' '),
        ),
      );
    expect(await commands()).toEqual(['consent default']);
    await yes(page).click();
    await expect
      .poll(async () => (await commands()).map((one) => one.replace(/^js .*/, 'js')))
      .toEqual([
        'consent default',
        'consent update',
        'js',
        `config ${TAG}`,
        'set [object Object]',
        'event page_view',
      ]);
  });

  test('who refuses is never counted, nor asked again', async ({page, context}) => {
    const google = await standInForGoogle(context);
    await page.goto(site.origin + DOCS);
    await no(page).click();
    await expect(line(page)).toContainText(
      'Google Analytics does not count your visits.',
    );
    await page.goto(site.origin + ARTICLES);
    await expect(line(page)).toBeVisible();
    await expect(question(page)).toBeHidden();
    expect(google.loads()).toBe(0);
    expect(google.hits).toHaveLength(0);
    expect(await context.cookies()).toEqual([]);
  });

  test('an answer can be changed as easily as it was given, both ways', async ({
    page,
    context,
  }) => {
    const google = await standInForGoogle(context);
    await page.goto(site.origin + DOCS);
    await yes(page).click();
    await expect.poll(async () => (await context.cookies()).length).toBe(2);
    const change = line(page).getByRole('button', {name: 'Change this'});
    await change.click();
    // Asked for, it is modal: it has the focus, Escape leaves, the focus goes back.
    await expect(question(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(question(page)).toBeHidden();
    await expect(change).toBeFocused();
    await change.click();
    await no(page).click();
    await expect.poll(() => context.cookies()).toEqual([]);
    const before = google.hits.length;
    await boot(page);
    await walkTo(page, 'Articles', ARTICLES);
    await settle(page);
    expect(google.hits).toHaveLength(before);
    expect(await context.cookies()).toEqual([]);
    await change.click();
    await yes(page).click();
    await expect.poll(() => views(google)).toEqual([DOCS, ARTICLES]);
    expect(google.loads()).toBe(1);
  });

  test('what a reader says is told only with consent', async ({page, context}) => {
    const google = await standInForGoogle(context);
    await page.goto(site.origin + DOCS);
    await boot(page);
    await page.getByRole('button', {name: 'Yes', exact: true}).click();
    await yes(page).click();
    await page.getByRole('button', {name: 'No', exact: true}).click();
    await expect.poll(() => google.hits.length).toBe(2);
    const [, said] = google.hits;
    expect([said?.get('en'), said?.get('helpful'), said?.get('page')]).toEqual([
      'feedback',
      'no',
      DOCS,
    ]);
  });

  for (const name of ['globalPrivacyControl', 'doNotTrack'] as const) {
    test(`${name}: not even the question is put`, async ({page, context}) => {
      const google = await standInForGoogle(context);
      await wish(page, name);
      await page.addInitScript((day) => {
        localStorage.setItem('site.consent', `agreed ${day}`);
      }, today());
      await page.goto(site.origin + DOCS);
      await boot(page);
      await settle(page);
      await expect(page.locator('.consent')).toHaveCount(0);
      expect(google.loads()).toBe(0);
    });
  }

  test('an application starts also where Google’s script never comes', async ({
    page,
    context,
  }) => {
    let asked = 0;
    // Neither answered nor refused.
    await context.route('https://www.googletagmanager.com/**', () => {
      asked += 1;
    });
    await page.addInitScript((day) => {
      localStorage.setItem('site.consent', `agreed ${day}`);
    }, today());
    await page.goto(site.origin + KINDS.tool.path);
    await boot(page);
    await expect.poll(() => asked).toBe(1);
  });

  for (const [what, pattern] of [
    ['Google’s script', /googletagmanager/],
    ['the question', /consentDialog/],
  ] as const) {
    test(`a visit is the same when ${what} is blocked`, async ({page, context}) => {
      const thrown: string[] = [];
      page.on('pageerror', (error) => thrown.push(error.message));
      await standInForGoogle(context);
      await context.route(pattern, (route) => route.abort());
      await page.goto(site.origin + DOCS);
      if (what !== 'the question') {
        await yes(page).click();
      }
      await boot(page);
      await walkTo(page, 'Articles', ARTICLES);
      await expect(page.getByRole('heading', {level: 1})).toBeVisible();
      await settle(page);
      expect(thrown).toEqual([]);
      expect(await page.evaluate(() => window.shell?.errors)).toEqual([]);
    });
  }
});
