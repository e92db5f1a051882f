/**
 * What is found where a domain does not simply have one record. A chunk of its own, for most
 * domains have.
 */
import {rcodeInWords} from '../dns';
import {type Problem, rfc} from '../kit';
import type {SpfFinding} from './finding';
import type {InspectionState, PublishedText, SpfInspection} from './inspection';
import {parseSpf} from './parse';
import {isSpfRecord, looksLikeSpf} from './plain';

/** What stands beside the record: near misses, Sender ID, the old record type. */
export function adviseBeside(
  domain: string,
  state: InspectionState,
  texts: readonly PublishedText[],
  old: readonly string[],
): {nearMisses: PublishedText[]; problems: SpfFinding[]} {
  const records = texts.filter(({text}) => isSpfRecord(text));
  const others = texts.filter(({text}) => !isSpfRecord(text));
  const senderId = others.filter(({text}) => /^spf2\.0/i.test(text));
  const nearMisses = others.filter(
    ({text}) => looksLikeSpf(text) && !/^spf2\.0/i.test(text),
  );
  return {
    nearMisses,
    problems: [
      ...(state === 'several' ? [several(domain, records.length)] : []),
      ...nearMisses.map(({text}) => nearMiss(text, records.length)),
      ...(senderId.length > 0 ? [senderIdNote(senderId.length)] : []),
      ...oldType(
        old.filter(isSpfRecord),
        records.map(({text}) => text),
      ),
    ],
  };
}

function several(domain: string, count: number): Problem {
  return {
    code: 'many-records',
    severity: 'error',
    message: `${domain} has ${count} records that begin with v=spf1. Receivers use none of them, and every check ends in permerror.`,
    cure: 'Combine them into one record, and delete all the others.',
    reference: rfc(7208, '4.5'),
  };
}

function nearMiss(text: string, records: number): Problem {
  const [fault] = parseSpf(text).problems;
  const short = text.length > 60 ? `${text.slice(0, 60)}…` : text;
  return {
    code: 'near-miss',
    severity: records === 0 ? 'error' : 'warning',
    message:
      `The TXT record “${short}” is not read as SPF. ${fault?.message ?? ''}`.trimEnd(),
    cure:
      records === 0
        ? (fault?.cure ?? 'Make it begin with v=spf1 and a space.')
        : 'If it is a leftover, delete it, because the domain has a valid record as well.',
    reference: rfc(7208, '4.5'),
  };
}

function senderIdNote(count: number): Problem {
  return {
    code: 'sender-id',
    severity: 'note',
    message: `The domain has ${count === 1 ? 'a Sender ID record' : `${count} Sender ID records`} (spf2.0). Receivers no longer use Sender ID.`,
    cure: 'You can delete it.',
    reference: rfc(6686, '6'),
  };
}

function oldType(old: readonly string[], current: readonly string[]): Problem[] {
  const reference = rfc(7208, '3.1');
  if (old.length === 0) {
    return [];
  }
  if (current.length === 0) {
    return [
      {
        code: 'type-99-only',
        severity: 'error',
        message: `The record is published as type SPF (99) only: “${old[0] ?? ''}”. Receivers read TXT and do not see it.`,
        cure: 'Publish the same text as a TXT record, and delete the one of type SPF.',
        reference,
      },
    ];
  }
  const same = old.every((text) => current.includes(text));
  return [
    same
      ? {
          code: 'type-99',
          severity: 'note',
          message:
            'The record is published as type SPF (99), too. Receivers read TXT only.',
          cure: 'Delete the one of type SPF, so that the two cannot diverge.',
          reference,
        }
      : {
          code: 'type-99-differs',
          severity: 'warning',
          message:
            'There is also a record of type SPF (99), which differs. Receivers read TXT only.',
          cure: 'Delete the one of type SPF.',
          reference,
        },
  ];
}

/** Why there is nothing to read. */
export function adviseMissing(
  {domain, state, rcode}: Pick<SpfInspection, 'domain' | 'state' | 'rcode'>,
  elsewhere: string | undefined,
): SpfFinding[] {
  if (state === 'refused') {
    return [
      {
        code: 'no-answer',
        severity: 'error',
        message: `DNS has no usable response for ${domain}. ${rcodeInWords(rcode).says} A receiver that gets the same response returns temperror.`,
        cure: rcodeInWords(rcode).cure,
        reference: rfc(7208, '4.4'),
      },
    ];
  }
  if (state === 'missing') {
    return [
      {
        code: 'no-such-domain',
        severity: 'error',
        message: `${domain} does not exist in DNS.`,
        cure: 'Check the spelling. If the domain is new, its DNS may not be set up yet.',
        reference: rfc(7208, '4.3'),
      },
    ];
  }
  const none: SpfFinding = {
    code: 'no-record',
    severity: 'error',
    message: `${domain} has no SPF record, so receivers cannot tell your servers from those of a stranger.${domain.split('.').length > 2 ? ' A subdomain does not inherit the record of the domain above it.' : ''}`,
    cure: 'Publish a record that names who sends for you. If the domain sends no email, publish v=spf1 -all.',
    reference: rfc(7208, '4.5'),
  };
  return elsewhere === undefined
    ? [none]
    : [
        none,
        {
          code: 'wrong-place',
          severity: 'error',
          message: `There is a record at ${elsewhere}, but receivers only look at ${domain}, so it has no effect unless another record includes it.`,
          cure: `Publish “v=spf1 include:${elsewhere} ~all” at ${domain}.`,
          reference: rfc(7208, '4.4'),
        },
      ];
}
