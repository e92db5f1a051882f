import {readNumber, type NumberSpec} from '../number';
import type {Problem} from '../kit';

export const MIN_FOUNDERS = 2;
export const MAX_FOUNDERS = 6;

/**
 * What the weighted method scores: the five factors of Frank Demmler's Founders' Pie
 * Calculator (Carnegie Mellon University, 2005). The weights to begin with are ours.
 */
export const FACTORS = [
  {
    id: 'idea',
    name: 'Idea',
    hint: 'Who had it, and how much of it is in what you build.',
    weight: 3,
  },
  {
    id: 'plan',
    name: 'Plan',
    hint: 'Market, prices, money, first customers: worked out and written down.',
    weight: 3,
  },
  {id: 'expertise', name: 'Knowledge', hint: 'Of the trade and its people.', weight: 5},
  {
    id: 'commitment',
    name: 'Commitment and risk',
    hint: 'Full time or evenings, job given up, savings put in.',
    weight: 8,
  },
  {
    id: 'work',
    name: 'Responsibilities',
    hint: 'What each of you will do from now on.',
    weight: 8,
  },
] as const;

export type FactorId = (typeof FACTORS)[number]['id'];

/** Who does what. Questions and points are our own; each can name several founders. */
export const ROLES = [
  {id: 'fulltime', ask: 'Who works on it full time, without another job?', points: 12},
  {id: 'build', ask: 'Who builds the product with their own hands?', points: 10},
  {id: 'sell', ask: 'Who talks to customers and brings in the sales?', points: 10},
  {id: 'decide', ask: 'Who decides when you cannot agree?', points: 8},
  {id: 'salary', ask: 'Who has given up a salary for it?', points: 8},
  {
    id: 'miss',
    ask: 'Without whom would the next half year’s plan fall apart?',
    points: 8,
  },
  {id: 'trade', ask: 'Whose knowledge of the trade could you hardly hire?', points: 6},
  {id: 'raise', ask: 'Who speaks for you to investors, banks and partners?', points: 6},
  {id: 'lead', ask: 'Who will find, hire and lead the people who join?', points: 6},
  {id: 'money', ask: 'Who looks after money, contracts and taxes?', points: 4},
  {id: 'pays', ask: 'Whose card has paid the bills so far?', points: 4},
  {id: 'idea', ask: 'Whose idea was it?', points: 3},
] as const;

export type RoleId = (typeof ROLES)[number]['id'];

/** What founders put in, for the slices. */
export const CONTRIBUTIONS = ['hours', 'rate', 'goods', 'cash'] as const;

export type Contribution = (typeof CONTRIBUTIONS)[number];

type Given = number | string;

export interface FounderInput {
  name?: string;
  /** 0 to 10 for each factor. */
  scores?: Readonly<Partial<Record<FactorId, Given>>>;
  /** Hours worked without pay. */
  hours?: Given;
  /** What an hour of this work would be paid elsewhere. */
  rate?: Given;
  /** Value of goods contributed: equipment, rooms, rights. */
  goods?: Given;
  /** Money put in and spent. */
  cash?: Given;
  /** Questions that name this founder. */
  roles?: readonly RoleId[];
  /** Share agreed on, in percent of what the founders hold. */
  agreed?: Given;
}

export interface EquityInput {
  /** Two to six. */
  founders: readonly FounderInput[];
  /** 0 to 10 for each factor; ours where nothing is said. */
  weights?: Readonly<Partial<Record<FactorId, Given>>>;
  /** Slices for one unit of unpaid work or goods, and of cash: 2 and 4. */
  nonCashTimes?: Given;
  cashTimes?: Given;
  /** Percent of the company kept for people to come: 10. */
  pool?: Given;
  /** The split that is put to use: the average where nothing is said. */
  basis?: Basis;
  /** Months until all has vested: 48. */
  vesting?: Given;
  /** Months before anything has vested: 12. */
  cliff?: Given;
  /** Number of the founder who leaves, from 1, and after how many months. */
  leaver?: number;
  leaves?: Given;
}

export const METHODS = [
  'equal',
  'factors',
  'slices',
  'roles',
  'average',
  'agreed',
] as const;

export type Basis = (typeof METHODS)[number];

