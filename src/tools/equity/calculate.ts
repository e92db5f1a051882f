import {findings} from './findings';
import {methodsOf, spreadOf, type Method, type Spread} from './methods';
import {leversOf, type Lever} from './sensitivity';
import {
  readTeam,
  type Basis,
  type EquityInput,
  type Team,
  type TeamReading,
} from './team';
import {divide, leaving, type Holding, type Leaving} from './vesting';
import type {Problem} from '../kit';

export interface EquityResult {
  team: Team;
  fields: TeamReading['fields'];
  methods: Readonly<Record<Basis, Method>>;
  /** One for each founder, in percent of what the founders hold. */
  spread: readonly Spread[];
  levers: readonly Lever[];
  /** The method whose split is put to use: `equal` where the wanted one has no result. */
  basis: Basis;
  /** The company divided by it, pool included. */
  holding: Holding;
  /** Number of the founder who leaves, from 0. */
  leaver: number;
  leaving: Leaving;
  problems: readonly Problem[];
}

/**
 * Works out all methods on one set of inputs, and what follows from the one that is chosen.
 *
 * @param input two to six founders; amounts in any one currency
 * @returns always a result: faults of fields and of the whole are in it
 */
export function calculateEquity(input: EquityInput): EquityResult {
  const {team, fields} = readTeam(input);
  const methods = methodsOf(team);
  const wanted = input.basis ?? 'average';
  const basis = methods[wanted].shares ? wanted : 'equal';
  const shares = methods[basis].shares ?? team.names.map(() => 1);
  const holding = divide(shares, team.pool);
  const leaver = seat(input.leaver, team.names.length);
  const spread = spreadOf(methods);
  const gone = leaving(holding, leaver, team.leaves, team);
  return {
    team,
    fields,
    methods,
    spread,
    levers: leversOf(team),
    basis,
    holding,
    leaver,
    leaving: gone,
    problems: findings({
      given: input.founders.length,
      team,
      methods,
      spread,
      wanted,
      basis,
      holding,
      leaver,
      leaving: gone,
    }),
  };
}

/** From 1 to the number of founders, as an index; the last where nothing fits. */
function seat(leaver: number | undefined, size: number): number {
  return leaver !== undefined && Number.isInteger(leaver) && leaver >= 1 && leaver <= size
    ? leaver - 1
    : size - 1;
}
