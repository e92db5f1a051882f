import {readFileSync} from 'node:fs';
import type {ElementHandle, Locator, Page} from '@playwright/test';
import {holdScripts} from '../support/holdScripts';
import {isExhaustive, samplesOf} from '../support/scope';
import {
  allPages,
  boot,
  booted,
  expect,
  KINDS,
  isolatedTest as test,
} from '../support/site';

/** A point on a control, as shares of its box. */
async function pointOn(control: Locator, across: number): Promise<[number, number]> {
  await control.scrollIntoViewIfNeeded();
  const box = await control.boundingBox();
  if (!box) {
    throw new Error('The control is not drawn.');
  }
  return [box.x + box.width * across, box.y + box.height / 2];
}

interface Slider {
  path: string;
  name: string;
  /** What the page came with. */
  initial: string;
  /** The scene says what the slider holds. */
  follows: (page: Page, value: string) => Promise<void>;
}

const STOPS = [1, 1.5, 2, 3, 4, 5, 6, 7.5];
/** The volume at a stop of the pricing slider, as the page writes it. */
function volumeAt(value: string): string {
  const stop = Number(value);
  const volume =
    stop === 24 ? 1_000_000 : (STOPS[stop % 8] ?? 0) * 10 ** Math.floor(stop / 8) * 1_000;
  return volume.toLocaleString('en-IE');
}

function momentAt(value: string): string {
  const day = Math.floor(Number(value));
  const hours = Math.round((Number(value) - day) * 24);
  return hours === 0
    ? `day ${String(day)}`
    : `day ${String(day)}, ${String(hours)} hours in`;
}

const SLIDERS: readonly Slider[] = [
  {
    path: '/automated-email-sequences/',
    name: 'Day, as a slider',
    initial: '3',
    async follows(page, value) {
      await expect(page.getByRole('textbox', {name: 'Day', exact: true})).toHaveValue(
        value,
      );
      await expect(
        page.getByRole('status').filter({hasText: `Ada, ${momentAt(value)}:`}),
      ).toBeVisible();
    },
  },
  {
    path: '/pricing/',
    name: 'Emails a month, in steps',
    initial: '14',
    async follows(page, value) {
      await expect(page.getByLabel('Emails a month', {exact: true})).toHaveValue(
        volumeAt(value),
      );
      await expect(page.locator('[data-by="month"]').getByRole('status')).toContainText(
        `fits ${volumeAt(value)} emails`,
      );
    },
  },
];

test('a key in a field does not make React hydrate the page at once', async ({page}) => {
  await page.addInitScript(() => {
    const listen = Reflect.get(EventTarget.prototype, 'addEventListener') as (
      this: EventTarget,
      ...given: unknown[]
    ) => void;
    let isFirst = true;
    EventTarget.prototype.addEventListener = function (...given: unknown[]) {
      listen.apply(this, given);
      // React listens to its root from the moment it is given the page to hydrate.
      if (isFirst && this instanceof Element && this.id === '__docusaurus') {
        isFirst = false;
        queueMicrotask(() => {
          const field = document.querySelector('input[type="range"]');
          const isHydrated = () =>
            Object.keys(field ?? {}).some((key) => key.startsWith('__reactFiber'));
          const found = [isHydrated()];
          for (const type of ['keydown', 'keyup']) {
            field?.dispatchEvent(
              new KeyboardEvent(type, {key: 'ArrowRight', bubbles: true}),
            );
            found.push(isHydrated());
          }
          Object.assign(window, {found, isHydrated});
        });
      }
    };
  });
  await page.goto('/pricing/');
  await boot(page);
  expect(
    await page.evaluate(() => {
      const {found, isHydrated} = window as unknown as {
        found: boolean[];
        isHydrated: () => boolean;
      };
      return [...found, isHydrated()];
    }),
  ).toEqual([false, false, false, true]);
});

const SPEEDS = ['as fast as they come', 'held back'] as const;

