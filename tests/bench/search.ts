/**
 * How soon search answers, on the production build and a CPU slowed four times: from the
 * press to the open dialog, and from the last letter to the results that are painted;
 * also the bytes (as served) that came in between. A section of `npm run bench`, or alone:
 * `npx tsx tests/bench/search.ts`.
 *
 * The browser slows no workers. So what the worker answers is held back here until four
 * times as long has passed as it took.
 */
import type {Browser, Page} from '@playwright/test';
import {KINDS} from '../support/kinds';
import {startApp} from '../support/site';
import {median} from './peers/statistics';
import {withBuild} from './withBuild';

const SLOWED = 4;
const RUNS = 7;
const QUESTIONS = ['webhooks', 'domain_not_verified', 'send an email later'];

/** Milliseconds since the page began: when what was asked for was seen. */
interface Times {
  pressed: number;
  opened: number;
  typed: number;
  found: number;
}

interface Figures {
  open: number;
  result: number;
  bytes: number;
}

/** Runs in the page, before its own scripts. */
function watch(slowed: number): void {
  const times: Partial<Times> = {};
  Object.assign(window, {searchTimes: times});
  const painted = (name: keyof Times) => {
    requestAnimationFrame(() => {
      setTimeout(() => {
        times[name] ??= performance.now();
      });
    });
  };
  addEventListener(
    'keydown',
    ({timeStamp}) => {
      times.pressed ??= timeStamp;
    },
    true,
  );
  addEventListener(
    'input',
    ({timeStamp}) => {
      times.typed = timeStamp;
      delete times.found;
    },
    true,
  );
  new MutationObserver(() => {
    if (document.querySelector('[data-search-dialog][open] [role="combobox"]')) {
      painted('opened');
    }
    if (document.querySelector('[data-searching="false"] [role="option"]')) {
      painted('found');
    }
  }).observe(document, {subtree: true, childList: true, attributes: true});

  const Original = Worker;
  window.Worker = class extends Original {
    /** When the worker last said something; at first, when it was started. */
    #free = performance.now();
    /** When each question was put. */
    readonly #asked = new Map<number, number>();
    #isNew = true;

    override postMessage(message: {id?: number}) {
      this.#asked.set(message.id ?? 0, performance.now());
      super.postMessage(message);
    }

    override set onmessage(listen: ((event: MessageEvent) => void) | null) {
      super.onmessage = (event: MessageEvent<{id?: number}>) => {
        const now = performance.now();
        // Before its first word it loads and builds the index, whatever is asked.
        const asked = this.#asked.get(event.data.id ?? 0) ?? 0;
        const begun = this.#isNew ? this.#free : Math.max(this.#free, asked);
        this.#isNew = false;
        this.#free = now;
        setTimeout(() => listen?.(event), (now - begun) * (slowed - 1));
      };
    }
  };
}

async function ask(page: Page, question: string): Promise<Times> {
  await page.evaluate(() => {
    const {searchTimes} = window as unknown as {searchTimes: Record<string, number>};
    for (const name of Object.keys(searchTimes)) {
      Reflect.deleteProperty(searchTimes, name);
    }
  });
  await page.keyboard.press('/');
  await page.waitForFunction(
    () => 'opened' in (window as unknown as {searchTimes: object}).searchTimes,
  );
  await page.keyboard.type(question);
  // The letters before the last one are asked too; only its answer ends the wait.
  await page.waitForFunction(
    (whole) =>
      'found' in (window as unknown as {searchTimes: object}).searchTimes &&
      document.querySelector<HTMLInputElement>('[data-search-dialog] [role="combobox"]')
        ?.value === whole,
    question,
  );
  await page.waitForTimeout(100);
  const times = await page.evaluate(
    () => (window as unknown as {searchTimes: Times}).searchTimes,
  );
  await page.keyboard.press('Escape');
  return {...times};
}

/** One visit: the first question of all, then another when everything is there. */
async function visit(browser: Browser, origin: string, run: number) {
  const context = await browser.newContext();
  const page = await context.newPage();
  // tsx writes calls of a helper of its own into functions, which the page lacks.
  await page.addInitScript('globalThis.__name = (value) => value;');
  await page.addInitScript(watch, SLOWED);
  const client = await context.newCDPSession(page);
  let sizes: Promise<number>[] = [];
  page.on('request', (request) => {
    const finished = page.waitForEvent('requestfinished', (one) => one === request);
    const size = finished.then(
      async () => (await request.sizes()).responseBodySize,
      () => 0,
    );
    sizes.push(size);
  });
  await page.goto(origin + KINDS.docs.path, {waitUntil: 'networkidle'});
  await startApp(page);
  await page.waitForLoadState('networkidle');
  await client.send('Emulation.setCPUThrottlingRate', {rate: SLOWED});
  const figures: Figures[] = [];
  for (const question of [run, run + 1].map((one) => QUESTIONS[one % QUESTIONS.length])) {
    sizes = [];
    const {pressed, opened, typed, found} = await ask(page, question ?? '');
    await page.waitForLoadState('networkidle');
    const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
    figures.push({open: opened - pressed, result: found - typed, bytes});
  }
  await context.close();
  return figures;
}

/**
 * Measures the built site and prints the medians.
 *
 * @param origin where it is served
 */
export async function benchSearch(browser: Browser, origin: string): Promise<void> {
  const visits: Figures[][] = [];
  for (let run = 0; run < RUNS; run += 1) {
    visits.push(await visit(browser, origin, run));
  }
  console.log(
    `\nsearch at ${String(SLOWED)}x CPU, median of ${String(RUNS)}   press to dialog   last letter to results      bytes`,
  );
  for (const [place, name] of ['first time', 'again'].entries()) {
    const of = (figure: keyof Figures) =>
      median(visits.map((figures) => figures[place]?.[figure] ?? Number.NaN));
    console.log(
      [
        name.padEnd(33),
        `${of('open').toFixed(0)} ms`.padStart(15),
        `${of('result').toFixed(0)} ms`.padStart(24),
        `${(of('bytes') / 1024).toFixed(1)} KB`.padStart(10),
      ].join(' '),
    );
  }
}

if (require.main === module) {
  withBuild(benchSearch).catch((error: unknown) => {
    console.error(error);
    process.exitCode = 1;
  });
}
