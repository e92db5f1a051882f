import type {Page} from '@playwright/test';
import type {ErrorEvent} from '@sentry/browser';
import {countLoads, follow, nudge, ownAssets} from '../support/failing';
import {serveMonitored, type MonitoredSite} from '../support/monitored';
import {breakDates, runScript} from '../support/plant';
import {receiveReports, type ReportReceiver} from '../support/receivers';
import {
  approachApp,
  boot,
  booted,
  expect,
  KINDS,
  isolatedTest as test,
  titleOf,
} from '../support/site';

const DOCS = KINDS.docs.path;
const TOOL = '/tools/spf-checker/';

let receiver: ReportReceiver;
let site: MonitoredSite;

test.beforeAll(async () => {
  receiver = await receiveReports();
  site = await serveMonitored({
    sentry: {dsn: receiver.dsn, release: '0123456789ab', environment: 'test'},
  });
});
test.afterAll(async () => {
  await site.close();
  await receiver.close();
});
test.beforeEach(() => {
  receiver.envelopes.length = 0;
  receiver.headers.length = 0;
});

/** Throws in the page, as a script of its own would. */
const plant = (page: Page, message: string) =>
  runScript(
    page,
    `setTimeout(() => { throw new TypeError(${JSON.stringify(message)}); });`,
  );

const values = (events: readonly ErrorEvent[]) =>
  events.map(({exception}) => exception?.values?.[0]?.value);

/** A moment in which a report too many would come. */
const settle = (page: Page) => page.waitForTimeout(400);

function reporters(page: Page): string[] {
  const urls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/assets/monitoring/reporter-')) {
      urls.push(request.url());
    }
  });
  return urls;
}

