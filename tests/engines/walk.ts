import {EngineHangs, type Browser, type Engine} from './engine';
import {Page, WATCHER, WIDTHS} from './page';

/** What the flows use beside the site. */
export interface Services {
  /** Address of a DNS-over-HTTPS resolver that knows the names of `zone.ts`. */
  resolver: string;
}

/** Something that a visitor does on the site. It throws what it misses. */
export interface Flow {
  name: string;
  /** Of the window at the start; a CMS's by default. */
  width?: number;
  walk: (page: Page, services: Services) => Promise<void>;
}

export interface Site extends Services {
  /** Origin of the built site. */
  plain: string;
  /** Origin of the same site with the watcher in each page. */
  watched: string;
}

export interface Result {
  engine: string;
  flow: string;
  /** Empty when the flow has passed. */
  faults: string[];
  seconds: number;
}

const messageOf = (reason: unknown) =>
  reason instanceof Error ? reason.message : String(reason);

/** @throws {EngineHangs} as it is: no flow is to blame */
function faultOf(reason: unknown): string {
  if (reason instanceof EngineHangs) {
    throw reason;
  }
  return messageOf(reason);
}

async function walkFlow(
  browser: Browser,
  flow: Flow,
  origin: string,
  services: Services,
) {
  const tab = await browser.openTab();
  const page = new Page(tab, origin);
  const faults: string[] = [];
  try {
    await page.resize(flow.width ?? WIDTHS.desktop);
    await flow.walk(page, services);
  } catch (reason) {
    faults.push(faultOf(reason));
  }
  try {
    faults.push(...(await page.faults()));
    await tab.close();
  } catch (reason) {
    faults.push(faultOf(reason));
  }
  return faults;
}

/**
 * Walks all flows in one engine, each in a tab of its own. When the engine hangs, it is
 * started again and the flow is walked once more.
 *
 * @returns one result for each flow; when the engine does not start, each has failed
 */
export async function walkEngine(
  engine: Engine,
  flows: readonly Flow[],
  {plain, watched, ...services}: Site,
): Promise<Result[]> {
  const results: Result[] = [];
  const origin = engine.injectsByServer ? watched : plain;
  let browser: Browser | undefined;
  for (const flow of flows) {
    const started = Date.now();
    const walk = async () => {
      browser ??= await engine.start(WATCHER);
      return walkFlow(browser, flow, origin, services);
    };
    const faults = await walk()
      .catch(async (reason: unknown) => {
        if (!(reason instanceof EngineHangs)) {
          throw reason;
        }
        console.warn(`${engine.name} hangs and is started again: ${reason.message}`);
        await browser?.close();
        browser = undefined;
        return walk();
      })
      .catch((reason: unknown) => [`${engine.name} failed: ${messageOf(reason)}`]);
    results.push({
      engine: engine.name,
      flow: flow.name,
      faults,
      seconds: (Date.now() - started) / 1000,
    });
  }
  await browser?.close();
  return results;
}

/** Splits engines into those that can run here and sentences on the rest. */
export function choose(engines: readonly Engine[]): {
  present: Engine[];
  skipped: string[];
} {
  return {
    present: engines.filter((engine) => engine.missing().length === 0),
    skipped: engines
      .filter((engine) => engine.missing().length > 0)
      .map(
        (engine) =>
          `skipped: ${engine.name}, because ${engine.missing().join(' and ')} could not be found. Install it with "${engine.install}".`,
      ),
  };
}

/** The report: a line for each flow, its faults, and the count that `npm test` reads. */
export function report(results: readonly Result[]): string[] {
  const failed = results.filter(({faults}) => faults.length > 0);
  return [
    ...results.flatMap(({engine, flow, faults, seconds}) => [
      `${faults.length > 0 ? 'failed' : 'passed'}: ${flow} in ${engine} (${seconds.toFixed(1)} s)`,
      ...faults.map((fault) => `  ${fault}`),
    ]),
    `${results.length - failed.length} flows passed, ${failed.length} flows failed`,
  ];
}
