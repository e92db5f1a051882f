import {readDomain} from '../dns';
import {type Problem, rfc, splitStrings} from '../kit';
import {adviseRecord} from './advise';
import {parseDmarc, type ParsedDmarc} from './parse';
import {consentName} from './reports';
import {tagOrder, type Alignment, type DmarcTags, type Policy} from './tags';
import {clip, mailtoUri, readUris} from './uri';

/** What a domain's owner chooses, in the generator's terms. */
export interface DmarcChoice {
  /** The domain, in any script; without it names in other records are left open. */
  domain?: string;
  policy: Policy;
  /** Missing: as the domain. */
  subdomains?: Policy;
  /** For subdomains that do not exist; missing: as the subdomains. */
  nonexistent?: Policy;
  testing: boolean;
  /** Email addresses for aggregate reports, one each. Empty ones are passed over. */
  aggregate: readonly string[];
  /** Email addresses for failure reports. */
  failure: readonly string[];
  /** When a failure report is wanted; counts only with an address. */
  failureOptions: string;
  dkimAlignment: Alignment;
  spfAlignment: Alignment;
  /** The domain is the top of its organization, whatever stands above it: psd=n. */
  ownOrganization: boolean;
}

/** A fault in what was chosen, tied to the field and the line it is in. */
export interface ChoiceProblem extends Problem {
  field: 'domain' | 'aggregate' | 'failure';
  /** Index of the entry in its field, from 0. */
  entry?: number;
}

/** A TXT record that somebody else has to publish, so that reports may go there. */
export interface ConsentRecord {
  /** Domain of the report address. */
  host: string;
  name: string;
  value: 'v=DMARC1;';
}

export interface ComposedDmarc {
  record: string;
  /** At most 255 octets each. */
  strings: readonly string[];
  /** The record as this room's parser reads it. */
  parsed: ParsedDmarc;
  /** Faults of the entries, which are left out of the record. */
  entryProblems: readonly ChoiceProblem[];
  /** What the record means. */
  problems: readonly Problem[];
  /** What domains of others have to publish. Empty while the domain is not known. */
  consents: readonly ConsentRecord[];
}

/** The choice of somebody who starts: watch, and be strict where nothing is lost. */
export const firstChoice: DmarcChoice = {
  policy: 'none',
  nonexistent: 'reject',
  testing: false,
  aggregate: [],
  failure: [],
  failureOptions: '0',
  dkimAlignment: 'r',
  spfAlignment: 'r',
  ownOrganization: false,
};

/**
 * Writes the record for a choice: valid tags of RFC 9989 only, `p` second for readers of
 * the old standard, and nothing that is the default anyway.
 */
export function composeDmarc(choice: DmarcChoice): ComposedDmarc {
  const {policy, subdomains, nonexistent, testing, failureOptions} = choice;
  const rua = readAddresses(choice.aggregate, 'aggregate');
  const ruf = readAddresses(choice.failure, 'failure');
  const sp = subdomains !== policy ? subdomains : undefined;
  const np = nonexistent !== (sp ?? policy) ? nonexistent : undefined;
  const strictest = [policy, sp, np].some((one) => one !== undefined && one !== 'none');
  const fo = parseDmarc(`v=DMARC1; p=none; fo=${failureOptions}`).tags.fo ?? '0';
  const tags: DmarcTags = {
    v: 'DMARC1',
    p: policy,
    ...(sp && {sp}),
    ...(np && {np}),
    ...(testing && strictest && {t: 'y'}),
    ...(rua.uris.length > 0 && {rua: rua.uris.join(',')}),
    ...(ruf.uris.length > 0 && {ruf: ruf.uris.join(',')}),
    ...(ruf.uris.length > 0 && fo !== '0' && {fo}),
    ...(choice.dkimAlignment === 's' && {adkim: 's'}),
    ...(choice.spfAlignment === 's' && {aspf: 's'}),
    ...(choice.ownOrganization && {psd: 'n'}),
  };
  const record = writeTags(tags);
  const parsed = parseDmarc(record);
  const reading = readDomain(choice.domain ?? '');
  const domain = reading.valid ? reading.domain : undefined;
  return {
    record,
    strings: splitStrings(record),
    parsed,
    entryProblems: [...rua.problems, ...ruf.problems],
    problems: [...parsed.problems, ...adviseRecord(parsed)],
    consents: domain === undefined ? [] : consentsOf(parsed, domain),
  };
}

/** A record of these tags, in this site's order. */
export function writeTags(tags: DmarcTags): string {
  return tagOrder
    .flatMap((name) => (tags[name] === undefined ? [] : [`${name}=${tags[name]}`]))
    .join('; ');
}

