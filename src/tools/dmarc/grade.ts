import type {DmarcDiscovery} from './discover';
import type {ReportAddress} from './reports';
import {isMilder} from './tags';

export type Grade = 'A' | 'B' | 'C' | 'D' | 'F';

/** What the grade is judged by. */
export interface GradeFacts {
  discovery: DmarcDiscovery;
  reports: readonly ReportAddress[];
}

export interface GradeRule {
  /** The best grade that is left where the rule applies. */
  grade: Grade;
  /** When it applies, in a sentence. */
  says: string;
  applies: (facts: GradeFacts) => boolean;
}

export interface GradeResult {
  grade: Grade;
  /** The rule that decides. */
  rule: GradeRule;
}

/** Nothing is known to keep a report from arriving. */
export const mayArrive = ({consent, mail}: ReportAddress): boolean =>
  consent !== 'missing' &&
  consent !== 'elsewhere' &&
  mail !== 'missing' &&
  mail !== 'refuses';

const aggregate = ({reports}: GradeFacts): ReportAddress[] =>
  reports.filter(({tag}) => tag === 'rua');

/**
 * The rules of the grade, the worst first: the first that applies decides. They are shown
 * under the result as they stand here.
 */
export const gradeRules: readonly GradeRule[] = [
  {
    grade: 'F',
    says: 'No record applies, because there is none, there are several at one name, or it is invalid.',
    applies: ({discovery: {outcome}}) => outcome !== 'applies',
  },
  {
    grade: 'D',
    says: 'The policy that applies is none, and no aggregate report can arrive.',
    applies: (facts) =>
      facts.discovery.policy === 'none' && !aggregate(facts).some(mayArrive),
  },
  {
    grade: 'C',
    says: 'The policy that applies is none. You get reports, but forged email is delivered.',
    applies: ({discovery: {policy}}) => policy === 'none',
  },
  {
    grade: 'B',
    says: 'Test mode is on, so the next milder policy applies.',
    applies: ({discovery}) => discovery.parsed?.settings.testing === true,
  },
  {
    grade: 'B',
    says: 'Subdomains that exist, or those that do not, have a milder policy than the domain.',
    // Below the organizational domain, sp and np of a record have no effect.
    applies: ({discovery: {parsed, policyDomain, organizationalDomain}}) =>
      parsed !== undefined &&
      policyDomain === organizationalDomain &&
      (isMilder(parsed.settings.sp, parsed.settings.p) ||
        isMilder(parsed.settings.np, parsed.settings.p)),
  },
  {
    grade: 'B',
    says: 'No aggregate report can arrive, because there is no address, or none that works.',
    applies: (facts) => !aggregate(facts).some(mayArrive),
  },
  {
    grade: 'A',
    says: 'Email that fails is quarantined or rejected for all names, and reports arrive.',
    applies: () => true,
  },
];

/** Grades what was found. Quarantine is as good as reject: the standard prefers it where people write (RFC 9989, 7.4). */
export function gradeDmarc(
  discovery: DmarcDiscovery,
  reports: readonly ReportAddress[],
): GradeResult | undefined {
  const rule = gradeRules.find(({applies}) => applies({discovery, reports}));
  return rule && {grade: rule.grade, rule};
}
