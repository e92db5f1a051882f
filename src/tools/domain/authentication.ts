import {DnsError, type Resolver} from '../dns';
import {probeSelectors, readSelector, type CommonSelector, type DkimKey} from '../dkim';
import {
  choiceOf,
  composeDmarc,
  firstChoice,
  inspectDmarc,
  parkedRecords,
  type DmarcInspection,
} from '../dmarc';
import {inspectSpf, MAX_LOOKUPS, spfProviders, type SpfInspection} from '../spf';
import {unanswered} from './questions';
import type {DnsRecord} from './records';
import type {Finding, MailUse, Section} from './report';
import {found} from './rules';
import {fromRoom, section} from './section';
import {candidatesFor} from './senders';

/** Selectors of a visitor's own that are asked for. */
const MAX_SELECTORS = 10;

export interface SpfPart {
  section: Section;
  inspection: SpfInspection | undefined;
}

/** True where the record lets no server send: v=spf1 -all and nothing else that passes. */
export function allowsNobody({state, networks, records}: SpfInspection): boolean {
  const [record] = records;
  return (
    state === 'found' &&
    record?.parsed.valid === true &&
    networks?.list.length === 0 &&
    !networks.everyone &&
    record.parsed.terms.every(
      (term) =>
        (term.kind === 'mechanism' && term.name === 'all' && term.qualifier === '-') ||
        (term.kind === 'modifier' && term.name === 'exp'),
    )
  );
}

/**
 * The domain's SPF with all it includes (RFC 7208).
 *
 * @throws {DnsError} when the first question gets no response
 */
export async function checkSpf(domain: string, resolver: Resolver): Promise<SpfPart> {
  const inspection = await inspectSpf(domain, resolver);
  const {state, records, budget, problems, verdict} = inspection;
  if (state === 'refused') {
    const [first] = problems;
    return {
      inspection: undefined,
      section: unanswered('spf', first?.message ?? '', first?.cure),
    };
  }
  const published = records.map(({text}) => ({name: domain, type: 'TXT', value: text}));
  const summary = allowsNobody(inspection)
    ? 'No server may send as this domain.'
    : verdict.tone === 'bad' || !budget
      ? verdict.title
      : `${budget.complete ? '' : 'At least '}${budget.lookups} of ${MAX_LOOKUPS} DNS lookups are used.`;
  return {
    inspection,
    section: section('spf', summary, {published, findings: fromRoom('spf', problems)}),
  };
}

/** A first SPF record, from what the mail servers say about the service behind them. */
function firstSpf(domain: string, senders: readonly string[], use: MailUse): DnsRecord {
  const known = spfProviders.filter(
    ({name, include}) => include !== undefined && senders.includes(name),
  );
  const terms = known.map(({include}) => `include:${include ?? ''}`);
  const value =
    use.receives || known.length > 0
      ? ['v=spf1', ...terms, ...(known.length > 0 ? [] : ['mx']), '~all'].join(' ')
      : 'v=spf1 -all';
  return {type: 'TXT', name: domain, value};
}

/** The same section with the record to publish at the finding that asks for one. */
export function withSpfRecord(
  {section: own, inspection}: SpfPart,
  senders: readonly string[],
  use: MailUse,
): Section {
  if (!inspection) {
    return own;
  }
  const {domain, suggestion, state} = inspection;
  const record: DnsRecord | undefined = suggestion
    ? {type: 'TXT', name: domain, value: suggestion.record}
    : state === 'none'
      ? firstSpf(domain, senders, use)
      : undefined;
  const gravest = own.findings.findIndex(
    ({severity}) => severity === 'error' || severity === 'warning',
  );
  const place = gravest < 0 ? 0 : gravest;
  return {
    ...own,
    findings: own.findings.map((finding, index) =>
      record && index === place
        ? {
            ...finding,
            record,
            ...(state === 'none' &&
              record.value !== 'v=spf1 -all' && {
                cure: 'Start with this record, and add every other service that sends as your domain before you publish it.',
              }),
          }
        : finding,
    ),
  };
}

function keyInWords({keyType, bits}: DkimKey): string {
  return keyType === 'rsa' ? `RSA with ${bits ?? 0} bits` : 'Ed25519';
}

/** Selectors that a visitor typed, between commas or spaces; what is no selector is left out. */
export function readSelectors(text: string): string[] {
  const read = text
    .split(/[\s,;]+/)
    .filter(Boolean)
    .flatMap((one) => {
      const reading = readSelector(one);
      return reading.valid ? [reading.selector] : [];
    });
  return [...new Set(read)].slice(0, MAX_SELECTORS);
}

/**
 * The DKIM keys under the selectors of known senders (RFC 6376, 3.6.2).
 *
 * @param own selectors that the visitor knows
 * @throws {DnsError} when the first question gets no response
 */
