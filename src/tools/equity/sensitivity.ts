import {COUNTS, METHOD_LABELS, sharesOf} from './methods';
import {
  CONTRIBUTIONS,
  FACTORS,
  giftName,
  ROLES,
  type Contribution,
  type FactorId,
  type Team,
} from './team';

/** What one small step of one input does to the shares. */
export interface Lever {
  method: keyof typeof COUNTS;
  methodLabel: string;
  /** 'Ada, cash spent', 'Weight of Idea'. */
  what: string;
  /** The step: 'one point', 'a tenth', 'the other way'. */
  step: string;
  /** Number of the founder whose share moves most, from 0, and by how many points. */
  founder: number;
  points: number;
}

interface Trial {
  what: string;
  step: string;
  /** The team after one step up and after one down; nothing where there is no such step. */
  teams: readonly (Team | undefined)[];
}

/** Rows with one cell changed. */
function withCell<Row extends object>(
  rows: readonly Row[],
  at: number,
  change: Partial<Row>,
) {
  return rows.map((row, index) => (index === at ? {...row, ...change} : row));
}

function inScale(value: number): boolean {
  return value >= 0 && value <= 10;
}

function factorTrials(team: Team): Trial[] {
  const weights = FACTORS.map(({id, name}) => ({
    what: `Weight of ${name}`,
    step: 'one point',
    teams: [1, -1].map((step) => {
      const weight = team.weights[id] + step;
      return inScale(weight)
        ? {...team, weights: {...team.weights, [id]: weight}}
        : undefined;
    }),
  }));
  const cell = (founder: number, id: FactorId) =>
    [1, -1].map((step) => {
      const score = (team.scores[founder]?.[id] ?? 0) + step;
      return inScale(score)
        ? {...team, scores: withCell(team.scores, founder, {[id]: score})}
        : undefined;
    });
  const scores = team.names.flatMap((name, founder) =>
    FACTORS.map(({id, name: factor}) => ({
      what: `${name}, ${factor}`,
      step: 'one point',
      teams: cell(founder, id),
    })),
  );
  return [...weights, ...scores];
}

function sliceTrials(team: Team): Trial[] {
  const cell = (founder: number, gift: Contribution) =>
    [1.1, 0.9].map((times) => {
      const value = team.gifts[founder]?.[gift];
      return value === undefined
        ? undefined
        : {...team, gifts: withCell(team.gifts, founder, {[gift]: value * times})};
    });
  return team.names.flatMap((name, founder) =>
    CONTRIBUTIONS.map((gift) => ({
      what: `${name}, ${giftName(gift)}`,
      step: 'a tenth',
      teams: cell(founder, gift),
    })),
  );
}

function roleTrials(team: Team): Trial[] {
  return team.names.flatMap((name, founder) =>
    ROLES.map(({id, ask}) => ({
      what: `${name}: ${ask}`,
      step: 'the other answer',
      teams: [
        {
          ...team,
          roles: team.roles.map((named, index) => {
            const other = new Set(named);
            if (index === founder && !other.delete(id)) {
              other.add(id);
            }
            return other;
          }),
        },
      ],
    })),
  );
}

const TRIALS = {factors: factorTrials, slices: sliceTrials, roles: roleTrials} as const;

/**
 * Moves every input of every method by one step, one at a time, works the method out again,
 * and says by how many points the share of the founder it concerns most has moved. A step is
 * one point for scores and weights, a tenth for money and hours, the other answer for a
 * question; steps out of the scale are not taken.
 *
 * @returns the largest first; inputs that move nothing are left out
 */
export function leversOf(team: Team): Lever[] {
  const methods = Object.keys(TRIALS) as (keyof typeof TRIALS)[];
  return methods
    .flatMap((method) => {
      const before = sharesOf(COUNTS[method](team));
      return before === undefined
        ? []
        : TRIALS[method](team).map(({what, step, teams}) => ({
            method,
            methodLabel: METHOD_LABELS[method],
            what,
            step,
            ...largestMove(
              before,
              teams.map((one) => one && sharesOf(COUNTS[method](one))),
            ),
          }));
    })
    .filter(({points}) => points > 1e-9)
    .sort((a, b) => b.points - a.points);
}

function largestMove(
  before: readonly number[],
  trials: readonly (readonly number[] | undefined)[],
): Pick<Lever, 'founder' | 'points'> {
  let largest = {founder: 0, points: 0};
  for (const shares of trials) {
    shares?.forEach((share, founder) => {
      const points = 100 * Math.abs(share - (before[founder] ?? 0));
      if (points > largest.points) {
        largest = {founder, points};
      }
    });
  }
  return largest;
}
