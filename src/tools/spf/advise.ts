import {MAX_STRING, type Problem, rfc} from '../kit';
import {readMacros} from './macro';
import {isInner, isMapped, NetworkIndex, type Network} from './network';
import type {Mechanism, SpfRecord, Term} from './parse';
import {
  COMFORTABLE_LENGTH,
  costsLookup,
  isAll,
  isRedirect,
  matchKey,
  MAX_LOOKUPS,
  networkOfTerm,
  reachedTerms,
} from './terms';

/** Networks wider than this are pointed out: 65,536 IPv4 addresses, a provider's IPv6 block. */
const WIDEST_PREFIX = {4: 16, 6: 32};

/**
 * What a well formed record means, where that is seldom what its owner wants.
 * It looks at the one record and asks no DNS; faults of syntax are
 * `parseSpf`'s.
 */
export function adviseRecord(record: SpfRecord): Problem[] {
  if (record.terms.length === 0 && !record.valid) {
    return [];
  }
  return [
    ...adviseEnding(record.terms),
    ...adviseRedirect(record.terms),
    ...adviseLookups(record.terms),
    ...adviseRepeats(record.terms),
    ...record.terms.flatMap((term) => adviseTerm(term)),
    ...adviseLength(record.text),
  ];
}

function adviseEnding(terms: readonly Term[]): Problem[] {
  const index = terms.findIndex(isAll);
  const all = terms[index];
  if (!all || !isAll(all)) {
    return terms.some(isRedirect)
      ? []
      : [
          {
            code: 'no-all',
            severity: 'warning',
            message:
              'The record does not say what to do with senders it does not name. Receivers then treat them as neutral.',
            cure: 'End the record with ~all or -all.',
            reference: rfc(7208, '4.7'),
          },
        ];
  }
  const problems: Problem[] = [];
  const position = all.column;
  if (all.qualifier === '+') {
    problems.push({
      code: 'pass-all',
      severity: 'error',
      message: `“${all.text}” lets every server on the Internet send as you.`,
      cure: 'Write ~all or -all.',
      position,
      reference: rfc(7208, '5.1'),
    });
  } else if (all.qualifier === '?') {
    problems.push({
      code: 'neutral-all',
      severity: 'warning',
      message:
        '“?all” says nothing about other senders. Receivers treat it like a record without an ending.',
      cure: 'Write ~all or -all.',
      position,
      reference: rfc(7208, '8.2'),
    });
  }
  const after = terms.slice(index + 1).filter(({kind}) => kind === 'mechanism');
  const [first] = after;
  if (first) {
    problems.push({
      code: 'after-all',
      severity: 'warning',
      message: `Receivers ignore everything after “${all.text}”: ${after.map(({text}) => text).join(' ')}.`,
      cure: `Move “${all.text}” to the end.`,
      position: first.column,
      reference: rfc(7208, '5.1'),
    });
  }
  return problems;
}

function adviseRedirect(terms: readonly Term[]): Problem[] {
  const redirect = terms.find(isRedirect);
  const all = terms.find(isAll);
  return redirect && all
    ? [
        {
          code: 'redirect-and-all',
          severity: 'warning',
          message: `“${redirect.text}” is never used, because the record has “${all.text}”.`,
          cure: `Write include:${redirect.value} before “${all.text}”, or remove “${all.text}”.`,
          position: redirect.column,
          reference: rfc(7208, '6.1'),
        },
      ]
    : [];
}

function adviseLookups(terms: readonly Term[]): Problem[] {
  const asking = reachedTerms(terms).filter(costsLookup);
  const over = asking[MAX_LOOKUPS];
  return over
    ? [
        {
          code: 'too-many-terms',
          severity: 'error',
          message: `The record alone needs ${asking.length} lookups. Receivers stop with permerror at “${over.text}”, the ${MAX_LOOKUPS + 1}th.`,
          cure: 'Remove what you no longer use, or give a service its own subdomain.',
          position: over.column,
          reference: rfc(7208, '4.6.4'),
        },
      ]
    : [];
}

