import {readDomain} from '../dns';
import {bySeverity, rfc, type Problem} from '../problem';
import {MAX_STRING, splitStrings} from '../txtStrings';
import {adviseRecord} from './advise';
import {isIp4, isIp6, networkOf, networkTerm} from './network';
import {parseSpf, type Mechanism, type Modifier, type Term} from './parse';
import {recordsFromPaste} from './pasted';
import {spfProviders, type SpfProvider} from './providers';
import {isAll, isRedirect, matchKey} from './terms';

/**
 * What senders that the record does not name get: `~all` softfail, `-all`
 * fail. Neutral and pass are not offered: they say nothing, or let everyone in.
 */
export type Ending = '~all' | '-all';

export interface SpfChoice {
  /** Ids from `spfProviders`. */
  providers?: readonly string[];
  /** Addresses of own servers, IPv4 or IPv6, with or without a prefix: '192.0.2.0/24'. */
  networks?: readonly string[];
  /** The hosts the domain's own A and AAAA records name send mail. */
  a?: boolean;
  /** The hosts that take the domain's mail send mail as well. */
  mx?: boolean;
  /** Domains of further services, as their instructions give them. */
  includes?: readonly string[];
  ending: Ending;
  /** The record the domain has now, as pasted; new terms are put into it. */
  existing?: string;
  /** The domain the record is for, to catch a record that includes itself. */
  domain?: string;
}

/** A problem, and the part of the choice it comes from. */
export interface ChoiceProblem extends Problem {
  field?: 'providers' | 'networks' | 'includes' | 'existing';
  /** The entry of a list it is about, as given. */
  entry?: string;
}

export interface ComposedSpf {
  record: string;
  /** The record in pieces of at most 255 octets, for the strings of one TXT record. */
  strings: string[];
  terms: Term[];
  /** The gravest first. */
  problems: ChoiceProblem[];
  /** Octets of the record. */
  length: number;
}

type Keepable = Mechanism | Modifier;

/**
 * Makes the SPF record for a choice. Never throws. What cannot be used is left
 * out and named in `problems`, so the record is well formed whatever the input.
 *
 * An existing record keeps its order, its qualifiers and its unknown
 * modifiers. New terms follow, those that need no DNS first, and `all` stands
 * last (RFC 7208, 5.1).
 */
export function composeSpf(choice: SpfChoice): ComposedSpf {
  const problems: ChoiceProblem[] = [];
  const kept = keepExisting(choice, problems);
  const added = [
    ...networkTerms(choice.networks ?? [], problems),
    ...(choice.a ? ['a'] : []),
    ...(choice.mx ? ['mx'] : []),
    ...providerTerms(choice.providers ?? [], problems),
    ...includeTerms(choice.includes ?? [], choice.domain, problems),
  ];
  const texts = withoutRepeats([...kept, ...readTerms(added)], problems);
  const record = ['v=spf1', ...texts, choice.ending].join(' ');
  const parsed = parseSpf(record);
  problems.push(...parsed.problems, ...adviseRecord(parsed), ...summary(record, texts));
  return {
    record,
    strings: splitStrings(record),
    terms: parsed.terms,
    problems: bySeverity(problems),
    length: record.length,
  };
}

/** What of the existing record goes into the new one. */
function keepExisting(choice: SpfChoice, problems: ChoiceProblem[]): Keepable[] {
  const records = recordsFromPaste(choice.existing ?? '');
  if (records.length > 1) {
    problems.push({
      code: 'several-records',
      severity: 'warning',
      field: 'existing',
      message: `There are ${records.length} records here. A domain with more than one has none: receivers answer permerror.`,
      cure: 'Publish the one record below, and delete all the others.',
      reference: rfc(7208, '4.5'),
    });
  }
  return records.flatMap((record) => keepRecord(record, choice.ending, problems));
}

