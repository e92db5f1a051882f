/** What is fetched ahead, by whom and when; and what a visit that only reads costs. */
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {chromium, type Browser, type Page} from '@playwright/test';
import {ensureBrowser} from '../support/browser';
import {startCountedServer, type CountedServer} from '../support/countedServer';
import {
  boot,
  expect,
  KINDS,
  origin,
  isolatedTest as test,
  titleOf,
} from '../support/site';
import {kilobytes} from '../support/transfers';

const DOCS = KINDS.docs.path;
const NEXT = '/docs/markdown-emails/';

/** Makes a browser of one without rules for fetching ahead. */
function withoutRules(): void {
  Object.assign(HTMLScriptElement, {supports: undefined});
  new MutationObserver(() => {
    document.querySelector('script[type=speculationrules]')?.remove();
  }).observe(document, {childList: true, subtree: true});
}

let server: CountedServer;
test.beforeEach(async () => {
  server = await startCountedServer(origin());
});
test.afterEach(() => {
  server.close();
});

const link = (page: Page, path: string) =>
  page.locator(`aside a[href="${path}"]`).first();

/** Pages that were fetched ahead: by rules, or by the shell. */
const aheadOf = () =>
  server.requests.filter(
    ({headers, type}) =>
      type === 'text/html' &&
      (headers['sec-purpose'] !== undefined || headers['sec-fetch-dest'] === 'empty'),
  );

/** A pointer that comes to rest on a link. */
async function rest(page: Page, path: string): Promise<void> {
  await page.mouse.move(640, 300);
  await link(page, path).hover();
  await page.waitForTimeout(800);
}

test('the page under a resting pointer is fetched ahead, and no other', async ({
  page,
}) => {
  await page.goto(server.origin + DOCS, {waitUntil: 'networkidle'});
  // Over some links, without a rest.
  const box = await page.locator('aside nav').boundingBox();
  await page.mouse.move((box?.x ?? 0) + 40, (box?.y ?? 0) + 20);
  await page.mouse.move((box?.x ?? 0) + 40, (box?.y ?? 0) + 260, {steps: 4});
  await page.mouse.move(700, 300);
  await page.waitForTimeout(600);
  expect(aheadOf()).toEqual([]);
  await rest(page, NEXT);
  expect(aheadOf().map(({path}) => path)).toEqual([NEXT]);
  await link(page, NEXT).click();
  await expect(page).toHaveURL(server.origin + NEXT);
  await expect(page.getByRole('heading', {level: 1})).toHaveText(titleOf(NEXT));
  expect(server.requests.filter(({path}) => path === NEXT)).toHaveLength(1);
});

test('a page is rendered ahead while the pointer goes on resting, and not by a press', async ({
  page,
}) => {
  const session = await page.context().newCDPSession(page);
  let asked: string[] = [];
  session.on('Preload.preloadingAttemptSourcesUpdated', ({preloadingAttemptSources}) => {
    asked = preloadingAttemptSources.map(
      ({key}) => `${key.action} ${new URL(key.url).pathname}`,
    );
  });
  await session.send('Preload.enable');
  await page.goto(server.origin + DOCS, {waitUntil: 'networkidle'});
  await page.mouse.move(640, 300);
  // Rendering begins with another process, for which a quick click would have to wait.
  await link(page, '/docs/webhooks/').dispatchEvent('pointerdown');
  await page.waitForTimeout(600);
  expect(asked).toEqual(['Prefetch /docs/webhooks/']);
  await rest(page, NEXT);
  expect(new Set(asked)).toEqual(
    new Set(['Prefetch /docs/webhooks/', `Prefetch ${NEXT}`, `Prerender ${NEXT}`]),
  );
  await link(page, NEXT).dispatchEvent('pointerdown');
  await page.waitForTimeout(300);
  expect(asked).toContain(`Prerender ${NEXT}`);
  // Until somebody comes back, its colors or its language may have been changed.
  await page.mouse.move(700, 300, {steps: 3});
  await expect.poll(() => asked).not.toContain(`Prerender ${NEXT}`);
  expect(asked).toContain(`Prefetch ${NEXT}`);
});

test('a link that is clicked at once is fetched once, as it is pressed', async ({
  page,
}) => {
  await page.goto(server.origin + DOCS, {waitUntil: 'networkidle'});
  await page.mouse.move(640, 300);
  await link(page, NEXT).click({delay: 60});
  await expect(page.getByRole('heading', {level: 1})).toHaveText(titleOf(NEXT));
  expect(aheadOf().map(({path}) => path)).toEqual([NEXT]);
  expect(server.requests.filter(({path}) => path === NEXT)).toHaveLength(1);
});

test('files and other sites are not fetched ahead', async ({page}) => {
  await page.goto(server.origin + DOCS, {waitUntil: 'networkidle'});
  await page.getByRole('link', {name: 'View as Markdown'}).hover();
  await page.waitForTimeout(600);
  expect(server.requests.filter(({path}) => path.endsWith('.md'))).toEqual([]);
});