for (const [place, {path, name, initial, follows}] of SLIDERS.entries()) {
  const slider = (page: Page) => page.getByRole('slider', {name});
  /** The value after the first input; the page has to come to the same. */
  async function keepsAndFollows(page: Page, release: () => void): Promise<void> {
    const value = await slider(page).inputValue();
    expect(value).not.toBe(initial);
    release();
    await booted(page);
    await expect(slider(page)).toHaveValue(value);
    await follows(page, value);
    await expect(slider(page)).toHaveValue(value);
  }

  // Each slider meets one of the two speeds, and all of them in an exhaustive run.
  const speeds = isExhaustive ? SPEEDS : SPEEDS.slice(place % 2, (place % 2) + 1);
  for (const speed of speeds) {
    const hold = (page: Page) =>
      speed === 'held back' ? holdScripts(page) : Promise.resolve(() => undefined);

    test.describe(`${path}, scripts ${speed}`, () => {
      test('the first click on the slider counts', async ({page, messages}) => {
        const release = await hold(page);
        await page.goto(path);
        const [x, y] = await pointOn(slider(page), 0.8);
        await page.mouse.click(x, y);
        await keepsAndFollows(page, release);
        expect(messages).toEqual([]);
      });

      test('the first key on the slider counts', async ({page, messages}) => {
        const release = await hold(page);
        await page.goto(path);
        await slider(page).focus();
        await page.keyboard.press('ArrowRight');
        await keepsAndFollows(page, release);
        expect(messages).toEqual([]);
      });

      test.describe('by touch', () => {
        test.use({hasTouch: true, viewport: {width: 390, height: 840}});

        test('the first tap on the slider counts', async ({page, messages}) => {
          const release = await hold(page);
          await page.goto(path);
          const [x, y] = await pointOn(slider(page), 0.8);
          await page.touchscreen.tap(x, y);
          await keepsAndFollows(page, release);
          expect(messages).toEqual([]);
        });
      });
    });
  }

  test(`${path}: a drag during which React arrives goes on`, async ({page}) => {
    const release = await holdScripts(page);
    await page.goto(path);
    const [start, y] = await pointOn(slider(page), 0.7);
    const [end] = await pointOn(slider(page), 0.9);
    await page.mouse.move(start, y);
    await page.mouse.down();
    await page.mouse.move(start + 10, y, {steps: 2});
    const before = await slider(page).inputValue();
    release();
    await booted(page);
    await follows(page, before);
    await page.mouse.move(end, y, {steps: 4});
    await page.mouse.up();
    const after = await slider(page).inputValue();
    expect(Number(after)).toBeGreaterThan(Number(before));
    await follows(page, after);
  });
}

interface Control {
  what: string;
  path: string;
  /** Uses the control; no script is there yet. */
  act: (page: Page) => Promise<void>;
  follows: (page: Page) => Promise<void>;
}

const status = (page: Page, text: string | RegExp) =>
  expect(page.getByRole('status').filter({hasText: text})).toBeAttached();

const preview = (page: Page) => page.frameLocator('iframe[title="Preview of your form"]');