function keepRecord(text: string, ending: Ending, problems: ChoiceProblem[]): Keepable[] {
  const report = (problem: Problem) => {
    problems.push({...problem, field: 'existing'});
  };
  const {terms, problems: faults} = parseSpf(text);
  if (terms.length === 0) {
    faults.forEach(report);
  }
  const end = terms.findIndex(isAll);
  const all = terms[end];
  const kept: Keepable[] = [];
  // A receiver turns to the redirect after all mechanisms, wherever it stands (RFC 7208, 6.1).
  const last: Keepable[] = [];
  for (const [index, term] of terms.entries()) {
    if (term.kind === 'broken') {
      report(leftOut(term, faults));
    } else if (isRedirect(term)) {
      last.push(...replaceRedirect(term, all, report));
    } else if (term.kind === 'modifier') {
      kept.push(...(term.name === 'v' ? [] : [term]));
    } else if (!isAll(term) && all && index > end) {
      report({
        code: 'dropped-after-all',
        severity: 'note',
        message: `“${term.text}” stood after “${all.text}”, where receivers ignore it, and was left out.`,
        cure: 'If it should count, add it to your choice.',
        position: term.column,
        reference: rfc(7208, '5.1'),
      });
    } else if (!isAll(term)) {
      kept.push(term);
    }
  }
  if (all && all.text.toLowerCase() !== ending) {
    report({
      code: 'ending-changed',
      severity: 'note',
      message: `The old record ended with “${all.text}”, the new one ends with “${ending}”.`,
      position: all.column,
      reference: rfc(7208, '5.1'),
    });
  }
  return [...kept, ...last];
}

/** Says that a term with a fault was left out, and what the fault is. */
function leftOut({text, column}: Term, faults: readonly Problem[]): Problem {
  const fault = faults.find(
    ({severity, position = 0}) =>
      severity === 'error' && position >= column && position <= column + text.length,
  );
  return {
    code: 'broken-term',
    position: column,
    ...fault,
    severity: 'warning',
    message: `“${text}” was left out. ${fault?.message ?? ''}`.trimEnd(),
  };
}

/**
 * A redirect hands the whole decision to another record, so it cannot stand
 * beside `all`. An include takes the same senders from that record and leaves
 * the ending to this one.
 */
function replaceRedirect(
  redirect: Modifier,
  all: Term | undefined,
  report: (problem: Problem) => void,
): Keepable[] {
  const reference = rfc(7208, '6.1');
  if (all) {
    report({
      code: 'unused-redirect',
      severity: 'note',
      message: `“${redirect.text}” was left out. Receivers never used it, for the record also has “${all.text}”.`,
      position: redirect.column,
      reference,
    });
    return [];
  }
  report({
    code: 'redirect-replaced',
    severity: 'warning',
    message: `“${redirect.text}” became include:${redirect.value}. A redirect works only in a record without “all”, and this one has an ending.`,
    cure: `The same senders pass as before. Who else may not is now decided here, not by ${redirect.value}. Keep your old record if you want that record to decide everything.`,
    position: redirect.column,
    reference,
  });
  return readTerms([`include:${redirect.value}`]);
}

function networkTerms(entries: readonly string[], problems: ChoiceProblem[]): string[] {
  return entries.flatMap((entry) => {
    const text = entry.trim().replace(/^[+]?ip[46]:/i, '');
    if (text === '') {
      return [];
    }
    const [address = '', prefix] = text.split('/', 2);
    const bits = isIp4(address) ? 32 : isIp6(address) ? 128 : 0;
    const goodPrefix =
      prefix === undefined ||
      (/^(?:0|[1-9]\d{0,2})$/.test(prefix) && Number(prefix) <= bits);
    if (bits === 0 || !goodPrefix || text.split('/').length > 2) {
      problems.push({...badNetwork(text, bits), field: 'networks', entry});
      return [];
    }
    const network = networkOf(address, prefix === undefined ? undefined : Number(prefix));
    if (network.address !== networkOf(address).address) {
      problems.push({
        code: 'whole-network',
        severity: 'note',
        field: 'networks',
        entry,
        message: `“${text}” stands for the whole range from ${network.address} on.`,
        cure: `For the one address, write ${address}.`,
        reference: rfc(7208, '5.6'),
      });
    }
    return [networkTerm(network)];
  });
}

/** The parser says what is wrong; its columns and most of its cures are for a whole record. */
function badNetwork(text: string, bits: number): Problem {
  if (/[\s,;]/.test(text)) {
    return {
      code: 'several-addresses',
      severity: 'error',
      message: `“${text}” is more than one address.`,
      cure: 'Enter one address at a time.',
    };
  }
  const family = bits === 128 || text.includes(':') ? 6 : 4;
  const fault = parseSpf(`v=spf1 ip${family}:${text}`).problems.at(0);
  return {
    code: fault?.code ?? 'bad-network',
    severity: 'error',
    message: fault?.message ?? `“${text}” is not an IP address.`,
    cure:
      fault?.code === 'bad-prefix' && fault.cure
        ? fault.cure
        : 'Write an address such as 192.0.2.10 or 2001:db8::10, or a range such as 192.0.2.0/24.',
    reference: rfc(7208, '5.6'),
  };
}

