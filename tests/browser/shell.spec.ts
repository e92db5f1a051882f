import type {Page} from '@playwright/test';
import {brand} from '../../src/site/brand';
import {panel} from '../support/failing';
import {hold, holdScripts} from '../support/holdScripts';
import {
  boot,
  booted,
  expect,
  isolatedTest as test,
  KINDS,
  laidOut,
  origin,
} from '../support/site';

const DOCS = KINDS.docs.path;
const isScript = (url: string) => new URL(url).pathname.startsWith('/assets/js/');

/** Counts the texts the page writes to the clipboard. */
async function countCopies(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const copies: string[] = [];
    Object.assign(window, {copies});
    Object.defineProperty(navigator, 'clipboard', {
      value: {
        writeText: (text: string) => {
          copies.push(text);
          return Promise.resolve();
        },
      },
    });
  });
  return () => page.evaluate(() => (window as unknown as {copies: string[]}).copies);
}

test('the scripts of the app are fetched once', async ({page}) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script' && isScript(request.url())) {
      scripts.push(request.url());
    }
  });
  await page.goto(DOCS, {waitUntil: 'networkidle'});
  await boot(page);
  expect(scripts.length).toBeGreaterThan(2);
  expect(new Set(scripts).size).toBe(scripts.length);
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
});

/** What a reader does who uses nothing: moves, scrolls, presses keys, walks by Tab. */
async function read(page: Page): Promise<void> {
  await page.mouse.move(640, 300);
  await page.mouse.move(600, 420, {steps: 8});
  for (let turn = 0; turn < 4; turn += 1) {
    await page.mouse.wheel(0, 300);
    await page.waitForTimeout(150);
  }
  for (const key of ['Shift', 'ArrowDown', 'Space', 'End', 'Home']) {
    await page.keyboard.press(key);
  }
  await page.waitForTimeout(300);
}

for (const kind of ['docs', 'API reference', 'article', 'legal'] as const) {
  test(`${kind}: a page that is only read fetches no script`, async ({page}) => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') {
        scripts.push(request.url());
      }
    });
    await page.goto(KINDS[kind].path, {waitUntil: 'networkidle'});
    await read(page);
    expect(scripts).toEqual([]);
    await expect(page.locator('html')).toHaveAttribute('data-boot', 'idle');
  });
}

/** The footer's button, which only React can answer. */
const needsApp = (page: Page) => page.locator('footer [data-needs-app]').first();

for (const [way, approach] of [
  ['pointer', (page: Page) => needsApp(page).hover()],
  ['focus', (page: Page) => needsApp(page).focus()],
] as const) {
  test(`a control that needs React starts it when the ${way} comes`, async ({page}) => {
    await page.goto(DOCS);
    await approach(page);
    await booted(page);
  });
}

test('a control that needs React starts it when it is touched', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({hasTouch: true, baseURL: baseURL ?? ''});
  const page = await context.newPage();
  await page.goto(DOCS);
  await needsApp(page).tap();
  await booted(page);
  await expect(page.getByRole('dialog', {name: 'My stack'})).toBeVisible();
  await context.close();
});

test('a control under a resting pointer, or one that is passed over, waits', async ({
  page,
}) => {
  await page.goto(DOCS);
  const move = (movementX: number, onwards: boolean) =>
    page.evaluate(
      ([distance, goesOn]) => {
        const button = document.querySelector('[data-needs-app]');
        const to = (target: EventTarget | null) =>
          target?.dispatchEvent(
            new PointerEvent('pointermove', {bubbles: true, movementX: distance}),
          );
        to(button);
        if (goesOn) {
          to(document.querySelector('h1'));
        }
        return new Promise((resolve) => {
          setTimeout(() => {
            resolve(document.documentElement.dataset['boot']);
          }, 600);
        });
      },
      [movementX, onwards] as const,
    );
  expect(await move(0, false)).toBe('idle');
  expect(await move(1, true)).toBe('idle');
  expect(await move(1, false)).not.toBe('idle');
});

for (const path of ['/automated-email-sequences/', '/no-code-email-editor/']) {
  test(`${path}: a scene starts React when it comes near, not before`, async ({page}) => {
    await page.goto(path, {waitUntil: 'networkidle'});
    await page.mouse.move(4, 300);
    await page.mouse.move(4, 320);
    await expect(page.locator('html')).toHaveAttribute('data-boot', 'idle');
    await page.locator('[data-scene]').first().scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, 200);
    await booted(page);
  });
}