test('an error from before anybody listened is reported, and React has not started', async ({
  page,
}) => {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/monitoring/**', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(site.origin + DOCS, {waitUntil: 'commit'});
  await page.waitForFunction(() => window.shell !== undefined);
  await plant(page, 'early');
  await expect
    .poll(() => page.evaluate(() => window.shell?.errors.map(String)))
    .toEqual(['TypeError: early']);
  release();
  await expect.poll(() => values(receiver.events())).toEqual(['early']);
  await expect(page.locator('html')).toHaveAttribute('data-boot', 'idle');
  const [event] = receiver.events();
  expect(event?.release).toBe('0123456789ab');
  expect(event?.environment).toBe('test');
  expect(event?.level).toBe('error');
  expect(event?.exception?.values?.[0]?.type).toBe('TypeError');
  expect(event?.exception?.values?.[0]?.mechanism?.handled).toBe(false);
  expect(event?.request?.url).toBe(site.origin + DOCS);
  expect(event?.request?.headers?.['User-Agent']).toContain('Chrome');
  expect(event?.tags).toEqual({boot: 'idle'});
});

test('Sentry’s client comes after the first error, or when the page is at rest', async ({
  page,
  messages,
}) => {
  const fetched = reporters(page);
  await page.goto(site.origin + DOCS, {waitUntil: 'networkidle'});
  expect(fetched).toEqual([]);
  await boot(page);
  await expect.poll(() => fetched.length).toBe(1);
  expect(messages).toEqual([]);
  expect(receiver.envelopes).toEqual([]);

  await page.goto(`${site.origin}/articles/`, {waitUntil: 'networkidle'});
  await plant(page, 'first');
  await expect.poll(() => fetched.length).toBe(2);
  await expect.poll(() => values(receiver.events())).toEqual(['first']);
});

test('a rejection, a value that is no error, and a render error are reported once each', async ({
  page,
}) => {
  await page.goto(site.origin + DOCS);
  await boot(page);
  await runScript(
    page,
    "Promise.reject(new RangeError('rejected')); Promise.reject('a text');",
  );
  await expect.poll(() => receiver.events().length).toBe(2);
  expect(values(receiver.events())[0]).toBe('rejected');
  expect(values(receiver.events())[1]).toContain('a text');
  await runScript(page, breakDates('planted in a component'));
  await page.getByRole('contentinfo').getByRole('link', {name: 'Articles'}).click();
  await expect(
    page.getByRole('heading', {name: 'Sorry, but something went wrong!'}),
  ).toBeVisible();
  await expect
    .poll(() => values(receiver.events()).filter((one) => one?.includes('component')))
    .toHaveLength(1);
  await settle(page);
  expect(receiver.events()).toHaveLength(3);
});

test('one error that comes by two ways is one report; a flood ends', async ({page}) => {
  await page.goto(site.origin + DOCS);
  await runScript(
    page,
    `const error = new Error('twice');
    window.shell.errors.push(error);
    window.shell.errors.push(error);`,
  );
  await expect.poll(() => receiver.events().length).toBe(1);
  await runScript(
    page,
    `for (let count = 0; count < 100; count += 1) {
      window.shell.errors.push(new Error('flood ' + count));
    }`,
  );
  await expect.poll(() => receiver.events().length).toBe(20);
  await settle(page);
  expect(receiver.events()).toHaveLength(20);
});

/** Lets a script of the site fail for as long as the page has not reloaded. */
async function failOnce(page: Page, pattern: string): Promise<() => number> {
  const loads = countLoads(page);
  await page.route(pattern, (route) =>
    loads() === 1 ? route.abort() : route.continue(),
  );
  return loads;
}

const MAIN = '**/assets/js/main.*';
const LOST = expect.stringMatching(
  /^Unable to load \/assets\/js\/main\./,
) as unknown as string;

test('the failure that made the page reload is reported after it, once', async ({
  page,
}) => {
  const loads = await failOnce(page, MAIN);
  await page.goto(site.origin + DOCS, {waitUntil: 'networkidle'});
  await nudge(page);
  await expect.poll(loads).toBe(2);
  await expect.poll(() => values(receiver.events())).toEqual([LOST]);
  const [event] = receiver.events();
  expect(event?.request?.url).toBe(site.origin + DOCS);
  await boot(page);
  // Neither a reload by hand nor another page tells it again.
  await page.reload();
  await boot(page);
  await page.goto(`${site.origin}/articles/`);
  await boot(page);
  await plant(page, 'the next one');
  await expect.poll(() => values(receiver.events())).toEqual([LOST, 'the next one']);
});

test('it is reported from a later page when Sentry’s client does not come at first', async ({
  page,
}) => {
  await failOnce(page, MAIN);
  const later = `${site.origin}/articles/`;
  // A page tries again when it is at rest, so what may come depends on the page that asks.
  await page.route('**/reporter-*', (route) =>
    route.request().frame().url() === later ? route.continue() : route.abort(),
  );
  await page.goto(site.origin + DOCS, {waitUntil: 'networkidle'});
  await nudge(page);
  await page.waitForFunction(() => sessionStorage.getItem('site.failure') !== null);
  await boot(page);
  expect(receiver.events()).toEqual([]);
  await page.goto(later);
  await expect.poll(() => values(receiver.events())).toEqual([LOST]);
});

test('a reload from before the first script came is reported, too, once', async ({
  page,
}) => {
  const loads = await failOnce(page, MAIN);
  await page.route('**/assets/monitoring/**', (route) =>
    loads() === 1 ? route.abort() : route.continue(),
  );
  await page.goto(site.origin + DOCS, {waitUntil: 'networkidle'});
  await nudge(page);
  const unknown = 'The page was reloaded because a file could not be loaded.';
  await expect.poll(() => values(receiver.events())).toEqual([unknown]);
  await page.reload();
  await boot(page);
  await plant(page, 'the next one');
  await expect.poll(() => values(receiver.events())).toEqual([unknown, 'the next one']);
});

test('a page that the router could not load is reported after the reload', async ({
  page,
}) => {
  await page.goto(`${site.origin}/legal/privacy-policy/`);
  const own = await ownAssets(page);
  const loads = countLoads(page);
  await page.route('**/assets/js/**', (route) =>
    loads() > 0 || own.has(route.request().url().replace(/.*\//, ''))
      ? route.continue()
      : route.fulfill({status: 404}),
  );
  await boot(page);
  await follow(page);
  await page.waitForURL(`**${DOCS}`);
  await expect.poll(loads).toBe(1);
  await expect
    .poll(() => values(receiver.events()))
    .toEqual([expect.stringMatching(/^Unable to load /)]);
});

test('a reload by hand leaves nothing behind and reports nothing', async ({page}) => {
  await page.goto(site.origin + DOCS);
  await boot(page);
  await page.reload();
  await boot(page);
  await settle(page);
  expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([]);
  expect(receiver.events()).toEqual([]);
});

const HOSTILE = {
  name: 'Zoë "$&" (.*)+ Ångström </script>',
  email: 'zoe.angstrom@secret.example',
  token: 'eyJhbGciOiJIUzI1NiJ9.c2VjcmV0',
  googleData: {picture: 'https://pictures.example/zoe?key=hunter2hunter2', id: 987654321},
};

/** Puts the cookie into errors in every way that comes to mind: nine of them. */
const LEAK = `
  const {errors} = window.shell;
  const {cookie} = document;
  const decoded = cookie.replace(/(%[0-9A-F]{2})+/g, (run) => decodeURIComponent(run));
  [
    cookie,
    decoded,
    cookie.slice(9, 60),
    'Cannot greet Ångström, hunter2hunter2, 987654321, zoe.angstrom@secret.example',
    document.documentElement.style.cssText,
  ].forEach((text, index) => errors.push(new Error(index + ': ' + text + ' went wrong')));
  errors.push(new Error('outer', {cause: new Error(cookie)}));
  errors.push({user: decoded});
  const named = new Error('named');
  named.name = cookie;
  errors.push(named);
  try {
    JSON.parse('{"user": ' + cookie.slice(5, 30) + '}');
  } catch (error) {
    errors.push(error);
  }
`;

for (const [form, cookie] of [
  ['encoded', encodeURIComponent(JSON.stringify(HOSTILE))],
  ['cut off', encodeURIComponent(JSON.stringify(HOSTILE)).slice(0, -5)],
  [
    'no JSON',
    encodeURIComponent(`${HOSTILE.name}|${HOSTILE.token}|987654321|pictures.example`),
  ],
] as const) {
  test(`no report holds anything of the user cookie (${form})`, async ({
    page,
    context,
  }) => {
    await page.route('https://pictures.example/**', (route) => route.abort());
    await context.addCookies([
      {name: 'user', value: cookie, url: site.origin},
      {name: 'session', value: 'hunter2hunter2', url: site.origin},
    ]);
    await page.goto(site.origin + DOCS);
    await runScript(page, LEAK);
    await expect.poll(() => receiver.events().length).toBe(9);
    const sent = receiver.envelopes.join('\n');
    for (const secret of [
      'ngstr',
      '%C3%85ngs',
      'zoe.angstrom',
      'secret.example',
      'eyJhbGciOiJIUzI1NiJ9',
      'c2VjcmV0',
      'hunter2',
      '987654321',
      'pictures.example',
    ]) {
      expect(sent).not.toContain(secret);
    }
    expect(sent).toContain('went wrong');
    expect(sent).toContain('Cannot greet');
    for (const headers of receiver.headers) {
      expect(headers.cookie).toBeUndefined();
      expect(headers.referer ?? '').not.toContain('/docs/');
    }
  });
}

test('the steps before an error are told without what was typed, read or asked', async ({
  page,
}) => {
  await page.route(/^https:/, (route) => route.abort());
  await page.goto(`${site.origin}${TOOL}?discount=MINE#domain=private.example`);
  await boot(page);
  const form = page.locator('main form').first();
  await form.locator('input[type=text]').first().fill('private.example');
  await form.locator('button[type=submit]').first().click();
  await page
    .getByRole('contentinfo')
    .getByRole('link', {name: 'All tools', exact: true})
    .click();
  await page.waitForURL('**/tools/');
  await expect(page.getByRole('heading', {level: 1})).toHaveText(titleOf('/tools/'));
  await plant(page, 'after some steps, see https://a.example/?q=private.example');
  await expect.poll(() => receiver.events().length).toBeGreaterThan(0);
  const event = receiver
    .events()
    .find(({exception}) => exception?.values?.[0]?.value?.startsWith('after some'));
  const steps = event?.breadcrumbs?.map(
    ({category, message}) => `${String(category)} ${String(message)}`,
  );
  expect(steps?.[0]).toBe(`navigation ${TOOL}`);
  expect(steps?.at(-1)).toBe('navigation /tools/');
  expect(steps?.some((step) => /^click .*> button$/.test(step))).toBe(true);
  const sent = receiver.envelopes.join('\n');
  expect(sent).not.toContain('private.example');
  expect(sent).not.toContain('MINE');
});

for (const [what, pattern] of [
  ['the receiver', /\/api\/1\/envelope/],
  ['Sentry’s client', /\/reporter-/],
  ['the first script', /\/assets\/monitoring\//],
] as const) {
  test(`a visit is the same when ${what} is blocked`, async ({page}) => {
    const thrown: string[] = [];
    page.on('pageerror', (error) => thrown.push(error.message));
    await page.route(pattern, (route) => route.abort());
    await page.goto(site.origin + DOCS);
    await boot(page);
    await plant(page, 'unheard');
    await page.getByRole('contentinfo').getByRole('link', {name: 'Articles'}).click();
    await page.waitForURL('**/articles/');
    await settle(page);
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    expect(thrown).toEqual(['unheard']);
    expect(receiver.envelopes).toEqual([]);
  });
}

test('no report holds an API key or a webhook secret', async ({page}) => {
  const key = 'pw_live_9Rf2LmQ8sV4xKc7ZtB3n';
  const secret = 'whsec_4Qm8RtYv2LkXs7NbWc9ZpHd3JfGu6AeT';
  await page.goto(`${site.origin}${DOCS}?key=${key}#key=${key}`);
  // From here on the address may change without another page being shown.
  await booted(page);
  await runScript(
    page,
    `const {errors} = window.shell;
    const [key, secret] = ${JSON.stringify([key, secret])};
    errors.push(
      new Error('0: 401 for Bearer ' + key),
      new Error('1: ' + encodeURIComponent('{"secret": "' + secret + '"}')),
      new Error('2: x' + [...key].map((one) => '%' + one.charCodeAt(0).toString(16)).join('')),
      Object.assign(new Error('3'), {name: key}),
      new Error('4', {cause: new Error(secret)}),
      {authorization: key},
    );
    history.replaceState(null, '', '/docs/' + key + '/');
    setTimeout(function () { throw new Error('5: last'); });`,
  );
  await expect.poll(() => receiver.events().length).toBe(7);
  const sent = receiver.envelopes.join('\n');
  expect(sent).toContain('401 for Bearer [secret]');
  for (const part of [key, secret]) {
    const body = part.replace(/^.*_/, '');
    expect(sent).not.toContain(body);
    expect(sent).not.toContain(
      body.replace(/./g, (one) => `%${one.charCodeAt(0).toString(16)}`),
    );
  }
});

test('an extension’s error is not ours to report', async ({page}) => {
  await page.goto(site.origin + DOCS);
  await runScript(
    page,
    `const foreign = new Error('of an extension');
    foreign.stack = 'Error: of an extension\\n    at f (chrome-extension://abc/x.js:1:1)';
    window.shell.errors.push(foreign, new Error('of the page'));`,
  );
  await expect.poll(() => values(receiver.events())).toEqual(['of the page']);
});

test('a file that never comes is reported from the fatal screen', async ({page}) => {
  await page.addInitScript(() => {
    sessionStorage.setItem('site.reloaded', '1');
  });
  await page.route('**/assets/js/main.*', (route) => route.abort());
  await page.goto(site.origin + DOCS, {waitUntil: 'networkidle'});
  await approachApp(page);
  await expect(
    page.getByRole('heading', {name: 'Sorry, but something went wrong!'}),
  ).toBeVisible();
  await expect
    .poll(() => values(receiver.events()))
    .toEqual([expect.stringMatching(/^Unable to load \/assets\/js\/main\./)]);
});
