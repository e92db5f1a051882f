import {
  quotedStrings,
  route53Resource,
  zoneLine,
  type Output,
  type TxtRecord,
} from '../../view';
import {splitStrings} from '../../kit';

/** Seconds; an hour lets you go back within an hour. */
export const TTL = 3_600;

/** The name of a domain's record; the part before the zone while the domain is not known. */
export function recordName(domain: string | undefined): string {
  return domain === undefined ? '_dmarc' : `_dmarc.${domain}`;
}

function asTxt(record: string, domain: string | undefined): TxtRecord {
  return {
    name: domain === undefined ? undefined : recordName(domain),
    strings: splitStrings(record),
    ttl: TTL,
  };
}

/** A record in the forms in which people publish one. */
export function recordOutputs(
  record: string,
  domain: string | undefined,
  note: string,
): Output[] {
  const txt = asTxt(record, domain);
  const zone =
    domain === undefined ? zoneLine(txt).replace(/^@/, '_dmarc') : zoneLine(txt);
  return [
    {
      id: 'value',
      label: 'TXT value',
      what: `For the value field of your DNS panel. The name field takes ${domain === undefined ? '_dmarc' : '_dmarc, or the whole name'}.`,
      text: record,
    },
    {
      id: 'zone',
      label: 'Zone file',
      what: 'A line for BIND and its kin.',
      text: zone,
    },
    {
      id: 'terraform',
      label: 'Terraform',
      what: 'For Amazon Route 53.',
      text: route53Resource({...txt, name: recordName(domain ?? 'example.com')}, 'dmarc'),
    },
    {
      id: 'note',
      label: 'For your admin',
      what: 'A message to whoever looks after your DNS.',
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
      ? 'It takes the place of the TXT record that begins with v=DMARC1. There may be only one at this name.'
      : 'If there is a TXT record that begins with v=DMARC1 at this name already, please tell me before you change it: there may be only one.',
  ].join('\n');
}