test.describe('a tool', () => {
  const scripts = (page: Page) =>
    page.evaluate(() => {
      const {scripts: list = ''} = document.body.dataset;
      return list
        .split(' ')
        .filter(
          (file) =>
            !performance.getEntriesByName(new URL(file, location.href).href).length,
        );
    });

  test('has its scripts fetched, and runs none of them before it is approached', async ({
    page,
  }) => {
    await page.goto(KINDS.tool.path);
    await expect.poll(() => scripts(page)).toEqual([]);
    await expect(page.locator('html')).toHaveAttribute('data-boot', 'idle');
    expect(await page.locator('script[src*="/assets/js/"]').count()).toBe(0);
    await page.locator('main').getByRole('textbox').first().focus();
    await booted(page);
  });

  for (const [what, approach] of [
    ['the pointer moves over it', (page: Page) => page.locator('main h1').hover()],
    [
      'it is touched',
      (page: Page) => page.locator('main h1').dispatchEvent('pointerdown'),
    ],
    [
      'a file is dragged over it',
      (page: Page) => page.locator('main h1').dispatchEvent('dragenter'),
    ],
  ] as const) {
    test(`starts React when ${what}`, async ({page}) => {
      await page.goto(KINDS.tool.path);
      await approach(page);
      await booted(page);
    });
  }

  test('starts React after a reload, which may have filled fields in again', async ({
    page,
  }) => {
    await page.goto(KINDS.tool.path);
    await page.reload();
    await booted(page);
  });
});

test('an email boots at once when its address says what its fields hold', async ({
  page,
}) => {
  await page.goto(KINDS.template.path);
  await page.waitForLoadState('networkidle');
  await expect(page.locator('html')).toHaveAttribute('data-boot', 'idle');
  await page.goto(`${KINDS.template.path}#brand.name=Acme`);
  await page.reload();
  await booted(page);
});

test.describe('parts below the first screen', () => {
  const waiting = (page: Page) =>
    page
      .locator('.later, .in-blocks > *, section ~ *')
      .evaluateAll(
        (parts) =>
          parts.filter((part) => getComputedStyle(part).contentVisibility === 'auto')
            .length,
      );

  for (const {path} of [
    KINDS.home,
    KINDS.feature,
    KINDS.docs,
    KINDS.article,
    KINDS.articles,
    KINDS.gallery,
  ]) {
    test(`${path}: wait, and are all laid out soon after the load, without an intent`, async ({
      page,
    }) => {
      // The browser is busy, as long as it takes.
      await page.addInitScript(() => {
        const held: (() => void)[] = [];
        const isIdle = window.requestIdleCallback;
        window.requestIdleCallback = (call, options) =>
          held.push(() => {
            isIdle(call, options);
          });
        addEventListener('idle', () => {
          window.requestIdleCallback = isIdle;
          held.forEach((call) => {
            call();
          });
        });
      });
      await page.goto(path);
      expect(await waiting(page)).toBeGreaterThan(5);
      await page.evaluate(() => dispatchEvent(new Event('idle')));
      await laidOut(page);
      expect(await waiting(page)).toBe(0);
      await expect(page.locator('html')).toHaveAttribute('data-boot', 'idle');
    });
  }

  test('take turns: a frame lays out one of them, or several small ones', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const turns: {parts: number; elements: number}[] = [];
      Object.assign(window, {turns});
      // Reports come together, after what marked the parts of one frame.
      new MutationObserver((records) => {
        const parts = records.map(({target}) => target as HTMLElement);
        turns.push({
          parts: parts.length,
          elements: parts.reduce(
            (sum, part) => sum + part.querySelectorAll('*').length,
            0,
          ),
        });
      }).observe(document, {subtree: true, attributeFilter: ['data-near']});
    });
    await page.goto('/contact-profiles/');
    await laidOut(page);
    const turns = await page.evaluate(
      () => (window as unknown as {turns: {parts: number; elements: number}[]}).turns,
    );
    expect(turns.length).toBeGreaterThan(5);
    expect(turns.some(({parts}) => parts > 1)).toBe(true);
    expect(turns.filter(({parts, elements}) => parts > 1 && elements > 120)).toEqual([]);
  });

  test('are laid out at once for an anchor, and without JavaScript', async ({
    page,
    browser,
  }) => {
    await page.goto('/#counters', {waitUntil: 'commit'});
    await expect(page.locator('html')).toHaveAttribute('data-near', '');
    await page.waitForLoadState();
    await expect(page.locator('#counters')).toBeInViewport();
    expect(await waiting(page)).toBe(0);

    const context = await browser.newContext({javaScriptEnabled: false});
    const plain = await context.newPage();
    await plain.goto(origin());
    expect(await waiting(plain)).toBe(0);
    await context.close();
  });

  test('are laid out at once for a link to a place in the page', async ({page}) => {
    await page.addInitScript(() => {
      window.requestIdleCallback = () => 0;
    });
    await page.goto(KINDS.docs.path);
    expect(await waiting(page)).toBeGreaterThan(0);
    const place = page.locator('article h2').nth(-2);
    const link = page.locator(`a[href="#${await place.getAttribute('id')}"]`);
    await link.filter({visible: true}).first().click();
    await expect(place).toBeInViewport();
    expect(await waiting(page)).toBe(0);
    const {top, below} = await place.evaluate((heading) => ({
      top: heading.getBoundingClientRect().top,
      below: Number.parseFloat(
        getComputedStyle(document.documentElement).scrollPaddingTop,
      ),
    }));
    expect(Math.abs(top - below)).toBeLessThan(2);
  });

  // Playwright switches prerendering off: bench:peers has it for real.
  test('are laid out at once where a page is rendered ahead', async ({page}) => {
    await page.addInitScript(() => {
      Object.defineProperty(document, 'prerendering', {value: true});
    });
    await page.goto('/contact-profiles/');
    await expect(page.locator('html')).toHaveAttribute('data-near', '');
    expect(await waiting(page)).toBe(0);
  });
});

