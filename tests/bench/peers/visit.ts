/** What a reader's visit costs: of one page, of five, and of what is used on a page. */
import {setTimeout as wait} from 'node:timers/promises';
import {Tab, type Report} from './cdp';
import {Hand, type Point} from './hand';
import {OBSERVER} from './observe';
import {serveCounted, type CountingServer, type Sent} from './server';
import {SITES, type Interaction, type Name} from './sites';

export const WIDTH = 1280;
export const HEIGHT = 900;
export const SLOWED = 4;
const PHONE = {width: 390, height: 844, isTouch: true};

/** The pages of a visit: the first is opened, the others are clicked in the menu. */
export const VISITED = [
  '/docs/email-sending-quickstart/',
  '/docs/webhooks/',
  '/docs/batch-email-sending/',
  '/docs/api/email/',
  '/docs/custom-html-emails/',
] as const;

export interface Costs extends Sent {
  /** Durations of long tasks in milliseconds. */
  tasks: number[];
  /** Largest contentful paint of the first page, in milliseconds. */
  paint: number;
}

export interface FirstPage {
  alone: Costs;
  /** After pointer moves and a scroll. */
  moved: Costs;
}

export interface Click {
  /** From letting go of the button to the paint of the next page's heading. */
  milliseconds: number;
  isPrerendered: boolean;
}

export interface Visit extends Costs {
  clicks: Click[];
}

/** The slowest event of each interaction, in milliseconds. */
export type Responses = Partial<Record<Interaction, number>>;

interface Session {
  tab: Tab;
  hand: Hand;
  server: CountingServer;
  reports: Report[];
}

interface Screen {
  width: number;
  height: number;
  isTouch?: boolean;
}

/** Runs something in a new browser with an empty cache. */
async function inSession<T>(
  root: string,
  screen: Screen,
  work: (session: Session) => Promise<T>,
): Promise<T> {
  const server = await serveCounted(root);
  const reports: Report[] = [];
  const tab = await Tab.open({
    ...screen,
    slowed: SLOWED,
    script: OBSERVER,
    onReport: (report) => reports.push(report),
  });
  try {
    const hand = new Hand(tab, {x: screen.width / 2, y: screen.height / 2});
    return await work({tab, hand, server, reports});
  } finally {
    await tab.close();
    server.close();
  }
}

function costsOf({server, reports}: Session): Costs {
  const numbers = (kind: string, field: string) =>
    reports
      .filter((report) => report['kind'] === kind)
      .map((report) => +(report[field] ?? 0));
  return {
    ...server.sent(),
    tasks: numbers('task', 'duration'),
    paint: Math.max(0, ...numbers('paint', 'startTime')),
  };
}

const DESKTOP: Screen = {width: WIDTH, height: HEIGHT};

/** The first page alone, then after five seconds of pointer moves and two screens of scroll. */
export function measureFirstPage(root: string): Promise<FirstPage> {
  return inSession(root, DESKTOP, async (session) => {
    const {tab, hand, server} = session;
    await tab.goTo(server.origin + VISITED[0]);
    // On a busy machine a page may need seconds before it has anything to report.
    await reportAfter(session.reports, 0, 'paint');
    await wait(4000);
    const alone = costsOf(session);
    await hand.moveTo({x: WIDTH * 0.55, y: HEIGHT * 0.3}, 600);
    await hand.moveTo({x: WIDTH * 0.42, y: HEIGHT * 0.62}, 800);
    await hand.scroll(HEIGHT);
    await hand.moveTo({x: WIDTH * 0.5, y: HEIGHT * 0.5}, 400);
    await hand.scroll(HEIGHT);
    await hand.moveTo({x: WIDTH * 0.45, y: HEIGHT * 0.4}, 1000);
    await wait(1500);
    // The paint is the page's own: a scroll ends the search for it.
    return {alone, moved: {...costsOf(session), paint: alone.paint}};
  });
}

/** Where a click on a link of the menu lands. Scrolls the menu when it has to. */
async function pointOfLink(tab: Tab, page: string): Promise<Point> {
  const find = `(() => {
    for (const link of document.querySelectorAll('aside a[href], nav a[href], [class*="sidebar" i] a[href]')) {
      if (link.origin !== location.origin || link.hash || link.pathname !== ${JSON.stringify(page)}) continue;
      let box = link.getBoundingClientRect();
      if (!box.width || box.left > innerWidth * 0.4) continue;
      if (box.top < 70 || box.bottom > innerHeight - 10) {
        link.scrollIntoView({block: 'center'});
        box = link.getBoundingClientRect();
      }
      const point = {x: box.left + Math.min(box.width / 2, 60), y: box.top + box.height / 2};
      if (link.contains(document.elementFromPoint(point.x, point.y))) return point;
    }
    return null;
  })()`;
  for (let tries = 0; tries < 10; tries += 1) {
    const point = await tab.evaluate<Point | null>(find);
    if (point) {
      return point;
    }
    await wait(300);
  }
  throw new Error(`The menu shows no link to ${page}.`);
}