for (const [name, connection] of [
  ['saves data', {saveData: true, effectiveType: '4g'}],
  ['has a slow network', {saveData: false, effectiveType: '3g'}],
] as const) {
  for (const browser of ['with', 'without'] as const) {
    test(`a visitor who ${name} gets nothing ahead, ${browser} rules for it`, async ({
      page,
    }) => {
      await page.addInitScript((state) => {
        Object.defineProperty(navigator, 'connection', {value: state});
      }, connection);
      if (browser === 'without') {
        await page.addInitScript(withoutRules);
      }
      await page.goto(server.origin + DOCS, {waitUntil: 'networkidle'});
      await rest(page, NEXT);
      expect(aheadOf()).toEqual([]);
      await boot(page);
      const before = server.requests.length;
      await rest(page, '/docs/webhooks/');
      expect(server.requests.slice(before)).toEqual([]);
    });
  }
}

test('a browser without rules fetches the page under a resting pointer, or a pressed one', async ({
  page,
}) => {
  await page.addInitScript(withoutRules);
  await page.goto(server.origin + DOCS, {waitUntil: 'networkidle'});
  await page.mouse.move(640, 300);
  await link(page, '/docs/webhooks/').dispatchEvent('pointermove', {movementX: 1});
  await page.locator('h1').dispatchEvent('pointermove', {movementX: 1});
  await page.waitForTimeout(300);
  expect(aheadOf()).toEqual([]);
  await rest(page, NEXT);
  expect(aheadOf().map(({path}) => path)).toEqual([NEXT]);
  await link(page, '/docs/template-props/').dispatchEvent('pointerdown');
  await expect
    .poll(() => aheadOf().map(({path}) => path))
    .toEqual([NEXT, '/docs/template-props/']);
});

test('after the start of React only the page under the pointer is fetched ahead', async ({
  page,
}) => {
  await page.goto(server.origin + DOCS, {waitUntil: 'networkidle'});
  await boot(page);
  await page.waitForLoadState('networkidle');
  const started = server.requests.length;
  await page.mouse.move(640, 300);
  await page.mouse.wheel(0, 600);
  await page.waitForTimeout(600);
  expect(server.requests.slice(started)).toEqual([]);
  await rest(page, NEXT);
  const ahead = server.requests.slice(started);
  expect(ahead.length).toBeGreaterThan(0);
  expect(ahead.filter(({type}) => type === 'text/html')).toEqual([]);
  const fetched = server.requests.length;
  await link(page, NEXT).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText(titleOf(NEXT));
  expect(
    server.requests.slice(fetched).filter(({type}) => type.includes('script')),
  ).toEqual([]);
});

test('five docs pages that are read: at most 110 KB, and no script', async ({page}) => {
  await page.goto(server.origin + DOCS, {waitUntil: 'networkidle'});
  for (const path of [
    NEXT,
    '/docs/custom-html-emails/',
    '/docs/email-attachments/',
    '/docs/api/email/',
  ]) {
    await page.mouse.move(700, 260);
    await page.mouse.move(560, 520, {steps: 12});
    await page.mouse.wheel(0, 500);
    await rest(page, path);
    await link(page, path).click();
    await expect(page).toHaveURL(server.origin + path);
    await page.waitForLoadState('networkidle');
  }
  const scripts = server.requests.filter(({type}) => type.includes('script'));
  expect(scripts.map(({path}) => path)).toEqual([]);
  const bytes = server.requests.reduce((sum, one) => sum + one.bytes, 0);
  console.log(`five docs pages: ${kilobytes(bytes)}`);
  expect(bytes).toBeGreaterThan(60 * 1024);
  expect(bytes).toBeLessThanOrEqual(110 * 1000);
});

/** A server whose pages have a link and nothing else. */
async function startPlainServer() {
  const plain = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html');
    response.end('<!doctype html><title>Plain</title><a href="/b">b</a>');
  });
  await new Promise<void>((resolve) => {
    plain.listen(0, '127.0.0.1', resolve);
  });
  const {port} = plain.address() as AddressInfo;
  return {origin: `http://127.0.0.1:${String(port)}`, close: () => plain.close()};
}

/** Whether a page is there again as it was left, after a way to another one and back. */
async function isKept(browser: Browser, from: string, to: string): Promise<boolean> {
  const page = await browser.newPage();
  await page.goto(from);
  await page.evaluate(() => Object.assign(window, {isMarked: true}));
  await page
    .locator(`a[href="${new URL(to).pathname}"]:visible`)
    .first()
    .click();
  await page.waitForURL(to);
  await page.waitForTimeout(500);
  // Playwright's own way back waits for a load, and there is none.
  await page.evaluate(() => {
    // The page that asks is gone before it could respond.
    setTimeout(() => {
      history.back();
    });
  });
  await expect.poll(() => page.url()).toBe(from);
  await page.waitForTimeout(500);
  const kept = await page.evaluate(() => 'isMarked' in window);
  await page.close();
  return kept;
}

test('a page that was left is kept for the way back', async () => {
  const browser = await chromium.launch({
    executablePath: ensureBrowser(),
    args: ['--no-sandbox'],
    // Playwright turns the cache for the way back off.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  try {
    const plain = await startPlainServer();
    const keepsPages = await isKept(browser, `${plain.origin}/a`, `${plain.origin}/b`);
    plain.close();
    test.skip(!keepsPages, 'This browser keeps no page, however plain.');
    expect(await isKept(browser, server.origin + DOCS, server.origin + NEXT)).toBe(true);
  } finally {
    await browser.close();
  }
});
