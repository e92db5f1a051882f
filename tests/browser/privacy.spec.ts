import type {BrowserContext, Page} from '@playwright/test';
import {boot, expect, KINDS, origin, isolatedTest as test} from '../support/site';

/** Everything a browser would keep of a visit. */
async function kept(page: Page, context: BrowserContext) {
  const inPage = await page.evaluate(async () => ({
    cookies: document.cookie,
    local: Object.keys(localStorage),
    session: Object.keys(sessionStorage),
    databases: (await indexedDB.databases()).map(({name}) => name),
    // Offered on secure origins only; this machine's own is one.
    caches: await caches.keys(),
    workers: (await navigator.serviceWorker.getRegistrations()).length,
  }));
  return {...inPage, jar: await context.cookies()};
}

const NOTHING = {
  cookies: '',
  local: [],
  session: [],
  databases: [],
  caches: [],
  workers: 0,
  jar: [],
};

/** Notes every request to anybody else, of every kind: beacons and sockets too. */
function listenForOthers(context: BrowserContext): string[] {
  const others: string[] = [];
  const note = (url: string) => {
    if (!url.startsWith(origin()) && !/^(data|blob|about):/.test(url)) {
      others.push(url);
    }
  };
  context.on('request', (request) => {
    note(request.url());
  });
  context.on('page', (page) => {
    page.on('websocket', (socket) => {
      note(socket.url());
    });
  });
  return others;
}

for (const [kind, {path}] of Object.entries(KINDS)) {
  test(`a visit (${kind}) asks nobody else and leaves nothing behind`, async ({
    context,
  }) => {
    const others = listenForOthers(context);
    const monitoring: string[] = [];
    context.on('request', (request) => {
      if (request.url().includes('/assets/monitoring/')) {
        monitoring.push(request.url());
      }
    });
    const setCookie: string[] = [];
    context.on('response', (response) => {
      if ('set-cookie' in response.headers()) {
        setCookie.push(response.url());
      }
    });
    const page = await context.newPage();
    // As read: nothing is done on the page.
    await page.goto(path, {waitUntil: 'networkidle'});
    expect(await kept(page, context)).toEqual(NOTHING);
    // As used: React starts, the reader goes to the end and walks on inside the site.
    await boot(page);
    await page.evaluate(() => {
      scrollTo(0, document.body.scrollHeight);
    });
    await page.getByRole('contentinfo').getByRole('link', {name: 'Articles'}).click();
    await page.waitForURL('**/articles/');
    await page.waitForLoadState('networkidle');
    expect(await kept(page, context)).toEqual(NOTHING);
    expect(others).toEqual([]);
    expect(setCookie).toEqual([]);
    expect(monitoring).toEqual([]);
  });
}

test('what a reader says of a page goes to nobody', async ({page, context}) => {
  const others = listenForOthers(context);
  const posts: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') {
      posts.push(request.url());
    }
  });
  await page.goto(KINDS.docs.path);
  await boot(page);
  await page.getByRole('button', {name: 'Yes', exact: true}).click();
  await expect(page.getByText('Thank you. What did you like?')).toBeVisible();
  expect(posts).toEqual([]);
  expect(others).toEqual([]);
});

test('no page names a script of analytics or error reports', async ({request}) => {
  for (const {path} of Object.values(KINDS)) {
    const html = await (await request.get(path)).text();
    // The privacy policy names them in its text; no tag may.
    const tags = html.match(/<(?:script|link|img|iframe|source)\b[^>]*>/g) ?? [];
    expect(tags.length, path).toBeGreaterThan(3);
    expect(tags.join('\n'), path).not.toMatch(
      /assets\/monitoring|googletagmanager|google-analytics|plausible|sentry/i,
    );
  }
});

test('an error is kept for this page and sent to nobody', async ({page, context}) => {
  const others = listenForOthers(context);
  await page.goto(KINDS.docs.path);
  await page.evaluate(() => {
    setTimeout(() => {
      throw new Error('planted');
    });
  });
  await expect
    .poll(() => page.evaluate(() => window.shell?.errors.map(String)))
    .toEqual(['Error: planted']);
  await boot(page);
  await page.waitForLoadState('networkidle');
  expect(others).toEqual([]);
});
