/**
 * How every tool says that something is wrong, or right. One shape, so that
 * one component can show the findings of all of them.
 */
export type Severity = 'error' | 'warning' | 'note' | 'fine';

/** Where a rule is written down. */
export interface Reference {
  /** Short, as printed: 'RFC 7208, 4.6.4'. */
  label: string;
  url?: string;
}

export interface Problem {
  /** Stable name in kebab case, for tests and for links. Never shown. */
  code: string;
  severity: Severity;
  /** What is the matter: one or two sentences in plain text. */
  message: string;
  /** What to do about it, in plain text. */
  cure?: string;
  /** Column in the text the visitor gave, counted from 1 in UTF-16 units. */
  position?: number;
  reference?: Reference;
}

/** A problem in general words: what the list of rules says of its code. */
export interface Rule {
  code: string;
  severity: Severity;
  /** When it is reported, in a sentence. */
  says: string;
  cure?: string;
  reference?: Reference;
}

/** What a finding takes from its rule: all that a tool needs while it checks. */
export type RuleCore = Omit<Rule, 'code' | 'says'>;

export type RuleTable = Readonly<Record<string, RuleCore>>;

/** An entry of a `RuleTable`. */
export function rule(severity: Severity, cure?: string, reference?: Reference): RuleCore {
  return {severity, ...(cure && {cure}), ...(reference && {reference})};
}

/** The rules of a table with the sentences that say when each is reported. */
export function publishedRules<Code extends string>(
  table: Readonly<Record<Code, RuleCore>>,
  says: Readonly<Record<Code, string>>,
): Rule[] {
  return (Object.keys(table) as Code[]).map((code) => ({
    code,
    says: says[code],
    ...table[code],
  }));
}

/**
 * A reference to a section of an RFC.
 *
 * @param number the RFC's number, such as 7208
 * @param section dotted section number, such as '4.6.4'
 * @returns label for print, and the section's address at the RFC Editor
 */
export function rfc(number: number, section: string): Reference {
  return {
    label: `RFC ${number}, ${section}`,
    url: `https://www.rfc-editor.org/rfc/rfc${number}#section-${section}`,
  };
}

const rank: Record<Severity, number> = {error: 0, warning: 1, note: 2, fine: 3};

/** The same problems or rules, the gravest first; equals keep their order. */
export function bySeverity<P extends Pick<Problem, 'severity'>>(
  problems: readonly P[],
): P[] {
  return [...problems].sort((a, b) => rank[a.severity] - rank[b.severity]);
}

/** A problem and every place of it. */
export type Repeated<P extends Problem> = P & {
  /** How often it was found. */
  times: number;
  /** Its columns in order. Empty where some place of it has none. */
  columns: number[];
};

/**
 * The same problems, with those that a reader cannot tell apart made into one: they have
 * the same code, severity, message and cure. The first of them keeps its place.
 */
export function mergeRepeats<P extends Problem>(problems: readonly P[]): Repeated<P>[] {
  const groups = new Map<string, P[]>();
  for (const problem of problems) {
    const {code, severity, message, cure} = problem;
    const key = JSON.stringify([code, severity, message, cure]);
    groups.set(key, [...(groups.get(key) ?? []), problem]);
  }
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    const columns = group.flatMap(({position}) => position ?? []);
    return first
      ? [
          {
            ...first,
            times: group.length,
            columns: columns.length === group.length ? columns.sort((a, b) => a - b) : [],
          },
        ]
      : [];
  });
}

/** The message, and how often and where the problem was found if more than once. */
export function messageOf({message, times, columns}: Repeated<Problem>): string {
  if (times === 1) {
    return message;
  }
  const places =
    new Set(columns).size === times
      ? `, at columns ${columns.slice(0, -1).join(', ')} and ${columns.at(-1) ?? ''}`
      : '';
  return `${message} Found ${times} times${places}.`;
}

/** True when a problem of severity 'error' is among them. */
export function hasError(problems: readonly Problem[]): boolean {
  return problems.some(({severity}) => severity === 'error');
}
