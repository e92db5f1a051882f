/** DKIM. A chunk of its own: it comes with its question. */
import {DnsError, type Resolver} from '../dns';
import {
  commonSelectors,
  probeSelectors,
  readSelector,
  type CommonSelector,
  type DkimKey,
} from '../dkim';
import type {Finding, Section} from './report';
import {found} from './found';
import {fromRoom, section} from './section';

/** Selectors of a visitor's own that are asked for. */
const MAX_SELECTORS = 10;

/** What own servers and many services use; tried for every domain. */
const GENERAL = /^(?:own servers|others)$/;

function keyInWords({keyType, bits}: DkimKey): string {
  return keyType === 'rsa' ? `RSA with ${bits ?? 0} bits` : 'Ed25519';
}

/** Selectors that a visitor typed, between commas or spaces; what is no selector is left out. */
function readSelectors(text: string): string[] {
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
 * @param typed selectors that the visitor knows, between commas or spaces
 * @throws {DnsError} when the first question gets no response
 */
export async function checkDkim(
  domain: string,
  resolver: Resolver,
  {senders, typed, all}: {senders: readonly string[]; typed: string; all: boolean},
): Promise<{section: Section; selectors: string[]}> {
  const own = readSelectors(typed);
  const named = own.map((selector): CommonSelector => ({
    selector,
    services: [],
  }));
  const usual = candidatesFor(senders, {all}).filter(
    ({selector}) => !own.includes(selector),
  );
  const report = await probeSelectors(domain, resolver, [...named, ...usual]);
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
        : report.found.length > 0
          ? `No key under ${report.found.map(({selector}) => selector).join(', ')} can be used.`
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

function belongsTo(services: readonly string[], sender: string): boolean {
  return services.some((one) => one === sender || one.startsWith(`${sender},`));
}

/**
 * The selectors to try: those of the known senders and those that many use. Where no sender
 * is known, all of them.
 */
export function candidatesFor(
  senders: readonly string[],
  {all}: {all: boolean},
): CommonSelector[] {
  return commonSelectors.filter(
    ({services}) =>
      (all && senders.length === 0) ||
      services.some((service) => GENERAL.test(service)) ||
      senders.some((sender) => belongsTo(services, sender)),
  );
}
