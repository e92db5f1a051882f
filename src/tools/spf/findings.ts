import {normalName} from '../dns';
import {MAX_STRING, type Problem, rfc} from '../kit';
import {adviseRecord} from './advise';
import type {BudgetTerm} from './budget';
import type {SpfFinding} from './finding';
import type {PublishedText, SpfInspection} from './inspection';
import {NetworkIndex} from './network';
import {networkText, type AllowedNetworks, type NamedNetwork} from './networks';
import type {Mechanism, SpfRecord} from './parse';
import type {ReadRecord} from './reader';
import {lostSpaces} from './seams';
import {isAll, isRedirect, MAX_PACKET} from './terms';

/** What there is to say of the texts of the records themselves. */
export function adviseTexts(
  records: readonly PublishedText[],
  read: ReadRecord,
): Problem[] {
  return [
    ...records.flatMap((record) => seams(record, read)),
    ...(records.length === 1 ? records.map(oneRecord) : []),
  ];
}

/** A string that begins with a term, after one that does not end with a space. */
function seams({strings}: PublishedText, read: ReadRecord): Problem[] {
  return lostSpaces(strings, read).map(({index, left, right}) => ({
    code: 'lost-space',
    severity: 'error',
    message: `The record has ${strings.length} strings, which receivers join directly. String ${index + 1} begins with “${right}” without a space before it, so it is read as “${left}${right}”.`,
    cure: 'Add a space at the end of the string before, inside the quotation marks.',
    reference: rfc(7208, '3.3'),
  }));
}

function oneRecord({text, strings}: PublishedText): Problem {
  return {
    code: 'one-record',
    severity: 'fine',
    message: `Exactly one TXT record begins with v=spf1. It has ${text.length} characters in ${strings.length === 1 ? 'one string' : `${strings.length} strings of at most ${MAX_STRING}`}.`,
    reference: rfc(7208, '3.2'),
  };
}

/** What the record means, and the records it hands its decision to by redirect. */
export function adviseEndings(
  record: SpfRecord,
  terms: readonly BudgetTerm[],
  read: ReadRecord,
): SpfFinding[] {
  const own: SpfFinding[] = adviseRecord(record).filter(
    // The tree counts all lookups, not those of the one record only.
    ({code}) => code !== 'too-many-terms',
  );
  const end = record.terms.find(isAll);
  if (end?.qualifier === '-' || end?.qualifier === '~') {
    own.push(goodEnding(end.text, end.qualifier, end.column));
  }
  const redirect = terms.find(
    ({term, state}) => isRedirect(term) && state !== 'unreached',
  );
  if (end || redirect?.record === undefined || redirect.target === undefined) {
    return own;
  }
  const {target} = redirect;
  const theirs = adviseEndings(read(redirect.record), redirect.children, read);
  return [...own, ...theirs.map((finding) => inRecordOf(target, finding))];
}

function goodEnding(text: string, sign: '-' | '~', position: number): SpfFinding {
  const reference = rfc(7208, '5.1');
  return sign === '~'
    ? {
        code: 'ends-in-softfail',
        severity: 'fine',
        message: `The record ends in “${text}”, so other senders get softfail. Their email is marked, and DMARC decides what happens to it.`,
        position,
        reference,
      }
    : {
        code: 'ends-in-fail',
        severity: 'fine',
        message: `The record ends in “${text}”, so other senders get fail, and a receiver may reject their email immediately.`,
        position,
        reference,
      };
}

function inRecordOf(domain: string, finding: SpfFinding): SpfFinding {
  return finding.domain === undefined
    ? {...finding, domain, message: `In the record of ${domain}: ${finding.message}`}
    : finding;
}

/** Advice that matters although the record belongs to somebody else. */
const gravely: readonly string[] = ['ptr', 'p-macro', 'wide-network'];

/** What is in the records that are included, and which are included twice. */
export function adviseTree(terms: readonly BudgetTerm[], read: ReadRecord): SpfFinding[] {
  return new TreeAdvice(read).read(terms, undefined);
}

class TreeAdvice {
  /** Domains whose records were read, with the record each was found in. */
  private readonly seen = new Map<string, string | undefined>();

  constructor(private readonly readRecord: ReadRecord) {}

  read(terms: readonly BudgetTerm[], owner: string | undefined): SpfFinding[] {
    return terms.flatMap((node) => this.readNode(node, owner));
  }