/** The most elements whose styles are worked out again in one go, while something is done. */
async function restyled(page: Page, act: () => Promise<void>): Promise<number> {
  const browser = page.context().browser();
  await browser?.startTracing(page, {categories: ['devtools.timeline']});
  await act();
  await page.waitForTimeout(300);
  const trace = (await browser?.stopTracing())?.toString() ?? '';
  const {traceEvents} = JSON.parse(trace) as {
    traceEvents: {name: string; args?: {elementCount?: number}}[];
  };
  const passes = traceEvents.filter(({name}) => name === 'UpdateLayoutTree');
  expect(passes.length).toBeGreaterThan(0);
  return Math.max(...passes.map(({args}) => args?.elementCount ?? 0));
}

for (const path of [KINDS.legal.path, DOCS]) {
  test(`${path}: neither a change of direction nor a press restyles the page`, async ({
    page,
  }) => {
    await page.goto(path);
    await laidOut(page);
    expect(await page.locator('*').count()).toBeGreaterThan(900);
    await page.mouse.move(400, 400);
    for (const way of [600, -200, 200]) {
      expect(await restyled(page, () => page.mouse.wheel(0, way))).toBeLessThan(150);
    }
    const choice = page.locator('footer label', {hasText: 'Dark'});
    await choice.scrollIntoViewIfNeeded();
    await choice.hover();
    expect(await restyled(page, () => page.mouse.down())).toBeLessThan(150);
  });
}

const CONTROLS = '**/assets/controls/**';
const copyButton = (page: Page) =>
  page.locator('main [data-copy] [data-control]').first();
const click = (page: Page) =>
  copyButton(page).evaluate((element: HTMLElement) => {
    element.click();
    element.click();
  });

test('code is copied without React, once for all presses before its script', async ({
  page,
}) => {
  const copies = await countCopies(page);
  const held = await hold(page, CONTROLS);
  await page.goto(DOCS);
  // The element itself, so that no pointer move comes first.
  await click(page);
  expect(await copies()).toHaveLength(0);
  held();
  await expect(copyButton(page)).toHaveAttribute('data-outcome', 'copied');
  expect(await copies()).toHaveLength(1);
  await expect(copyButton(page)).toHaveText(/^Copied/);
  await expect(copyButton(page)).toHaveText(/^Copy code/, {timeout: 10_000});
  await expect(page.locator('html')).toHaveAttribute('data-boot', 'idle');
});

test('after the start of React, too, a press copies once', async ({page, messages}) => {
  const copies = await countCopies(page);
  await page.goto(DOCS);
  await copyButton(page).click();
  await expect.poll(copies).toHaveLength(1);
  // "Copied" stands there while React takes the page over.
  await boot(page);
  await copyButton(page).click();
  await expect.poll(copies).toHaveLength(2);
  expect(messages).toEqual([]);
});