function adviseRepeats(terms: readonly Term[]): Problem[] {
  const problems: Problem[] = [];
  const keys = new Map<string, Mechanism>();
  const networks = new NetworkIndex<Mechanism>();
  for (const term of reachedTerms(terms)) {
    if (term.kind !== 'mechanism') {
      continue;
    }
    const earlier = keys.get(matchKey(term));
    const network = networkOfTerm(term);
    const wider = network && networks.covering(network);
    if (earlier) {
      problems.push({
        code: 'repeated',
        severity: 'note',
        message: `“${term.text}” matches the same as “${earlier.text}” before it, so it never decides.`,
        cure: 'Remove the second one.',
        position: term.column,
      });
    } else if (wider) {
      problems.push({
        code: 'covered',
        severity: 'note',
        message: `“${term.text}” is within “${wider.text}” before it, so it never decides.`,
        cure: 'Remove it.',
        position: term.column,
      });
    }
    keys.set(matchKey(term), earlier ?? term);
    if (network) {
      networks.add(network, term);
    }
  }
  return problems;
}

function adviseTerm(term: Term): Problem[] {
  if (term.kind !== 'mechanism') {
    return [];
  }
  const network = networkOfTerm(term);
  if (network) {
    return adviseNetwork(network, term);
  }
  if (term.name === 'ptr') {
    return [
      {
        code: 'ptr',
        severity: 'warning',
        message: `“${term.text}” is slow and unreliable, and the standard advises against it.`,
        cure: 'Name your servers with ip4, ip6 or a.',
        position: term.column,
        reference: rfc(7208, '5.5'),
      },
    ];
  }
  const {tokens} = readMacros(term.domainSpec ?? '', term.column);
  return tokens.some((token) => token.kind === 'macro' && token.letter === 'p')
    ? [
        {
          code: 'p-macro',
          severity: 'warning',
          message: `The macro %{p} in “${term.text}” is slow and unreliable, and the standard advises against it.`,
          cure: 'Use %{i} or %{d}.',
          position: term.column,
          reference: rfc(7208, '7.2'),
        },
      ]
    : [];
}

function adviseNetwork(network: Network, {text, column: position}: Term): Problem[] {
  if (isMapped(network)) {
    return [
      {
        code: 'mapped-address',
        severity: 'warning',
        message: `“${text}” is an IPv4 address written as IPv6. Receivers compare IPv4 senders with ip4 only.`,
        cure: 'Write the IPv4 address with ip4.',
        position,
        reference: rfc(7208, '5'),
      },
    ];
  }
  if (isInner(network)) {
    return [
      {
        code: 'inner-address',
        severity: 'warning',
        message: `“${text}” is a private address, which no receiver on the Internet ever sees.`,
        cure: 'Use the public address from which your server sends.',
        position,
      },
    ];
  }
  return network.prefix < WIDEST_PREFIX[network.family]
    ? [
        {
          code: 'wide-network',
          severity: 'warning',
          message:
            network.prefix === 0
              ? `“${text}” lets every IPv${network.family} address send as you.`
              : `“${text}” is a very wide range. Everyone in it can send as you.`,
          cure: 'Name only the addresses of your own servers.',
          position,
        },
      ]
    : [];
}

function adviseLength(text: string): Problem[] {
  if (text.length > COMFORTABLE_LENGTH) {
    return [
      {
        code: 'long-record',
        severity: 'warning',
        message: `The record has ${text.length} characters. Above about ${COMFORTABLE_LENGTH}, together with the domain’s other TXT records, a response may not fit into a small DNS packet.`,
        cure: 'Remove what you no longer use.',
        reference: rfc(7208, '3.4'),
      },
    ];
  }
  return text.length > MAX_STRING
    ? [
        {
          code: 'two-strings',
          severity: 'note',
          message: `The record has ${text.length} characters, but one string of a TXT record can have only ${MAX_STRING}. It is published as several strings, which receivers join.`,
          cure: 'Most DNS panels split it automatically. If yours does not, enter the strings one after the other in the same record.',
          reference: rfc(7208, '3.3'),
        },
      ]
    : [];
}