function readAddresses(
  entries: readonly string[],
  field: 'aggregate' | 'failure',
): {uris: string[]; problems: ChoiceProblem[]} {
  const uris: string[] = [];
  const problems: ChoiceProblem[] = [];
  for (const [entry, text] of entries.entries()) {
    const address = text.trim().replace(/^mailto:/i, '');
    if (address === '') {
      continue;
    }
    const uri = addressUri(address);
    if (uri === undefined) {
      problems.push({
        code: 'not-an-address',
        severity: 'error',
        message: `“${clip(address)}” is not an email address.`,
        cure: 'Enter one address per line, such as dmarc@example.com.',
        field,
        entry,
        reference: rfc(9989, '4.8'),
      });
    } else if (!uris.includes(uri)) {
      uris.push(uri);
    }
  }
  return {uris, problems};
}

/** The address as a URI that our own parser takes; nothing where it is no address. */
function addressUri(address: string): string | undefined {
  const at = address.lastIndexOf('@');
  const reading = readDomain(address.slice(at + 1));
  if (at <= 0 || !reading.valid) {
    return undefined;
  }
  const uri = mailtoUri(`${address.slice(0, at)}@${reading.domain}`);
  const {settings} = parseDmarc(`v=DMARC1; p=none; rua=${uri}`);
  return settings.rua.length === 1 ? uri : undefined;
}

/**
 * The consent records for addresses outside the domain (RFC 9990, 4). Whether a neighbour
 * below a common parent is of the same organization only DNS knows, so no record is asked of
 * a domain above or below.
 */
function consentsOf({settings}: ParsedDmarc, domain: string): ConsentRecord[] {
  const hosts = [...settings.rua, ...settings.ruf].flatMap(({host}) => host ?? []);
  return [...new Set(hosts)]
    .filter(
      (host) =>
        host !== domain && !host.endsWith(`.${domain}`) && !domain.endsWith(`.${host}`),
    )
    .map((host) => ({host, name: consentName(domain, host), value: 'v=DMARC1;'}));
}

/** The choice that a record stands for; what no longer counts is left out. */
export function choiceOf(text: string): DmarcChoice | undefined {
  const {state, tags, settings, terms} = parseDmarc(text);
  if (state === 'other') {
    return undefined;
  }
  const addresses = (tag: 'rua' | 'ruf'): string[] =>
    addressesIn(terms.find(({name}) => name === tag)?.value ?? '', tag);
  return {
    policy: settings.p,
    ...(tags.sp && {subdomains: settings.sp}),
    ...(tags.np && {nonexistent: settings.np}),
    testing: settings.testing,
    aggregate: addresses('rua'),
    failure: addresses('ruf'),
    failureOptions: tags.fo ?? '0',
    dkimAlignment: settings.adkim,
    spfAlignment: settings.aspf,
    ownOrganization: settings.psd === 'n',
  };
}

/** The addresses of a tag, also those whose mailto: is missing: they are meant to get reports. */
function addressesIn(value: string, tag: 'rua' | 'ruf'): string[] {
  const addresses = value.split(',').flatMap((piece) => {
    const [uri] = [piece, `mailto:${piece.trim()}`].flatMap(
      (text) => readUris(text, 1, tag).uris,
    );
    return uri?.address ?? [];
  });
  return [...new Set(addresses)];
}

/** One of the records that close a domain which sends and takes no mail. */
export interface ParkedRecord {
  /** Before the domain; empty for the domain itself. */
  host: string;
  type: 'TXT' | 'MX';
  value: string;
  says: string;
}

/** The choice for a domain that sends no mail. */
export function parkedChoice(aggregate: readonly string[]): DmarcChoice {
  return {
    ...firstChoice,
    policy: 'reject',
    subdomains: 'reject',
    nonexistent: 'reject',
    dkimAlignment: 's',
    spfAlignment: 's',
    aggregate,
  };
}

/**
 * All records of a parked domain. Here every policy is written out, for readers that know
 * one tag and not the other.
 */
export function parkedRecords(aggregate: readonly string[]): ParkedRecord[] {
  const composed = composeDmarc(parkedChoice(aggregate));
  const dmarc = writeTags({...composed.parsed.tags, sp: 'reject', np: 'reject'});
  return [
    {
      host: '_dmarc',
      type: 'TXT',
      value: dmarc,
      says: 'No email from the domain, nor from any name below it, is genuine.',
    },
    {
      host: '',
      type: 'TXT',
      value: 'v=spf1 -all',
      says: 'No server may send for the domain (RFC 7208, 10.1.2).',
    },
    {
      host: '',
      type: 'MX',
      value: '0 .',
      says: 'The domain accepts no email: a null MX (RFC 7505). Leave it out if the domain receives any.',
    },
  ];
}