/** Waits for a report that comes after others. */
async function reportAfter(
  reports: readonly Report[],
  count: number,
  kind: string,
): Promise<Report> {
  for (let tries = 0; tries < 1500; tries += 1) {
    const found = reports.slice(count).find((report) => report['kind'] === kind);
    if (found) {
      return found;
    }
    await wait(20);
  }
  throw new Error(`No ${kind} was reported in 30 seconds.`);
}

/** A visit of all pages. Before each click the pointer rests on the link for some time. */
export function measureVisit(root: string, restMs: number): Promise<Visit> {
  return inSession(root, DESKTOP, async (session) => {
    const {tab, hand, server, reports} = session;
    const [first, ...others] = VISITED;
    await tab.goTo(server.origin + first);
    await wait(2000);
    const clicks: Click[] = [];
    for (const [index, page] of others.entries()) {
      await tab.settle();
      await hand.moveTo({x: WIDTH * 0.5, y: HEIGHT * 0.35 + 20 * index}, 700);
      await hand.moveTo({x: WIDTH * 0.45, y: HEIGHT * 0.6 - 15 * index}, 800);
      await hand.moveTo(await pointOfLink(tab, page), 700);
      await wait(restMs);
      // A menu that still scrolls, or grows, has taken the link from under the pointer.
      await hand.moveTo(await pointOfLink(tab, page), 50);
      const before = reports.length;
      // A page that is left at once may be gone before it can report its click.
      const released = await hand.click();
      const shown = await reportAfter(reports, before, 'heading');
      clicks.push({
        milliseconds: Number(shown['time']) - released,
        isPrerendered: Number(shown['activationStart']) > 0,
      });
      await wait(1000);
    }
    await wait(1000);
    return {...costsOf(session), clicks};
  });
}

/** The middle of the first control in view, or of its label. */
async function pointOfControl(tab: Tab, selector: string): Promise<Point | null> {
  return tab.evaluate<Point | null>(`(() => {
    for (const control of document.querySelectorAll(${JSON.stringify(selector)})) {
      const shown = control.matches('input[type="radio"]') ? control.closest('label') : control;
      let box = shown?.getBoundingClientRect();
      if (!box?.width) continue;
      if (box.top < 0 || box.bottom > innerHeight) {
        shown.scrollIntoView({block: 'center'});
        box = shown.getBoundingClientRect();
      }
      return {x: box.left + box.width / 2, y: box.top + box.height / 2};
    }
    return null;
  })()`);
}

async function perform(
  {tab, hand}: Session,
  interaction: Interaction,
  selector: string,
): Promise<void> {
  const point = await pointOfControl(tab, selector);
  if (!point) {
    throw new Error(`There is no ${selector} to ${interaction}.`);
  }
  if (interaction === 'type in search') {
    await tab.type('webhook');
  } else {
    await hand.moveTo(point, 500);
    await hand.click();
  }
}

async function respond(
  root: string,
  name: Name,
  interactions: readonly Interaction[],
): Promise<Responses> {
  const isPhone = interactions.includes('open menu on a phone');
  return inSession(root, isPhone ? PHONE : DESKTOP, async (session) => {
    const {tab, server, reports} = session;
    await tab.goTo(server.origin + VISITED[0]);
    await wait(3000);
    const responses: Responses = {};
    for (const interaction of interactions) {
      const selector = SITES[name].controls[interaction];
      if (selector === undefined) {
        continue;
      }
      const before = reports.length;
      await perform(session, interaction, selector);
      await wait(2500);
      const after = reports.slice(before);
      const isTyped = interaction === 'type in search';
      if (!isTyped && !after.some((report) => report['kind'] === 'click')) {
        console.warn(`${name}: "${interaction}" has met no control.`);
        continue;
      }
      const durations = after
        .filter((report) => report['kind'] === 'interaction')
        .map((report) => Number(report['duration']));
      // Events shorter than the least that browsers report, 16 ms, are not reported.
      responses[interaction] = Math.max(16, ...durations);
    }
    return responses;
  });
}

/** How long a site takes to paint what follows each interaction. */
export async function measureResponses(root: string, name: Name): Promise<Responses> {
  const groups: readonly (readonly Interaction[])[] = [
    ['open search', 'type in search'],
    ['switch color mode'],
    ['switch code tab'],
    ['open menu on a phone'],
  ];
  const all: Responses = {};
  for (const group of groups.filter((some) =>
    some.some((interaction) => SITES[name].controls[interaction] !== undefined),
  )) {
    Object.assign(all, await respond(root, name, group));
  }
  return all;
}