export async function checkDkim(
  domain: string,
  resolver: Resolver,
  {senders, own, all}: {senders: readonly string[]; own: readonly string[]; all: boolean},
): Promise<{section: Section; selectors: string[]}> {
  const typed = own.map((selector): CommonSelector => ({
    selector,
    services: [],
    source: {url: ''},
  }));
  const usual = candidatesFor(senders, {all}).filter(
    ({selector}) => !own.includes(selector),
  );
  const report = await probeSelectors(domain, resolver, [...typed, ...usual]);
  const silent = new Set(report.unanswered);
  if (silent.size === report.asked) {
    throw new DnsError('network', 'No selector got a usable response.');
  }
  const valid = report.found.filter(({records}) =>
    records.some(({key}) => key.valid && !key.revoked),
  );
  const missing = own.filter(
    (selector) =>
      !silent.has(selector) && !report.found.some((key) => key.selector === selector),
  );
  const findings: Finding[] = [
    ...fromRoom('dkim', report.problems),
    ...report.found.flatMap(({selector, records}) =>
      records.flatMap(({key}) =>
        fromRoom(
          'dkim',
          key.problems.filter(({severity}) => severity !== 'fine'),
        ).map((finding) => ({
          ...finding,
          message: `Selector ${selector}: ${finding.message}`,
        })),
      ),
    ),
    ...missing.map((selector) =>
      found(
        'dkim-selector-missing',
        `${selector}._domainkey.${domain} has no DKIM key, so signatures made with the selector ${selector} fail.`,
      ),
    ),
    ...valid.map(({selector, records, services}) =>
      found(
        'dkim-found',
        `The selector ${selector}${services.length > 0 ? `, which ${services.join(' and ')} ${services.length === 1 ? 'uses' : 'use'},` : ''} has a valid key: ${records[0] ? keyInWords(records[0].key) : ''}.`,
      ),
    ),
  ];
  if (report.found.length === 0) {
    findings.push(
      found(
        'dkim-not-found',
        `None of the ${report.asked} selectors that were tried${senders.length > 0 ? ` for ${senders.join(', ')} and others` : ''} has a DKIM key. That proves nothing, because a selector can have any name.`,
      ),
    );
  }
  const selectors = valid.map(({selector}) => selector);
  return {
    selectors,
    section: section(
      'dkim',
      selectors.length > 0
        ? `A valid key was found under ${selectors.join(', ')}.`
        : 'No key was found under a known selector, which proves nothing.',
      {
        published: report.found.flatMap(({name, records}) =>
          records.map(({text}) => ({name, type: 'TXT', value: text})),
        ),
        findings,
      },
    ),
  };
}

export interface DmarcPart {
  section: Section;
  inspection: DmarcInspection | undefined;
}

/** The DMARC policy that applies, found by the tree walk (RFC 9989, 4.10). */
export async function checkDmarc(domain: string, resolver: Resolver): Promise<DmarcPart> {
  const inspection = await inspectDmarc(domain, resolver);
  const {discovery, problems} = inspection;
  const {outcome, record, policyDomain, policy, trace} = discovery;
  if (outcome === 'temperror') {
    const failure = problems.find(({severity}) => severity === 'error');
    return {
      inspection: undefined,
      section: unanswered('dmarc', failure?.message ?? '', failure?.cure),
    };
  }
  const own = trace[0];
  const published =
    record === undefined
      ? (own?.records ?? []).map((value) => ({name: own?.name ?? '', value}))
      : [{name: `_dmarc.${policyDomain ?? domain}`, value: record}];
  const does = {
    none: 'Receivers deliver forged email as before.',
    quarantine: 'Receivers treat forged email as suspicious.',
    reject: 'Receivers reject forged email.',
  }[policy];
  const summary =
    outcome === 'applies'
      ? `The policy is ${policy}. ${does}`
      : outcome === 'none'
        ? 'No DMARC record applies.'
        : 'The DMARC record is invalid.';
  return {
    inspection,
    section: section('dmarc', summary, {
      published: published.map(({name, value}) => ({name, type: 'TXT', value})),
      findings: fromRoom('dmarc', problems),
    }),
  };
}

/** The same section with records to publish, and without advice that suits other domains. */
export function withDmarcRecord(
  {section: own, inspection}: DmarcPart,
  use: MailUse,
): Section {
  if (!inspection) {
    return own;
  }
  const {domain, policyDomain, record: text} = inspection.discovery;
  const name = `_dmarc.${domain}`;
  const address = `dmarc-reports@${domain}`;
  const value = use.sends
    ? composeDmarc({...firstChoice, aggregate: [address]}).record
    : (parkedRecords([])[0]?.value ?? '');
  const choice =
    policyDomain === domain && text !== undefined ? choiceOf(text) : undefined;
  const findings = own.findings
    .filter(({code}) => use.sends || code !== 'reject-and-lists')
    .map((finding) => {
      if (finding.code === 'no-record') {
        return {
          ...finding,
          record: {type: 'TXT', name, value} as const,
          cure: use.sends
            ? `Publish this record, with an address that you read in place of ${address}. It only asks for reports and changes nothing about delivery.`
            : 'Publish this record: the domain sends no email, so all email from it is forged.',
        };
      }
      if (finding.code === 'no-reports' && choice) {
        const reporting = composeDmarc({...choice, aggregate: [address]}).record;
        return {
          ...finding,
          record: {type: 'TXT', name, value: reporting} as const,
          cure: `Publish the record with a report address. Put an address that you read in place of ${address}.`,
          // Without any email of its own, reports only tell of forgeries.
          ...(!use.sends && {severity: 'note' as const}),
        };
      }
      return finding;
    });
  return {...own, findings};
}
