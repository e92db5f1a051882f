import type {Policy} from './tags';

/** A rung of the way to enforcement. */
export interface Rung {
  policy: Policy;
  testing: boolean;
}

export interface PlanStep extends Rung {
  /** Day of the change, as YYYY-MM-DD. */
  on: string;
  title: string;
  /** What to have seen before, or to do on the day. */
  before: readonly string[];
  /** Words of caution of the standard. */
  caution?: string;
  /** False for the days on which nothing in DNS changes. */
  changes: boolean;
}

export interface PlanOptions {
  /** Today, as YYYY-MM-DD. */
  today: string;
  /** Where the domain stands now; missing: it has no record. */
  now?: Rung | undefined;
  /** People write from the domain, to mailing lists among others. */
  people: boolean;
  /** The domain sends no mail at all. */
  parked?: boolean;
  /** The record asks to reject email from names that do not exist (np=reject). */
  rejectsMissing?: boolean;
  /** The record names no address for reports. */
  withoutReports?: boolean;
}

/**
 * Days that each rung holds before the next. The standard asks for at least a month of
 * p=none, and for as long again of p=quarantine before p=reject (RFC 9989, 7.4).
 */
const LOOK_AFTER = 7;
const WATCH = 35;
const TEST = 14;
const QUARANTINE = 35;

const DAY = 86_400_000;

interface Stage extends Rung {
  /** Days until the next stage. */
  holds: number;
  title: string;
  before: readonly string[];
}

/** What np=reject needs, from the first day on. */
const INTERNAL_NAMES =
  'No server of yours sends from an internal host name, because np=reject applies from the first day.';

const stages: readonly Stage[] = [
  {
    policy: 'none',
    testing: false,
    holds: WATCH,
    title: 'Publish p=none with a report address',
    before: [
      'The address accepts email, and a program reads the reports.',
      'If it is at another domain, that domain has published its consent.',
    ],
  },
  {
    policy: 'quarantine',
    testing: true,
    holds: TEST,
    title: 'p=quarantine in test mode',
    before: [
      'You have read the reports of a month.',
      'Every service that sends for you passes DKIM or SPF with your own domain.',
      'The email that still fails is not yours.',
      'The support team knows whom to tell, and that email may already go to spam, because some receivers ignore t=y.',
    ],
  },
  {
    policy: 'quarantine',
    testing: false,
    holds: QUARANTINE,
    title: 'p=quarantine',
    before: ['For two weeks, no new sender of yours appeared among the failures.'],
  },
  {
    policy: 'reject',
    testing: true,
    holds: TEST,
    title: 'p=reject in test mode',
    before: [
      'In a month at p=quarantine, it caused no complaint.',
      'Everything is signed with DKIM, because SPF alone breaks when email is forwarded.',
      'You accept that receivers that do not know t=y will reject email from this day on.',
    ],
  },
  {
    policy: 'reject',
    testing: false,
    holds: 0,
    title: 'p=reject',
    before: [
      'Forwarded email in the reports passes with DKIM.',
      'The people who manage email know how to go back to p=quarantine within the record’s TTL.',
    ],
  },
];

/** Whom the standard asks not to publish p=reject (RFC 9989, 7.4). */
export const listCaution =
  'The standard says that domains whose people write to mailing lists should not publish p=reject, and that email must not rely on SPF alone. If yours is one of them, stay at p=quarantine, or tell your people what lists will do to their email.';

/**
 * The way to enforcement with its days, from where the domain stands. Changes fall on a
 * Monday to Thursday, so that somebody is there on the day after.
 *
 * @returns in order; for a domain at p=reject one step that says to go on reading
 */
export function planRollout({
  today,
  now,
  people,
  parked,
  rejectsMissing,
  withoutReports,
}: PlanOptions): PlanStep[] {
  const start = parseDay(today);
  if (parked) {
    return [
      {
        on: dayOf(start),
        policy: 'reject',
        testing: false,
        title: 'Publish all records of the parked domain at the same time',
        before: ['Nothing sends from the domain: no website, no shop, no old account.'],
        changes: true,
      },
    ];
  }
  const last = people ? 2 : stages.length - 1;
  const place = now ? stageOf(now) : -1;
  const steps: PlanStep[] = [];
  let day = start;
  if (place >= 0) {
    const {policy, testing, holds} = stages[place] ?? {
      policy: 'none',
      testing: false,
      holds: WATCH,
    };
    steps.push(readReports(day, {policy, testing}, place >= last));
    day = addDays(day, holds);
  }
  for (const [index, {policy, testing, holds, title, before}] of stages.entries()) {
    if (index <= place || index > last) {
      continue;
    }
    day = steps.length === 0 ? day : workday(day);
    const isLast = index === last;
    steps.push({
      on: dayOf(day),
      policy,
      testing,
      title:
        index === 0 && withoutReports
          ? 'Add a report address above, then publish p=none'
          : title,
      before: index === 0 && rejectsMissing ? [INTERNAL_NAMES, ...before] : before,
      changes: true,
      ...(isLast && people && {caution: listCaution}),
    });
    if (index === 0) {
      steps.push(readReports(addDays(day, LOOK_AFTER), {policy, testing}, false));
    }
    day = addDays(day, holds);
  }
  return steps;
}

function readReports(day: number, rung: Rung, isEnd: boolean): PlanStep {
  return {
    ...rung,
    on: dayOf(day),
    title: isEnd ? 'Keep reading the reports' : 'Read the reports',
    before: isEnd
      ? [
          'A new service that sends for you appears here first.',
          'Check again whenever you add one, and at least every quarter.',
        ]
      : [
          'List every service that sends in your name, and find out which of them you know.',
          'Set up DKIM with your own domain at each service, then SPF.',
          'Check forwarded email, which fails SPF and should pass DKIM.',
        ],
    changes: false,
  };
}

/** The stage at which a record stands. Test mode of p=none is p=none. */
function stageOf({policy, testing}: Rung): number {
  const isTest = testing && policy !== 'none';
  return stages.findIndex((stage) => stage.policy === policy && stage.testing === isTest);
}

function parseDay(day: string): number {
  const time = Date.parse(`${day}T00:00:00Z`);
  return Number.isNaN(time) ? 0 : time;
}

function addDays(day: number, days: number): number {
  return day + days * DAY;
}

/** The day itself, or the Monday after a Friday, Saturday or Sunday. */
function workday(day: number): number {
  const weekday = new Date(day).getUTCDay();
  const wait: Readonly<Record<number, number>> = {5: 3, 6: 2, 0: 1};
  return addDays(day, wait[weekday] ?? 0);
}

function dayOf(day: number): string {
  return new Date(day).toISOString().slice(0, 10);
}