/** Everything that was read, with nothing missing. */
export interface Team {
  names: readonly string[];
  weights: Readonly<Record<FactorId, number>>;
  /** A row for each founder; what is missing was left empty. */
  scores: readonly Readonly<Partial<Record<FactorId, number>>>[];
  gifts: readonly Readonly<Partial<Record<Contribution, number>>>[];
  roles: readonly ReadonlySet<RoleId>[];
  agreed: readonly (number | undefined)[];
  nonCashTimes: number;
  cashTimes: number;
  pool: number;
  vesting: number;
  cliff: number;
  leaves: number;
}

export interface TeamReading {
  team: Team;
  /**
   * What is wrong with a field or was guessed, by the field's name: `cash-2`,
   * `score-idea-1`, `weight-idea`, `pool`.
   */
  fields: Readonly<Record<string, readonly Problem[]>>;
}

const point = (name: string): NumberSpec => ({name, kind: 'plain', max: 10});

const GIFT_NAMES: Readonly<Record<Contribution, string>> = {
  hours: 'unpaid hours',
  rate: 'hourly pay',
  goods: 'value of goods',
  cash: 'cash spent',
};

/** What founder and field are called: 'Ada, cash spent'. */
export function giftName(gift: Contribution): string {
  return GIFT_NAMES[gift];
}

/**
 * Reads all numbers of an input. Never throws; what cannot be read counts as empty and is
 * named in `fields`.
 */
export function readTeam(input: EquityInput): TeamReading {
  const fields: Record<string, readonly Problem[]> = {};
  const read = (key: string, given: Given | undefined, spec: NumberSpec) => {
    if (given === undefined || String(given).trim() === '') {
      return undefined;
    }
    const reading = readNumber(given, spec);
    const found = reading.valid ? reading.notes : [reading.problem];
    if (found.length > 0) {
      fields[key] = found;
    }
    return reading.valid ? reading.value : undefined;
  };
  const founders = seated(input.founders);
  const names = founders.map(
    ({name = ''}, index) => name.trim() || `Founder ${index + 1}`,
  );
  const of = (index: number, what: string) => `${names[index] ?? ''}, ${what}`;
  const team: Team = {
    names,
    weights: Object.fromEntries(
      FACTORS.map(({id, name, weight}) => [
        id,
        read(`weight-${id}`, input.weights?.[id], point(`Weight of ${name}`)) ?? weight,
      ]),
    ) as Record<FactorId, number>,
    scores: founders.map(({scores}, index) =>
      kept(
        FACTORS.map(({id, name}) => [
          id,
          read(`score-${id}-${index + 1}`, scores?.[id], point(of(index, name))),
        ]),
      ),
    ),
    gifts: founders.map((founder, index) =>
      kept(
        CONTRIBUTIONS.map((gift) => [
          gift,
          read(`${gift}-${index + 1}`, founder[gift], {
            name: of(index, GIFT_NAMES[gift]),
            kind: gift === 'hours' ? 'plain' : 'money',
            max: 1e12,
          }),
        ]),
      ),
    ),
    roles: founders.map(({roles = []}) => new Set(roles)),
    agreed: founders.map(({agreed}, index) =>
      read(`agreed-${index + 1}`, agreed, {
        name: of(index, 'share agreed'),
        kind: 'percent',
        max: 100,
      }),
    ),
    nonCashTimes:
      read('nonCashTimes', input.nonCashTimes, times('Slices for work and goods')) ?? 2,
    cashTimes: read('cashTimes', input.cashTimes, times('Slices for cash')) ?? 4,
    pool: read('pool', input.pool, {name: 'Pool', kind: 'percent', max: 90}) ?? 10,
    vesting: read('vesting', input.vesting, span('Vesting')) ?? 48,
    cliff: read('cliff', input.cliff, span('Cliff')) ?? 12,
    leaves: read('leaves', input.leaves, span('Month of leaving')) ?? 18,
  };
  return {team, fields};
}

function times(name: string): NumberSpec {
  return {name, kind: 'plain', max: 100};
}

function span(name: string): NumberSpec {
  return {name, kind: 'count', max: 120};
}

/** At least two and at most six of them. */
function seated(founders: readonly FounderInput[]): readonly FounderInput[] {
  const none: FounderInput[] = Array.from({length: MIN_FOUNDERS}, () => ({}));
  return [...founders, ...none.slice(founders.length)].slice(0, MAX_FOUNDERS);
}

function kept<Name extends string>(
  entries: readonly (readonly [Name, number | undefined])[],
): Partial<Record<Name, number>> {
  return Object.fromEntries(
    entries.filter(([, value]) => value !== undefined),
  ) as Partial<Record<Name, number>>;
}