  private readNode(node: BudgetTerm, owner: string | undefined): SpfFinding[] {
    const {term, target, record, children} = node;
    if (record === undefined || target === undefined) {
      return [];
    }
    const where = (name: string | undefined) =>
      name === undefined ? 'the record' : `the record of ${name}`;
    if (this.seen.has(target)) {
      const cost = countAsked([node]);
      return [
        {
          code: 'included-twice',
          severity: 'warning',
          ...(owner !== undefined && {domain: owner}),
          message: `“${term.text}” in ${where(owner)} leads to ${target} a second time, because ${where(this.seen.get(target))} leads there, too. It costs ${cost} more ${cost === 1 ? 'lookup' : 'lookups'} and adds no sender.`,
          cure:
            owner === undefined || this.seen.get(target) === undefined
              ? 'Remove the one in your record if the other stays.'
              : 'Check whether you need both services.',
          reference: rfc(7208, '4.6.4'),
        },
      ];
    }
    this.seen.set(target, owner);
    const own = isRedirect(term) ? [] : this.adviseIncluded(target, record);
    return [...own, ...this.read(children, target)];
  }

  private adviseIncluded(domain: string, text: string): SpfFinding[] {
    const record = this.readRecord(text);
    const findings: SpfFinding[] = adviseRecord(record)
      .filter(({code}) => gravely.includes(code))
      .map((finding) => inRecordOf(domain, finding));
    if (record.terms.find(isAll)?.qualifier === '+') {
      findings.push({
        code: 'include-passes-all',
        severity: 'error',
        domain,
        message: `The record of ${domain} ends in “+all”. If you include it, every server on the Internet can send as you.`,
        cure: `Remove the include of ${domain}.`,
        reference: rfc(7208, '5.2'),
      });
    }
    return findings;
  }
}

function countAsked(terms: readonly BudgetTerm[]): number {
  return terms.reduce(
    (sum, {lookup, children}) =>
      sum + (lookup === undefined ? 0 : 1) + countAsked(children),
    0,
  );
}

/** Networks that are named more than once in the whole tree. */
export function adviseOverlaps({list}: AllowedNetworks): SpfFinding[] {
  const own = list.filter(({depth}) => depth === 0);
  const owner = own[0]?.domain;
  const named = own.filter(
    ({domain, term}) => domain === owner && term.address !== undefined,
  );
  const foreign = list.filter(({depth, within}) => depth > 0 && within);
  return [
    ...named.flatMap(coveredByInclude),
    ...namedTwice(own.filter(({domain}) => domain === owner)),
    ...(foreign.length > 0 ? [overlapsElsewhere(foreign)] : []),
  ];
}

/** Within one record it is `adviseRecord` that says so. */
function coveredByInclude({term, network, within, domain}: NamedNetwork): SpfFinding[] {
  if (!within || within.depth === 0 || normalName(within.domain) === domain) {
    return [];
  }
  return [
    {
      code: 'covered-by-include',
      severity: 'note',
      message: `“${term.text}” is already part of ${networkText(within.network)} in the record of ${within.domain}${networkText(within.network) === networkText(network) ? ', address for address' : ''}.`,
      cure: `You can remove it as long as you include ${within.domain}.`,
      position: term.column,
    },
  ];
}

/** An a or mx that finds only what ip4 and ip6 name already: a lookup for nothing. */
function namedTwice(own: readonly NamedNetwork[]): SpfFinding[] {
  const named = new NetworkIndex<NamedNetwork>();
  const found = new Map<Mechanism, NamedNetwork[]>();
  for (const one of own) {
    if (one.term.address === undefined) {
      found.set(one.term, [...(found.get(one.term) ?? []), one]);
    } else {
      named.add(one.network, one);
    }
  }
  return [...found].flatMap(([term, networks]): SpfFinding[] => {
    const superfluous = networks.every(({network}) => named.covering(network));
    return superfluous
      ? [
          {
            code: 'named-twice',
            severity: 'note',
            message: `“${term.text}” finds only addresses that ip4 and ip6 name in the same record.`,
            cure: 'Remove it to save its lookup.',
            position: term.column,
            reference: rfc(7208, '4.6.4'),
          },
        ]
      : [];
  });
}

function overlapsElsewhere(foreign: readonly NamedNetwork[]): SpfFinding {
  const domains = [...new Set(foreign.map(({domain}) => domain))];
  const [first = ''] = domains;
  return {
    code: 'overlaps-elsewhere',
    severity: 'note',
    domain: first,
    message: `${foreign.length === 1 ? 'One network' : `${foreign.length} networks`} in the records you include (${domains.length === 1 ? first : `${first} and ${domains.length - 1} more`}) ${foreign.length === 1 ? 'is' : 'are'} part of another in the tree.`,
    cure: 'You do not need to do anything, because it costs no lookup.',
  };
}

/** What does not fit a small DNS packet. */
export function adviseAnswer({
  answerOctets,
}: Pick<SpfInspection, 'answerOctets'>): SpfFinding[] {
  return answerOctets > MAX_PACKET
    ? [
        {
          code: 'long-answer',
          severity: 'note',
          message: `All TXT records of the domain together make a response of ${answerOctets} octets. Above ${MAX_PACKET}, it does not fit into a plain DNS packet, and resolvers have to request it in another way.`,
          cure: 'Delete TXT records that are no longer needed, such as old proofs of ownership.',
          reference: rfc(7208, '3.4'),
        },
      ]
    : [];
}
