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

/** True when a problem of severity 'error' is among them. */
export function hasError(problems: readonly Problem[]): boolean {
  return problems.some(({severity}) => severity === 'error');
}
