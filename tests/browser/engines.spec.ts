/** What `npm run engines` looks for: each fault is planted once, and has to be found. */
import {layoutFaults, spotOf, takeFaults, watch} from '../engines/inPage';
import {boot, expect, test} from '../support/site';

const KEY = 'faults';
const GOOD =
  '<header><a href="/">Home</a></header><main><h1>A page</h1><p>Text</p></main>';

for (const [fault, html, sentence] of [
  ['nothing', GOOD, undefined],
  [
    'a part that is too wide',
    `${GOOD}<p style="width: 3000px">Wide</p>`,
    /^scrolls sideways: 3\d{3} px in \d+ px, by <p> "Wide"$/,
  ],
  ['a missing h1', GOOD.replaceAll('h1', 'h2'), /^has no h1$/],
  [
    'a hidden h1',
    GOOD.replace('<h1', '<h1 style="visibility: hidden"'),
    /^has an h1 that is not visible$/,
  ],
  ['an empty h1', GOOD.replace('A page', ' '), /^has an h1 that is not visible$/],
  ['a missing header', GOOD.replaceAll('header', 'div'), /^has no header$/],
  [
    'controls on top of each other',
    GOOD.replace('</header>', '<button style="margin-left: -2em">Menu</button></header>'),
    /^has <a> "Home" over <button> "Menu" in its header$/,
  ],
  [
    'a header on top of the h1',
    GOOD.replace('<h1', '<h1 style="margin-top: -1em"'),
    /^has <a> "Home" of its header over its h1$/,
  ],
] as const) {
  test(`the layout check finds ${fault}`, async ({page}) => {
    await page.setContent(html);
    const faults = await page.evaluate(layoutFaults);
    expect(faults).toEqual(sentence ? [expect.stringMatching(sentence)] : []);
  });
}

for (const [fault, script, sentence] of [
  [
    'an uncaught error',
    'throw new Error("planted")',
    'uncaught error: Uncaught Error: planted',
  ],
  [
    'an unhandled rejection',
    'Promise.reject(new Error("planted"))',
    'unhandled rejection: planted',
  ],
  [
    'a console error',
    'console.error("planted", new Error("too"))',
    'console error: planted too',
  ],
  [
    'a file that does not load',
    'document.body.append(Object.assign(new Image(), {src: "/planted.png"}))',
    'not loaded: <img src="/planted.png">',
  ],
  [
    'what the policy refuses',
    'document.body.append(Object.assign(document.createElement("iframe"), {src: "https://planted.example/"}))',
    'policy: frame-src refuses https://planted.example',
  ],
] as const) {
  test(`the watcher writes down ${fault}`, async ({page}) => {
    await page.addInitScript(watch, KEY);
    await page.route('/planted.js', (route) => route.fulfill({body: script}));
    await page.goto('/about/');
    await page.evaluate(async () => {
      const planted = Object.assign(document.createElement('script'), {
        src: '/planted.js',
      });
      await new Promise((resolve) => {
        planted.onload = resolve;
        document.body.append(planted);
      });
    });
    const found: string[] = [];
    await expect
      .poll(async () => {
        found.push(...(await page.evaluate(takeFaults, KEY)));
        return found.join();
      })
      .toContain(`/about/: ${sentence}`);
    expect(await page.evaluate(takeFaults, KEY)).toEqual([]);
  });
}

test('the watcher writes nothing down on a page without faults', async ({page}) => {
  await page.addInitScript(watch, KEY);
  await page.goto('/about/');
  await boot(page);
  expect(await page.evaluate(takeFaults, KEY)).toEqual([]);
});

test('no click goes to what is hidden, covered or named otherwise', async ({page}) => {
  await page.setContent(
    '<button hidden>Send</button><button>Cancel</button><button aria-label="Send it">→</button>',
  );
  const spot = () => page.evaluate(`(${String(spotOf)})('button', 'Send')`);
  const {x, width} = (await page.getByLabel('Send it').boundingBox()) ?? {x: 0, width: 0};
  expect(await spot()).toMatchObject({x: x + width / 2});
  await page.evaluate(() => {
    document.body.insertAdjacentHTML(
      'beforeend',
      '<div style="position: fixed; inset: 0"></div>',
    );
  });
  expect(await spot()).toBeUndefined();
});
