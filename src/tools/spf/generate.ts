import {normalName, readDomain} from '../dns';
import {bySeverity, MAX_STRING, type Problem, rfc, splitStrings} from '../kit';
import {adviseRecord} from './advise';
import {isIp4, isIp6, networkOf, networkTerm, unmapped} from './network';
import {parseSpf, type Modifier, type SpfRecord, type Term} from './parse';
import {stringsFromPaste} from './pasted';
import {spfProviders, type SpfProvider} from './providers';
import {repairRecord, soundTerms, type SoundTerm} from './repair';
import {joinStrings, lostSpaces} from './seams';
import {isAll, isRedirect, matchKey, namesSender, NOBODY_NAMED} from './terms';

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
  /**
   * Why the record must not be published yet: senders of the old record are not in it, and
   * only its owner can say how they should be. Each in one or two sentences.
   */
  obstacles: string[];
}

/**
 * Makes the SPF record for a choice. Never throws. What cannot be used is left
 * out and named in `problems`, so the record is well formed whatever the input.
 *
 * An existing record keeps its order, its qualifiers and its unknown
 * modifiers, and its faults are repaired where it is plain what was meant. New terms
 * follow, those that need no DNS first, and `all` stands last (RFC 7208, 5.1).
 */
export function composeSpf(choice: SpfChoice): ComposedSpf {
  const pasted = stringsFromPaste(choice.existing ?? '');
  const spaced = pasted
    .flatMap((strings) => lostSpaces(strings, parseSpf))
    .map(({left, right}): ChoiceProblem => ({
      code: 'lost-space',
      severity: 'warning',
      field: 'existing',
      message: `We added the missing space between “${left}” and “${right}”.`,
      cure: 'Check that this is what you meant.',
      reference: rfc(7208, '3.3'),
    }));
  const {replacesOpen, ...composed} = composeRecords(
    pasted.map((strings) => joinStrings(strings, parseSpf).trimEnd()),
    choice,
  );
  return {...composed, problems: bySeverity([...spaced, ...composed.problems])};
}

/**
 * Makes one record of others and a choice.
 *
 * @param records the records it takes the place of
 * @returns also whether one of those let senders through that it did not name
 */
export function composeRecords(
  records: readonly string[],
  choice: Omit<SpfChoice, 'existing'>,
): ComposedSpf & {replacesOpen: boolean} {
  const problems: ChoiceProblem[] = [];
  const kept = keepRecords(records, choice, problems);
  const added = [
    ...networkTerms(choice.networks ?? [], problems),
    ...(choice.a ? ['a'] : []),
    ...(choice.mx ? ['mx'] : []),
    ...providerTerms(choice.providers ?? [], problems),
    ...includeTerms(choice.includes ?? [], choice.domain, problems),
  ];
  const texts = withoutRepeats(
    [...kept, ...soundTerms(added.join(' '), parseSpf)],
    problems,
  );
  const record = ['v=spf1', ...texts, choice.ending].join(' ');
  const parsed = parseSpf(record);
  // A sender that was meant and could not be used must not be missing unnoticed.
  const open = problems.filter(
    ({field, severity}) => field !== undefined && severity === 'error',
  );
  const replacesOpen = records.some((text) => endsOpenly(parseSpf(text)));
  const lostAll =
    !parsed.terms.some(namesSender) &&
    (replacesOpen || records.some((text) => parseSpf(text).terms.some(namesSender)));
  problems.push(...parsed.problems, ...adviseRecord(parsed), ...summary(record, texts));
  return {
    obstacles: [
      ...open.map(obstacleOf),
      ...(lostAll && open.length === 0 ? [NOBODY_NAMED] : []),
    ],
    replacesOpen,
    record,
    strings: splitStrings(record),
    terms: parsed.terms,
    problems: bySeverity(problems),
    length: record.length,
  };
}

/** A problem of the choice as a reason not to publish, with the entry that it is about. */
function obstacleOf({message, cure, entry}: ChoiceProblem): string {
  const named = entry === undefined || message.includes(entry.trim());
  return `${named ? '' : `“${entry.trim()}”: `}${message}${cure === undefined ? '' : ` ${cure}`}`;
}

/** True where senders that the record does not name are not turned away. */
function endsOpenly({terms}: SpfRecord): boolean {
  const all = terms.find(isAll);
  return all ? /[+?]/.test(all.qualifier) : terms.length > 0 && !terms.some(isRedirect);
}

/** What of the existing records goes into the new one. */
function keepRecords(
  records: readonly string[],
  choice: Omit<SpfChoice, 'existing'>,
  problems: ChoiceProblem[],
): SoundTerm[] {
  if (records.length > 1) {
    problems.push({
      code: 'several-records',
      severity: 'warning',
      field: 'existing',
      message: `There are ${records.length} records here. If a domain has more than one, receivers return permerror and use none of them.`,
      cure: 'Publish the one record below, and delete all the others.',
      reference: rfc(7208, '4.5'),
    });
  }
  return records.flatMap((record) => keepRecord(record, choice, problems));
}