const CONTROLS: readonly Control[] = [
  {
    what: 'a day that is typed',
    path: '/automated-email-sequences/',
    act: (page) => page.getByRole('textbox', {name: 'Day', exact: true}).fill('6'),
    async follows(page) {
      await expect(page.getByRole('slider')).toHaveValue('6');
      await status(page, /^Ada, day 6:/);
    },
  },
  {
    what: 'one of the five weeks',
    path: '/automated-email-sequences/',
    // It cannot be seen as chosen yet: the click is kept.
    act: (page) => page.getByText('Mistyped the address').first().click(),
    async follows(page) {
      await expect(page.getByRole('radio', {name: 'Mistyped the address'})).toBeChecked();
      await status(page, /bounced/);
    },
  },
  {
    what: 'a volume that is typed',
    path: '/pricing/',
    act: (page) => page.getByLabel('Emails a month', {exact: true}).fill('123,000'),
    follows: (page) =>
      expect(page.locator('[data-by="month"]').getByRole('status')).toContainText(
        'fits 123,000 emails',
      ),
  },
  {
    what: 'the field of a condition',
    path: '/targeted-email-messages/',
    act: async (page) => {
      await page.getByRole('combobox', {name: 'Field'}).focus();
      await page.getByRole('combobox', {name: 'Field'}).selectOption('props.plan');
      await page.getByRole('combobox', {name: 'Operator'}).selectOption('is');
    },
    async follows(page) {
      await expect(page.getByRole('combobox', {name: 'Field'})).toHaveValue('props.plan');
      await expect(page.getByRole('combobox', {name: 'Operator'})).toHaveValue('is');
      await expect(page.getByRole('radio', {name: /Your own condition/})).toBeChecked();
      await status(page, /^\d+ of 12 contacts would get it/);
    },
  },
  {
    what: 'the value of a condition',
    path: '/targeted-email-messages/',
    act: (page) =>
      page.getByRole('textbox', {name: 'Value'}).fill('2020-01-01T00:00:00Z'),
    async follows(page) {
      await expect(page.getByRole('textbox', {name: 'Value'})).toHaveValue(
        '2020-01-01T00:00:00Z',
      );
      await status(page, '0 of 12 contacts would get it.');
    },
  },
  {
    what: 'words of several lines and a box',
    path: '/subscribe-forms/',
    async act(page) {
      await page.getByLabel('What subscribers get').fill('One letter a month.');
      await page.getByRole('checkbox', {name: 'Company'}).check();
      await page.getByLabel('Round').check();
    },
    async follows(page) {
      await expect(page.getByLabel('What subscribers get')).toHaveValue(
        'One letter a month.',
      );
      await expect(preview(page).getByText('One letter a month.')).toBeVisible();
      await expect(preview(page).getByLabel('Company (optional)')).toBeVisible();
      await expect(page.locator('[data-pane="css"] code')).toContainText(
        'border-radius: 22px',
      );
    },
  },
  {
    what: 'the color',
    path: '/subscribe-forms/',
    act: (page) => page.locator('input[type="color"]').fill('#0f6b4c'),
    async follows(page) {
      await expect(page.locator('input[type="color"]')).toHaveValue('#0f6b4c');
      await expect(page.locator('#form-maker-color')).toHaveValue('#0f6b4c');
      await expect(preview(page).getByRole('button')).toHaveCSS(
        'background-color',
        'rgb(15, 107, 76)',
      );
    },
  },
  {
    what: 'the color mode',
    path: '/no-code-email-editor/',
    act: (page) => page.locator('[name="mode"][value="dark"]').check(),
    follows: (page) =>
      expect(
        page.frameLocator('iframe[title="The email"]').locator('td.sheet'),
      ).toHaveCSS('background-color', 'rgb(28, 32, 41)'),
  },
  {
    what: 'words of a block',
    path: '/no-code-email-editor/',
    act: (page) => page.locator('#button-words').fill('Stay'),
    async follows(page) {
      await expect(page.locator('#button-words')).toHaveValue('Stay');
      await expect(
        page.frameLocator('iframe[title="The email"]').getByRole('link', {name: 'Stay'}),
      ).toBeVisible();
    },
  },
  {
    what: 'the free text of an enquiry',
    path: '/contact/',
    act: (page) => page.getByLabel('Your message').fill('It rained.'),
    async follows(page) {
      await expect(page.getByLabel('Your message')).toHaveValue('It rained.');
      await expect(page.getByText('It rained.').last()).toBeVisible();
    },
  },
  {
    what: 'a field of an enquiry',
    path: '/contact/',
    act: (page) =>
      page.locator('main form input[type="text"]:visible').first().fill('em_42'),
    async follows(page) {
      await expect(
        page.locator('main form input[type="text"]:visible').first(),
      ).toHaveValue('em_42');
      await expect(page.locator('main p').filter({hasText: 'em_42'})).toBeVisible();
    },
  },
  {
    what: 'an entry of the contact',
    path: '/contact-profiles/',
    act: (page) => page.locator('[name="entry"]').last().check({force: true}),
    async follows(page) {
      await expect(page.getByRole('button', {name: 'Start again'})).toBeVisible();
    },
  },
  {
    what: 'a slider of the list',
    path: '/email-open-tracking/',
    act: (page) => page.locator('main input[type="range"]').first().fill('0'),
    follows: (page) =>
      expect(page.locator('main [role="status"]').first()).not.toContainText('23'),
  },
  {
    what: 'the domain of all tools',
    path: '/tools/',
    act: (page) => page.locator('#domain').fill('acme.example'),
    follows: (page) =>
      expect(page.getByRole('link', {name: 'Check SPF'})).toHaveAttribute(
        'href',
        /#domain=acme\.example$/,
      ),
  },
];

