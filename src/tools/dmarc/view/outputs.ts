import {
  quotedStrings,
  route53Resource,
  zoneLine,
  type Output,
  type TxtRecord,
} from '../../view';
import {splitStrings} from '../../kit';
import type {ChoiceProblem} from '..';

/** Seconds; an hour lets you go back within an hour. */
export const TTL = 3_600;

/** The name of a domain's record; the part before the zone while the domain is not known. */
export function recordName(domain: string | undefined): string {
  return domain === undefined ? '_dmarc' : `_dmarc.${domain}`;
}

/** A record with the name it gets, as it is published. */
export function asTxt(record: string, domain: string | undefined): TxtRecord {
  return {
    name: domain === undefined ? undefined : recordName(domain),
    prefix: '_dmarc',
    strings: splitStrings(record),
    ttl: TTL,
  };
}

/**
 * Why the generator's record is not what the form asks for, so that it cannot be copied
 * yet. Empty where it is.
 *
 * @param problems of the entries in the form
 * @param typed the domain field, as typed
 * @param domain the domain in it; nothing where it is not one
 */
export function reasonsToWait(
  problems: readonly ChoiceProblem[],
  typed: string,
  domain: string | undefined,
): string[] {
  return [
    ...problems
      .filter(({severity}) => severity === 'error')
      .map(({message, cure}) => (cure === undefined ? message : `${message} ${cure}`)),
    ...(typed.trim() !== '' && domain === undefined
      ? [
          'The domain in the form is not valid, so the record’s full name is not known. Correct the domain, or clear the field.',
        ]
      : []),
  ];
}

/** A record in the forms in which people publish one. */
export function recordOutputs(
  record: string,
  domain: string | undefined,
  note: string,
): Output[] {
  const txt = asTxt(record, domain);
  const many = txt.strings.length > 1;
  return [
    {
      id: 'value',
      label: 'TXT value',
      what: `For the value field of your DNS panel, whose name field takes ${domain === undefined ? '_dmarc' : '_dmarc, or the whole name'}.`,
      text: record,
    },
    ...(many
      ? [
          {
            id: 'strings',
            label: `${txt.strings.length} strings`,
            what: 'For panels that want strings of at most 255 characters.',
            text: quotedStrings(txt.strings),
          },
        ]
      : []),
    {
      id: 'zone',
      label: 'Zone file',
      what: 'One line for BIND, Knot, NSD and PowerDNS.',
      text: zoneLine(txt),
    },
    {
      id: 'terraform',
      label: 'Terraform',
      what: 'For a zone at Amazon Route 53.',
      text: route53Resource(txt, 'dmarc'),
    },
    {
      id: 'note',
      label: 'Message to your DNS admin',
      what: 'For the person who manages your DNS.',
      text: note,
    },
  ];
}

/** The message to somebody who looks after the DNS. */
export function adminNote(
  record: string,
  domain: string | undefined,
  isReplacing: boolean,
): string {
  const strings = splitStrings(record);
  return [
    `Please publish this DMARC record${domain === undefined ? '' : ` for ${domain}`}:`,
    '',
    'Type: TXT',
    `Name: ${domain === undefined ? '_dmarc, and our domain' : recordName(domain)}`,
    `TTL: ${TTL}`,
    `Value: ${record}`,
    ...(strings.length > 1
      ? [
          '',
          'If the panel does not split it, these are its strings:',
          '',
          quotedStrings(strings),
        ]
      : []),
    '',
    isReplacing
      ? 'It replaces the TXT record that begins with v=DMARC1. There can be only one at this name.'
      : 'If there is already a TXT record that begins with v=DMARC1 at this name, please tell me before you change it, because there can be only one.',
  ].join('\n');
}
