import {plain} from '../number';
import {FACTORS, METHODS, ROLES, type Basis, type FactorId, type Team} from './team';

/** What a method makes of the team. */
export interface Method {
  id: Basis;
  label: string;
  /** How it is worked out, in a sentence. */
  how: string;
  /** Shares of what the founders hold, adding up to 1; missing where it cannot say. */
  shares?: readonly number[];
  /** Why it cannot say. */
  why?: string;
  /** The sum for each founder, with the numbers put in. */
  lines: readonly string[];
}

export const METHOD_LABELS: Readonly<Record<Basis, string>> = {
  equal: 'Equal parts',
  factors: 'Weighted factors',
  slices: 'Slices of the pie',
  roles: 'Who does what',
  average: 'Average',
  agreed: 'Your own split',
};

const HOW: Readonly<Record<Basis, string>> = {
  equal: 'The same for everyone.',
  factors: 'Weight of each factor × score of each founder, added up (Demmler, 2005).',
  slices:
    'What each has risked, as unpaid work and goods × 2 and cash spent × 4 (Slicing Pie).',
  roles: 'The points of each question are divided equally among the people it names.',
  average: 'The mean of factors, slices and roles, as far as they have a result.',
  agreed: 'What you have agreed on.',
};

/** Points of a founder under a method; nothing else is needed to get the shares. */
type Count = (team: Team) => readonly number[];

function factorPoints({scores, weights}: Team): readonly number[] {
  return scores.map((row) => sum(FACTORS.map(({id}) => weights[id] * (row[id] ?? 0))));
}

function slices({gifts, nonCashTimes, cashTimes}: Team): readonly number[] {
  return gifts.map(
    ({hours = 0, rate = 0, goods = 0, cash = 0}) =>
      nonCashTimes * (hours * rate + goods) + cashTimes * cash,
  );
}

function rolePoints({roles}: Team): readonly number[] {
  return roles.map((named) =>
    sum(
      ROLES.filter(({id}) => named.has(id)).map(
        ({id, points}) => points / roles.filter((one) => one.has(id)).length,
      ),
    ),
  );
}

/** The methods that follow what the founders say of themselves. */
export const COUNTS: Readonly<Record<'factors' | 'slices' | 'roles', Count>> = {
  factors: factorPoints,
  slices,
  roles: rolePoints,
};

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, number) => all + number, 0);
}

/** Points as shares of their sum; nothing where there are none. */
export function sharesOf(points: readonly number[]): readonly number[] | undefined {
  const all = sum(points);
  return all > 0 && Number.isFinite(all) ? points.map((one) => one / all) : undefined;
}

/** All methods on one team, in the order of `METHODS`. */
export function methodsOf(team: Team): Readonly<Record<Basis, Method>> {
  const {names} = team;
  const counted = {
    factors: method(
      'factors',
      factorPoints(team),
      names,
      factorLine(team),
      'No factor is scored yet.',
    ),
    slices: method(
      'slices',
      slices(team),
      names,
      sliceLine(team),
      'No work, goods or cash is named yet.',
    ),
    roles: method(
      'roles',
      rolePoints(team),
      names,
      roleLine(team),
      'No question is answered yet.',
    ),
  };
  const heard = Object.values(counted).flatMap(({shares}) => (shares ? [shares] : []));
  const means = names.map((_, index) => sum(heard.map((shares) => shares[index] ?? 0)));
  return {
    equal: method(
      'equal',
      names.map(() => 1),
      names,
      () => `1 ÷ ${names.length}`,
    ),
    ...counted,
    average: method(
      'average',
      means,
      names,
      (index) =>
        heard.length > 1
          ? `(${heard.map((shares) => plain((shares[index] ?? 0) * 100, 2)).join(' + ')}) ÷ ${heard.length}`
          : `from one method`,
      'It needs a result of one of the methods above.',
    ),
    agreed: agreedMethod(team),
  };
}

function method(
  id: Basis,
  points: readonly number[],
  names: readonly string[],
  line: (index: number) => string,
  empty = '',
): Method {
  const shares = sharesOf(points);
  return {
    id,
    label: METHOD_LABELS[id],
    how: HOW[id],
    ...(shares ? {shares} : {why: empty}),
    lines: shares ? names.map((_, index) => line(index)) : [],
  };
}

function agreedMethod({agreed, names}: Team): Method {
  const all = sum(agreed.map((share) => share ?? 0));
  const about = {id: 'agreed', label: METHOD_LABELS.agreed, how: HOW.agreed} as const;
  if (agreed.every((share) => share === undefined)) {
    return {...about, why: 'No split is entered.', lines: []};
  }
  // A hundredth of a percent: three thirds of 33.33% are taken for a whole.
  return Math.abs(all - 100) > 0.0101
    ? {
        ...about,
        why: `Your shares add up to ${plain(all, 2)}%, not 100%.`,
        lines: [],
      }
    : method(
        'agreed',
        agreed.map((share) => share ?? 0),
        names,
        (index) => `${plain(agreed[index] ?? 0, 2)} ÷ ${plain(all, 2)}`,
      );
}

function factorLine(team: Team): (index: number) => string {
  const points = factorPoints(team);
  const term = (row: Team['scores'][number], id: FactorId) =>
    `${plain(team.weights[id])} × ${plain(row[id] ?? 0)}`;
  return (index) =>
    `${FACTORS.map(({id}) => term(team.scores[index] ?? {}, id)).join(' + ')} = ${plain(points[index] ?? 0)} of ${plain(sum(points))}`;
}

function sliceLine(team: Team): (index: number) => string {
  const all = slices(team);
  return (index) => {
    const {hours = 0, rate = 0, goods = 0, cash = 0} = team.gifts[index] ?? {};
    return `${plain(team.nonCashTimes)} × (${plain(hours)} × ${plain(rate, 2)} + ${plain(goods)}) + ${plain(team.cashTimes)} × ${plain(cash)} = ${plain(all[index] ?? 0, 0)} of ${plain(sum(all), 0)}`;
  };
}

function roleLine(team: Team): (index: number) => string {
  const points = rolePoints(team);
  return (index) => `${plain(points[index] ?? 0)} of ${plain(sum(points))} points`;
}

/** How far the methods are apart for one founder, in percent of what the founders hold. */
export interface Spread {
  least: number;
  most: number;
}

/** Least and most that the methods give each founder; the average and your own are left out. */
export function spreadOf(methods: Readonly<Record<Basis, Method>>): readonly Spread[] {
  const heard = METHODS.filter((id) => id !== 'average' && id !== 'agreed').flatMap(
    (id) => methods[id].shares ?? [],
  );
  const size = methods.equal.shares?.length ?? 0;
  return Array.from({length: size}, (_, index) => {
    const mine = heard.filter((_share, at) => at % size === index);
    return {least: 100 * Math.min(...mine), most: 100 * Math.max(...mine)};
  });
}