function keepRecord(
  text: string,
  {ending, domain}: Pick<SpfChoice, 'domain' | 'ending'>,
  problems: ChoiceProblem[],
): SoundTerm[] {
  const report = (problem: Problem) => {
    problems.push({...problem, field: 'existing'});
  };
  const written = parseSpf(text);
  if (written.terms.length === 0) {
    written.problems.forEach(report);
  }
  const {terms, changes, open} = repairRecord(text, parseSpf);
  [...changes, ...open].forEach(report);
  const all = terms.find(isAll);
  const own = domain === undefined ? undefined : readDomain(domain);
  const kept: SoundTerm[] = [];
  // A receiver turns to the redirect after all mechanisms, wherever it stands (RFC 7208, 6.1).
  const last: SoundTerm[] = [];
  for (const term of terms) {
    if (isRedirect(term)) {
      last.push(...replaceRedirect(term, report));
    } else if (own?.valid && includes(term, own.domain)) {
      report(selfIncluded(term));
    } else if (!isAll(term)) {
      kept.push(term);
    }
  }
  if (all && all.text.toLowerCase() !== ending) {
    report({
      code: 'ending-changed',
      severity: 'note',
      message: `The old record ended with “${all.text}”, but the new one ends with “${ending}”.`,
      position: all.column,
      reference: rfc(7208, '5.1'),
    });
  }
  return [...kept, ...last];
}

function includes(term: SoundTerm, domain: string): boolean {
  return (
    term.kind === 'mechanism' &&
    term.name === 'include' &&
    normalName(term.domainSpec ?? '') === domain
  );
}

function selfIncluded({text, column}: SoundTerm): Problem {
  return {
    code: 'includes-itself',
    severity: 'warning',
    message: `We removed “${text}”, because the record would lead back to itself and every check would end in permerror.`,
    cure: 'If you meant another domain, add that one.',
    position: column,
    reference: rfc(7208, '5.2'),
  };
}

/**
 * A redirect hands the whole decision to another record, so it cannot stand
 * beside `all`. An include takes the same senders from that record and leaves
 * the ending to this one.
 */
function replaceRedirect(
  redirect: Modifier,
  report: (problem: Problem) => void,
): SoundTerm[] {
  report({
    code: 'redirect-replaced',
    severity: 'warning',
    message: `We changed “${redirect.text}” to “include:${redirect.value}”. A redirect works only in a record without “all”, and this one has an ending.`,
    cure: `The same senders pass as before, but your record now decides about all others, not ${redirect.value}. Keep your old record if you want that record to decide everything.`,
    position: redirect.column,
    reference: rfc(7208, '6.1'),
  });
  return soundTerms(`include:${redirect.value}`, parseSpf);
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
        message: `“${text}” covers the whole range that starts at ${network.address}.`,
        cure: `For the single address, enter ${address}.`,
        reference: rfc(7208, '5.6'),
      });
    }
    const inner = unmapped(network);
    if (inner) {
      problems.push({
        code: 'mapped-address',
        severity: 'warning',
        field: 'networks',
        entry,
        message: `“${text}” is an IPv4 address written as IPv6, which receivers never compare with IPv4 senders. The record has ${networkTerm(inner)} instead.`,
        cure: 'Check that this is what you meant.',
        reference: rfc(7208, '5'),
      });
    }
    return [networkTerm(inner ?? network)];
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
        : 'Enter an address such as 192.0.2.10 or 2001:db8::10, or a range such as 192.0.2.0/24.',
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
        message: `The list has no service “${id}”.`,
        cure: 'Add the domain from its instructions under further includes.',
      });
      return [];
    }
    if (provider.network !== undefined) {
      return networkTerms([provider.network], problems);
    }
    if (provider.include === undefined) {
      problems.push({...needsNone(provider), field: 'providers', entry: id});
      return [];
    }
    return [`include:${provider.include}`];
  });
}

function needsNone({name}: SpfProvider): Problem {
  return {
    code: 'no-include-needed',
    severity: 'note',
    message: `${name} needs nothing in this record. The note in the list explains why.`,
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
        message: `${reading.domain} cannot include itself, because the check would never end and return permerror.`,
        cure: 'Enter the domain of the service that sends for you.',
        reference: rfc(7208, '5.2'),
      });
      return [];
    }
    return [`include:${reading.domain}`];
  });
}

/** The terms' texts, without those that match what an earlier one matches. */
function withoutRepeats(
  terms: readonly SoundTerm[],
  problems: ChoiceProblem[],
): string[] {
  const first = new Map<string, SoundTerm>();
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
        message: `“${term.text}” was left out, because “${earlier.text}” comes before it and decides.`,
        cure: `If these servers should pass, delete “${earlier.text}” from the old record.`,
        reference: rfc(7208, '4.6.2'),
      });
    }
  }
  return [...first.values()].map(({text}) => text);
}

/** Two terms with the same key cannot both be used; exp may stand once (RFC 7208, 6). */
function repeatKey(term: SoundTerm): string {
  if (term.kind === 'mechanism') {
    return matchKey(term);
  }
  return term.name === 'exp' ? 'exp=' : `${term.name}=${term.value}`;
}

function differs(a: SoundTerm, b: SoundTerm): boolean {
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
            severity: record.endsWith(' -all') ? 'note' : 'warning',
            message:
              'This record names no server, so all email from the domain would fail SPF.',
            cure: 'This is correct only for a domain that sends no email. Otherwise, choose who sends for you before you publish it.',
            reference: rfc(7208, '10.1.2'),
          },
        ]
      : [];
  return [...nobody, ...size];
}
