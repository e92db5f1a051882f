import {
  choiceEntry,
  severalEntry,
  textEntry,
  writeFragment,
  type Shape,
} from '../../view/plain';
import {MAX_NUMBER_LENGTH} from '../../number';
import {
  CONTRIBUTIONS,
  exampleTeam,
  FACTORS,
  METHODS,
  ROLES,
  type Basis,
  type Contribution,
  type EquityInput,
  type FactorId,
  type FounderInput,
  type RoleId,
} from '..';

/** Places at the table, as they stand in names of fields. */
export const SEATS = ['1', '2', '3', '4', '5', '6'] as const;

export type Seat = (typeof SEATS)[number];

export const COUNTS = ['2', '3', '4', '5', '6'] as const;

/** Numbers that are not of one founder. */
export const TERMS = [
  'nonCashTimes',
  'cashTimes',
  'pool',
  'vesting',
  'cliff',
  'leaves',
] as const;

export const MAX_NAME = 60;

type TextName =
  | `${'name' | 'agreed' | Contribution}-${Seat}`
  | `score-${FactorId}-${Seat}`
  | `weight-${FactorId}`
  | (typeof TERMS)[number];

/** The fields of the forms. Their names stand in shared links. */
export type EquityState = {
  count: (typeof COUNTS)[number];
  basis: Basis;
  leaver: Seat;
} & Record<TextName, string> &
  Record<`role-${RoleId}`, readonly string[]>;

const number = textEntry(MAX_NUMBER_LENGTH + 1);

function entries<Value>(names: readonly string[], value: Value) {
  return Object.fromEntries(names.map((name) => [name, value]));
}

export const equityShape = {
  count: choiceEntry<EquityState['count']>(COUNTS, '3'),
  ...entries(
    SEATS.map((seat) => `name-${seat}`),
    textEntry(MAX_NAME),
  ),
  ...entries(
    [
      ...FACTORS.flatMap(({id}) => [
        `weight-${id}`,
        ...SEATS.map((seat) => `score-${id}-${seat}`),
      ]),
      ...SEATS.flatMap((seat) =>
        [...CONTRIBUTIONS, 'agreed'].map((what) => `${what}-${seat}`),
      ),
      ...TERMS,
    ],
    number,
  ),
  ...entries(
    ROLES.map(({id}) => `role-${id}`),
    severalEntry(SEATS),
  ),
  basis: choiceEntry<Basis>(METHODS, 'average'),
  leaver: choiceEntry<Seat>(SEATS, '1'),
} as unknown as Shape<EquityState>;

/** Nobody has touched the forms: the example is shown. */
export function isUntouched(state: EquityState): boolean {
  return writeFragment(equityShape, state) === '';
}

function founderOf(state: EquityState, seat: Seat): FounderInput {
  return {
    name: state[`name-${seat}`],
    scores: Object.fromEntries(
      FACTORS.map(({id}) => [id, state[`score-${id}-${seat}`]] as const),
    ),
    ...Object.fromEntries(
      CONTRIBUTIONS.map((gift) => [gift, state[`${gift}-${seat}`]] as const),
    ),
    roles: ROLES.filter(({id}) => state[`role-${id}`].includes(seat)).map(({id}) => id),
    agreed: state[`agreed-${seat}`],
  };
}

/** What the forms say, as the calculator takes it; the example while nobody has typed. */
export function toInput(state: EquityState): EquityInput {
  if (isUntouched(state)) {
    return exampleTeam;
  }
  return {
    founders: SEATS.slice(0, Number(state.count)).map((seat) => founderOf(state, seat)),
    weights: Object.fromEntries(
      FACTORS.map(({id}) => [id, state[`weight-${id}`]] as const),
    ),
    ...Object.fromEntries(TERMS.map((term) => [term, state[term]] as const)),
    basis: state.basis,
    leaver: Number(state.leaver),
  };
}

/** The example as values of the fields, to begin with and change. */
export function exampleState(): Partial<EquityState> {
  const texts = exampleTeam.founders.flatMap((founder, index) => {
    const seat = index + 1;
    return [
      [`name-${seat}`, founder.name],
      ...CONTRIBUTIONS.map((gift) => [`${gift}-${seat}`, founder[gift]]),
      ...FACTORS.map(({id}) => [`score-${id}-${seat}`, founder.scores?.[id]]),
    ];
  });
  const roles = ROLES.map(({id}) => [
    `role-${id}`,
    SEATS.filter((seat) => exampleTeam.founders[Number(seat) - 1]?.roles?.includes(id)),
  ]);
  return {
    count: '3',
    ...Object.fromEntries([
      ...texts.map(([name, value]) => [name, String(value ?? '')]),
      ...roles,
    ]),
  } as Partial<EquityState>;
}

/**
 * A sign for each founder, to stand on stamps and bars: the first letter of the name, or
 * the number where letters would be the same.
 */
export function signsOf(names: readonly string[]): string[] {
  const letters = names.map((name) => (Array.from(name)[0] ?? '').toUpperCase());
  return new Set(letters).size === names.length
    ? letters
    : names.map((_, index) => String(index + 1));
}