test('the controls come after a failure of the network, and say when they do not', async ({
  page,
}) => {
  const copies = await countCopies(page);
  await page.goto(DOCS);
  await page.context().setOffline(true);
  await click(page);
  await page.waitForTimeout(300);
  await expect(panel(page)).toHaveCount(0);
  await page.context().setOffline(false);
  await expect(copyButton(page)).toHaveAttribute('data-outcome', 'copied');
  expect(await copies()).toHaveLength(1);

  await page.route(CONTROLS, (route) => route.fulfill({status: 404}));
  await page.reload();
  await copyButton(page).click();
  await expect(panel(page)).toBeVisible();
  await panel(page).getByRole('button', {name: 'Close'}).click();
  await page.unroute(CONTROLS);
  await page.reload();
  await copyButton(page).click();
  await expect(copyButton(page)).toHaveAttribute('data-outcome', 'copied');
});

test('the code language is kept, in step on all pages and right at first paint', async ({
  page,
}) => {
  await page.goto(DOCS);
  await page.locator('label[data-language="python"]').first().click();
  const shown = page.locator('[data-pane="python"]');
  await expect(shown.first()).toBeVisible();
  for (const pane of await page.locator('[data-pane="bash"]').all()) {
    await expect(pane).toBeHidden();
  }
  // Without React: what the reader sees comes from the shell and the style sheet.
  await holdScripts(page);
  await page.goto(KINDS['API reference'].path);
  await expect(page.locator('html')).toHaveAttribute('data-code-language', 'python');
  await expect(page.locator('[data-pane="python"]').first()).toBeVisible();
  await expect(page.locator('[data-pane="bash"]').first()).toBeHidden();
  await expect(page.locator('input[value="python"]').first()).toBeChecked();
});

test('a change of language keeps the pressed tab where it is', async ({page}) => {
  await page.goto(KINDS['API reference'].path);
  await laidOut(page);
  const tabs = page.locator('label[data-language="php"]');
  const tab = tabs.nth((await tabs.count()) - 3);
  const other = tab.locator('xpath=../label[@data-language="bash"]');
  await tab.scrollIntoViewIfNeeded();
  const place = async () => (await tab.boundingBox())?.y;
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  const [before, tall] = [await place(), await height()];
  await tab.click();
  expect(await place()).toBeCloseTo(before ?? 0, 0);
  // The samples above it have become longer: a block is as tall as what it shows.
  expect(await height()).toBeGreaterThan(tall);
  await other.click();
  expect(await place()).toBeCloseTo(before ?? 0, 0);
  expect(await height()).toBe(tall);
});

test('the colour mode is chosen in the footer, kept, and there at first paint', async ({
  page,
}) => {
  await page.emulateMedia({colorScheme: 'light'});
  await page.goto(DOCS);
  const paper = () =>
    page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await paper();
  await page.getByLabel('Dark').check();
  const dark = await paper();
  expect(dark).not.toBe(light);
  await page.reload();
  expect(await paper()).toBe(dark);
  await expect(page.getByLabel('Dark')).toBeChecked();
  await page.getByLabel('System').check();
  expect(await paper()).toBe(light);
  await page.emulateMedia({colorScheme: 'dark'});
  expect(await paper()).toBe(dark);
});

test('the site works where storage is refused', async ({page, messages}) => {
  await page.addInitScript(() => {
    for (const area of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, area, {
        get: () => {
          throw new DOMException('refused', 'SecurityError');
        },
      });
    }
  });
  await page.goto(`${DOCS}?discount=SPRING`);
  await boot(page);
  await page.locator('label[data-language="php"]').first().click();
  await expect(page.locator('[data-pane="php"]').first()).toBeVisible();
  expect(messages).toEqual([]);
});

test('the footer has the year of the visit, before React and after', async ({
  page,
  messages,
}) => {
  await page.clock.setFixedTime('2031-07-01T12:00:00Z');
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  await expect(page.locator('html')).toHaveAttribute('data-boot', 'idle');
  await expect(footer.getByText(/^©/)).toHaveText(`© 2031 ${brand.name}`);
  await boot(page);
  await expect(footer.getByText(/^©/)).toHaveText(`© 2031 ${brand.name}`);
  expect(messages).toEqual([]);
});