function providerTerms(ids: readonly string[], problems: ChoiceProblem[]): string[] {
  return ids.flatMap((id) => {
    const provider = spfProviders.find((known) => known.id === id);
    if (!provider) {
      problems.push({
        code: 'unknown-provider',
        severity: 'error',
        field: 'providers',
        entry: id,
        message: `There is no service “${id}” in the list.`,
        cure: 'Add the domain from its instructions under further includes.',
      });
      return [];
    }
    if (provider.include === undefined) {
      problems.push({...needsNone(provider), field: 'providers', entry: id});
      return [];
    }
    return [`include:${provider.include}`];
  });
}

function needsNone({name, note}: SpfProvider): Problem {
  return {
    code: 'no-include-needed',
    severity: 'note',
    message: `${name} needs nothing in this record. ${note ?? ''}`.trimEnd(),
  };
}

function includeTerms(
  entries: readonly string[],
  domain: string | undefined,
  problems: ChoiceProblem[],
): string[] {
  const own = domain === undefined ? undefined : readDomain(domain);
  return entries.flatMap((entry) => {
    const text = entry.trim().replace(/^[+]?include[:=]/i, '');
    if (text === '') {
      return [];
    }
    const reading = readDomain(text);
    if (!reading.valid) {
      problems.push({...reading.problem, field: 'includes', entry});
      return [];
    }
    if (own?.valid && own.domain === reading.domain) {
      problems.push({
        code: 'includes-itself',
        severity: 'error',
        field: 'includes',
        entry,
        message: `${reading.domain} cannot include itself: the check would go round in circles and end in permerror.`,
        cure: 'Write the domain of the service that sends for you.',
        reference: rfc(7208, '5.2'),
      });
      return [];
    }
    return [`include:${reading.domain}`];
  });
}

/** Terms the composer wrote itself; those the grammar refuses are left out. */
function readTerms(texts: readonly string[]): Keepable[] {
  return parseSpf(['v=spf1', ...texts].join(' ')).terms.filter(
    (term): term is Keepable => term.kind !== 'broken',
  );
}

/** The terms' texts, without those that match what an earlier one matches. */
function withoutRepeats(terms: readonly Keepable[], problems: ChoiceProblem[]): string[] {
  const first = new Map<string, Keepable>();
  for (const term of terms) {
    const key = repeatKey(term);
    const earlier = first.get(key);
    if (!earlier) {
      first.set(key, term);
    } else if (differs(earlier, term)) {
      problems.push({
        code: 'other-qualifier',
        severity: 'warning',
        field: 'existing',
        message: `“${term.text}” was left out, for “${earlier.text}” stands before it and decides.`,
        cure: `If these servers should pass, delete “${earlier.text}” from the old record.`,
        reference: rfc(7208, '4.6.2'),
      });
    }
  }
  return [...first.values()].map(({text}) => text);
}

/** Two terms with the same key cannot both be used; exp may stand once (RFC 7208, 6). */
function repeatKey(term: Keepable): string {
  if (term.kind === 'mechanism') {
    return matchKey(term);
  }
  return term.name === 'exp' ? 'exp=' : `${term.name}=${term.value}`;
}

function differs(a: Keepable, b: Keepable): boolean {
  return a.kind === 'mechanism' && b.kind === 'mechanism' && a.qualifier !== b.qualifier;
}

function summary(record: string, texts: readonly string[]): Problem[] {
  const size: Problem[] =
    record.length <= MAX_STRING
      ? [
          {
            code: 'one-string',
            severity: 'fine',
            message: `One record, ${record.length} characters. It fits in one string.`,
            reference: rfc(7208, '3.3'),
          },
        ]
      : [];
  const nobody: Problem[] =
    texts.length === 0
      ? [
          {
            code: 'nobody',
            severity: 'note',
            message: 'This record says that no server sends email for the domain.',
            cure: 'That is right for a domain without email. Otherwise choose who sends for you.',
            reference: rfc(7208, '10.1.2'),
          },
        ]
      : [];
  return [...nobody, ...size];
}
