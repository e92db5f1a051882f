import {rfc, type Problem} from '../kit';
import {networkTerm, unmapped} from './network';
import {DUPLICATE, type Mechanism, type Modifier, type Term} from './parse';
import type {ReadRecord} from './reader';
import {isAll, isRedirect, networkOfTerm} from './terms';

/** A term that receivers can read. */
export type SoundTerm = Mechanism | Modifier;

/** A record as it was plainly meant. */
export interface RepairedSpf {
  /** In their order; `all` stands last, if there is one. */
  terms: SoundTerm[];
  /** What differs from the record found, for its reader. */
  changes: Problem[];
  /** What only the owner can decide. These terms are not among `terms`. */
  open: Problem[];
}

/**
 * Applies the cures that the findings name, as far as they need no DNS and leave nothing
 * to decide. No sender is lost by it: what cannot be repaired is `open`.
 *
 * @param text the record; what is none has no terms
 */
export function repairRecord(text: string, read: ReadRecord): RepairedSpf {
  const {terms, problems} = read(text);
  const repaired: RepairedSpf = {terms: [], changes: [], open: []};
  for (const term of terms) {
    repairTerm(term, problems, repaired, read);
  }
  arrange(repaired, read);
  return repaired;
}

function repairTerm(
  term: Term,
  faults: readonly Problem[],
  {terms, changes, open}: RepairedSpf,
  read: ReadRecord,
): void {
  const {text, column: position} = term;
  const fault = faultOf(term, faults);
  const mapped = mappedAddress(term);
  if (term.kind === 'modifier' && term.name === 'v') {
    changes.push({
      code: 'second-version',
      severity: 'note',
      message: `We removed “${text}”, because the version is given only once, at the start.`,
      position,
      reference: rfc(7208, '6'),
    });
  } else if (term.repair !== undefined || mapped !== undefined) {
    const repair = mapped ?? term.repair ?? '';
    terms.push(...soundTerms(repair, read));
    changes.push({
      code: 'term-repaired',
      severity: 'warning',
      message:
        repair === ''
          ? `We removed “${text}”, which means nothing in a record.`
          : `We changed “${text}” to “${repair}”.`,
      cure: 'Check that this is what you meant.',
      position,
      reference: fault?.reference ?? rfc(7208, '4.6'),
    });
  } else if (term.kind === 'broken' && /^[-+~?]?exp\b/i.test(text)) {
    changes.push({
      code: 'broken-explanation',
      severity: 'warning',
      message: `We removed “${text}”, because it contains an error. It only leads to an explanation and names no sender.`,
      cure: 'Correct it if you want to keep the explanation.',
      position,
      reference: rfc(7208, '6.2'),
    });
  } else if (term.kind === 'broken' || fault?.code === 'equals-sign') {
    open.push({
      code: 'unclear-term',
      severity: 'error',
      message:
        `We can’t tell which senders “${text}” was meant to name. ${fault?.message ?? ''}`.trimEnd(),
      cure: `${fault?.cure ?? ''} If it no longer sends for you, remove it.`.trimStart(),
      position,
      reference: fault?.reference ?? rfc(7208, '4.6'),
    });
  } else {
    terms.push(term);
  }
}

function faultOf({text, column}: Term, faults: readonly Problem[]): Problem | undefined {
  return faults.find(
    ({severity, position = 0}) =>
      (severity === 'error' || severity === 'warning') &&
      position >= column &&
      position <= column + text.length,
  );
}

/** The ip4 term for IPv4 addresses written as IPv6, which match no sender (RFC 7208, 5). */
function mappedAddress(term: Term): string | undefined {
  const network = networkOfTerm(term);
  const inner = network && unmapped(network);
  return inner && `${/^[-+~?]/.exec(term.text)?.[0] ?? ''}${networkTerm(inner)}`;
}

/** The terms of a text that are well formed. */
export function soundTerms(text: string, read: ReadRecord): SoundTerm[] {
  return read(`v=spf1 ${text}`).terms.filter(
    (term): term is SoundTerm => term.kind !== 'broken',
  );
}

/** Puts `all` last and makes it and exp the only ones; beside `all`, redirects become includes. */
function arrange(repaired: RepairedSpf, read: ReadRecord): void {
  const {terms, changes} = repaired;
  const end = terms.findIndex(isAll);
  const all = terms[end];
  const kept: SoundTerm[] = [];
  const included: SoundTerm[] = [];
  const seen = new Set<string>();
  for (const term of terms) {
    const once = isRedirect(term)
      ? term.text.toLowerCase()
      : term.kind === 'modifier' && term.name === 'exp'
        ? 'exp'
        : undefined;
    if (once !== undefined && seen.has(once)) {
      changes.push({
        ...DUPLICATE[isRedirect(term) ? 'redirect' : 'exp'],
        severity: 'note',
        message: `We removed “${term.text}”, because a record can have only one ${term.kind === 'modifier' ? term.name : ''}=.`,
        reference: rfc(7208, '6'),
      });
    } else if (isRedirect(term) && all) {
      included.push(...soundTerms(`include:${term.value}`, read));
      changes.push({
        code: 'redirect-replaced',
        severity: 'warning',
        message: `We changed “${term.text}” to “include:${term.value}”, because receivers ignore a redirect in a record that has “${all.text}”.`,
        cure: `Remove it if the senders of ${term.value} no longer send for you.`,
        reference: rfc(7208, '6.1'),
      });
    } else if (isAll(term) && term !== all) {
      changes.push({
        code: 'second-all',
        severity: 'note',
        message: `We removed “${term.text}”, because the first ending counts, and that is “${all?.text ?? ''}”.`,
        reference: rfc(7208, '5.1'),
      });
    } else if (term !== all) {
      kept.push(term);
    }
    if (once !== undefined) {
      seen.add(once);
    }
  }
  const ignored = terms
    .slice(end + 1)
    .filter((term) => term.kind === 'mechanism' && !isAll(term));
  if (all && ignored.length > 0) {
    changes.push({
      code: 'all-moved',
      severity: 'warning',
      message: `We moved “${all.text}” to the end, because receivers ignore what comes after it: ${ignored.map(({text}) => text).join(' ')}.`,
      cure: 'Remove what should not send for you.',
      reference: rfc(7208, '5.1'),
    });
  }
  repaired.terms = [...kept, ...included, ...(all ? [all] : [])];
}
