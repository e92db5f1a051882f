import {plain} from '../number';
import type {Problem} from '../kit';
import {partsInPercent} from './apportion';
import {METHOD_LABELS, type Method, type Spread} from './methods';
import {FACTORS, MAX_FOUNDERS, MIN_FOUNDERS, type Basis, type Team} from './team';
import type {Holding, Leaving} from './vesting';

/** From here on the methods are said to disagree, in points. */
const WIDE = 15;
/** Up to here they are said to agree. */
const NARROW = 5;

export interface Facts {
  /** How many founders were given. */
  given: number;
  team: Team;
  methods: Readonly<Record<Basis, Method>>;
  spread: readonly Spread[];
  wanted: Basis;
  basis: Basis;
  holding: Holding;
  leaver: number;
  leaving: Leaving;
}

type Finding = Problem | false | undefined;

/** What the inputs and the result say as a whole. */
export function findings(facts: Facts): Problem[] {
  return [
    ...aboutTeam(facts),
    ...aboutMethods(facts),
    ...aboutVesting(facts),
    {
      code: 'ask-first',
      severity: 'note' as const,
      message:
        'This is arithmetic, not legal or tax advice. What vesting, a pool or a gift of shares means depends on the country and the kind of company.',
      cure: 'Before you sign, ask a lawyer and a tax adviser: how shares are handed back, what is taxed and when, and which deadlines run. In the United States an 83(b) election has to be filed with the IRS within 30 days of the transfer.',
      reference: {
        label: 'IRS, Form 15620',
        url: 'https://www.irs.gov/pub/irs-pdf/f15620.pdf',
      },
    },
  ].filter((finding) => typeof finding === 'object');
}

function aboutTeam({given, team}: Facts): Finding[] {
  const {names, gifts, scores} = team;
  const isScored = scores.some((row) => Object.keys(row).length > 0);
  const gaps = isScored
    ? scores.reduce((all, row) => all + FACTORS.length - Object.keys(row).length, 0)
    : 0;
  const twice = names.find(
    (name, index) => names.findIndex((one) => same(one, name)) < index,
  );
  const half = names.filter(
    (_, index) =>
      (gifts[index]?.hours === undefined) !== (gifts[index]?.rate === undefined),
  );
  return [
    (given < MIN_FOUNDERS || given > MAX_FOUNDERS) && {
      code: 'team-size',
      severity: 'error',
      message: `There are ${given} founders here. The methods compare ${MIN_FOUNDERS} to ${MAX_FOUNDERS}.`,
    },
    twice !== undefined && {
      code: 'same-name',
      severity: 'warning',
      message: `Two founders are called ${twice}.`,
      cure: 'Add a letter, so that everyone who reads the result knows who is meant.',
    },
    half.length > 0 && {
      code: 'hours-without-pay',
      severity: 'warning',
      message: `${list(half)}: unpaid work needs both hours and what an hour would be paid elsewhere. Without one of them it counts as 0.`,
    },
    gaps > 0 && {
      code: 'no-score',
      severity: 'note',
      message: `${gaps === 1 ? 'One score is' : `${gaps} scores are`} empty and count as 0.`,
    },
  ];
}

function same(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

function list(names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  return names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${last}` : last;
}

function aboutMethods(facts: Facts): Finding[] {
  const {methods, spread, wanted, basis, team, holding} = facts;
  const own = methods.agreed;
  const heard = (['factors', 'slices', 'roles'] as const).filter(
    (id) => methods[id].shares,
  );
  const gaps = spread.map(({least, most}) => most - least);
  const gap = Math.max(...gaps);
  const founder = gaps.indexOf(gap);
  const {least = 0, most = 0} = spread[founder] ?? {};
  const [first, second] = holding.founders;
  const nothing = team.names.filter((_, index) => holding.founders[index] === 0);
  return [
    own.why !== undefined &&
      team.agreed.some((share) => share !== undefined) && {
        code: 'own-split-total',
        severity: 'error',
        message: own.why,
      },
    wanted !== basis &&
      heard.length > 0 && {
        code: 'no-result',
        severity: 'note',
        message: `“${METHOD_LABELS[wanted]}” has no result yet, so equal parts are used below.`,
      },
    heard.length > 0 &&
      gap >= WIDE && {
        code: 'methods-differ',
        severity: 'warning',
        message: `For ${team.names[founder] ?? ''} the methods go from ${plain(least)}% to ${plain(most)}%. That is too far apart for an answer, but it shows what you still have to talk about.`,
        cure: 'Look at the inputs that move the result most, and agree on those first.',
      },
    heard.length > 1 &&
      gap < NARROW && {
        code: 'methods-agree',
        severity: 'fine',
        message: `All methods are within ${plain(gap)} points of each other for everyone.`,
      },
    holding.founders.length === 2 &&
      first === second && {
        code: 'even-two',
        severity: 'note',
        message: 'Two founders with the same share can block each other.',
        cure: 'Write down now who decides what, and how a tie is broken.',
      },
    nothing.length > 0 && {
      code: 'no-share',
      severity: 'warning',
      message: `${list(nothing)}: no share in this split.`,
      cure: 'Check whether an input is missing, or whether this is a founder at all.',
    },
  ];
}

function aboutVesting({team, leaver, leaving, holding}: Facts): Finding[] {
  const {vesting, cliff, leaves} = team;
  const name = team.names[leaver] ?? '';
  const part = partsInPercent(holding.founders[leaver] ?? 0);
  if (vesting === 0) {
    return [
      {
        code: 'no-vesting',
        severity: 'warning',
        message: `Without vesting, ${name} keeps all ${part} even after leaving in the first month.`,
        cure: 'Four years with a cliff of one year is the usual schedule.',
      },
    ];
  }
  return [
    cliff > vesting && {
      code: 'cliff-after-end',
      severity: 'error',
      message: `The cliff of ${cliff} months is longer than the ${vesting} months of vesting.`,
    },
    cliff === 0 && {
      code: 'no-cliff',
      severity: 'note',
      message: 'Without a cliff, someone who leaves after a month keeps some shares.',
    },
    leaving.vested === 0 && {
      code: 'leaves-with-nothing',
      severity: 'note',
      message: `${name} leaves in month ${leaves}, before the cliff of ${cliff} months, and keeps nothing of ${part}.`,
    },
    leaving.vested === 1 && {
      code: 'all-vested',
      severity: 'fine',
      message: `After ${leaves} months all of ${name}’s ${part} has vested.`,
    },
  ];
}