for (const {what, path, act, follows} of CONTROLS) {
  test(`${path}: ${what} counts before React is there`, async ({page, messages}) => {
    const release = await holdScripts(page);
    await page.goto(path);
    await act(page);
    release();
    await booted(page);
    await follows(page);
    expect(messages).toEqual([]);
  });
}

/** Fields that stand for themselves: nothing beside them says the same, or follows. */
const TEXTS =
  'main :is(input:is([type="text"], [type="email"], :not([type])):not([inputmode="numeric"], [inputmode="decimal"], [inputmode="text"], [readonly]), textarea:not([readonly]))';
const FIELDS = `${TEXTS}, main input[type="checkbox"]`;

/** The pages that have such fields, by their HTML; of the templates one. */
const WITH_FIELDS = allPages().filter((path) => {
  const html = readFileSync(`build${path}index.html`, 'utf8');
  const [main = ''] = /<main[\s>].*<\/main>/s.exec(html) ?? [];
  const isOther = /^\/transactional-email-templates\/./.test(path);
  return (
    /<textarea|<input[^>]* type="(?:text|email|checkbox)"/.test(main) &&
    (!isOther || path === KINDS.template.path)
  );
});

for (const path of samplesOf(WITH_FIELDS, 3)) {
  test(`${path}: what the keyboard wrote before React is there stays`, async ({
    page,
    messages,
  }) => {
    const release = await holdScripts(page);
    await page.goto(path);
    const written: [field: ElementHandle<HTMLInputElement>, held: string][] = [];
    const hold = (field: ElementHandle<HTMLInputElement>) =>
      field.evaluate(({type, checked, value}) =>
        type === 'checkbox' ? String(checked) : value,
      );
    // The first few, and every text area.
    for (const [index, field] of (await page.locator(FIELDS).all()).entries()) {
      const handle = (await field.elementHandle()) as ElementHandle<HTMLInputElement>;
      const type = await handle.evaluate((element) => element.type);
      const isUsable = (await field.isVisible()) && (await field.isEnabled());
      if (isUsable && (index < 6 || type === 'textarea')) {
        const before = await hold(handle);
        await handle.focus();
        if (type === 'checkbox') {
          await page.keyboard.press('Space');
          // Where a switch needs React, the press is kept and repeated.
          written.push([handle, String(before !== 'true')]);
        } else {
          await page.keyboard.press('Control+End');
          await page.keyboard.type('7');
          const held = await hold(handle);
          expect(held).not.toBe(before);
          written.push([handle, held]);
        }
      }
    }
    expect(written.length).toBeGreaterThan(0);
    release();
    await booted(page);
    for (const [field, held] of written) {
      expect(await hold(field)).toBe(held);
    }
    expect(messages).toEqual([]);
  });
}

test('what is chosen twice before React is there ends where it was left', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto('/automated-email-sequences/');
  for (const name of ['Unsubscribes', 'Is busy elsewhere', 'Unsubscribes']) {
    await page.getByText(name, {exact: true}).first().click();
  }
  release();
  await booted(page);
  await expect(page.getByRole('radio', {name: 'Unsubscribes'})).toBeChecked();
});

test('what the address says of a field is not undone', async ({page}) => {
  const release = await holdScripts(page);
  await page.goto('/subscribe-forms/#heading=From+the+link');
  const [heading, text] = [
    page.getByLabel('Heading', {exact: true}),
    page.getByLabel('What subscribers get'),
  ];
  await heading.fill('As the browser filled it in again');
  release();
  await booted(page);
  await expect(heading).toHaveValue('From the link');
  await expect(preview(page).getByRole('heading', {name: 'From the link'})).toBeVisible();
  await expect(text).toHaveValue(
    await text.evaluate((area: HTMLTextAreaElement) => area.defaultValue),
  );
});

test('a page that is not touched gets no events', async ({page}) => {
  await page.addInitScript(() => {
    const heard: string[] = [];
    Object.assign(window, {heard});
    for (const type of ['input', 'change', 'click']) {
      addEventListener(type, () => heard.push(type), true);
    }
    localStorage.setItem('site.codeLanguage', 'python');
    localStorage.setItem('theme', 'dark');
  });
  await page.goto('/email-sending-api/');
  await boot(page);
  expect(
    await page.evaluate(() => (window as unknown as {heard: string[]}).heard),
  ).toEqual([]);
});
