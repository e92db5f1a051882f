import {
  quotedStrings,
  route53Resource,
  type TxtRecord,
  zoneLine,
} from '../../../view/plain';
import type {Output} from '../../../view';
import {splitStrings} from '../../../kit';
import {keyFileName, signingSnippets, type DkimKeyPair, type KeyAlgorithm} from '../..';

/** Seconds; an hour is what most zones use. */
const TTL = 3_600;

export interface Published {
  selector: string;
  domain: string;
  hostName: string;
  record: string;
}

/** The record as a TXT record of its own name. */
export function txtOf({hostName, record}: Published): TxtRecord {
  return {name: hostName, strings: splitStrings(record), ttl: TTL};
}

/** What the form says now; the key on the page may be of before. */
export interface FormNow {
  /** Missing: what was typed cannot be used. */
  selector?: string;
  domain?: string;
  algorithm: KeyAlgorithm;
}

/**
 * Why the record has another name than the form says, so that it cannot be copied. Empty
 * where it has not.
 *
 * @param published the record, with the last names that could be used
 */
export function reasonsToWait(
  {selector, domain}: FormNow,
  {hostName}: Published,
): string[] {
  const wrong = [
    ...(selector === undefined ? ['The selector in the form is not valid.'] : []),
    ...(domain === undefined ? ['The domain in the form is not valid.'] : []),
  ];
  return wrong.length === 0
    ? []
    : [
        ...wrong,
        `The record below is still for ${hostName}, so correct the form before you copy it.`,
      ];
}

const KEY_NAMES: Readonly<Record<KeyAlgorithm, string>> = {
  'rsa-1024': 'an RSA key of 1024 bits',
  'rsa-2048': 'an RSA key of 2048 bits',
  'rsa-4096': 'an RSA key of 4096 bits',
  ed25519: 'an Ed25519 key',
};

/** Says that the form asks for another kind of key than the one on the page. */
export function otherKind(
  {algorithm}: FormNow,
  pair: Pick<DkimKeyPair, 'algorithm'>,
): string | undefined {
  return algorithm === pair.algorithm
    ? undefined
    : `This is still ${KEY_NAMES[pair.algorithm]}, but you chose ${KEY_NAMES[algorithm]}, so press “Generate another key pair” to get one.`;
}

/** What goes into DNS, in the forms in which people publish it. */
export function recordOutputs(published: Published): Output[] {
  const {domain, hostName, record} = published;
  const txt = txtOf(published);
  const {strings} = txt;
  const many = strings.length > 1;
  return [
    {
      id: 'value',
      label: 'TXT value',
      what: many
        ? 'On one line, because most panels split long values automatically.'
        : 'On one line, without quotation marks.',
      text: record,
    },
    {
      id: 'strings',
      label: many ? `${strings.length} strings` : 'Quoted',
      what: many
        ? 'For panels that want strings of at most 255 characters.'
        : 'For panels that want quotation marks.',
      text: quotedStrings(strings),
    },
    {
      id: 'zone',
      label: 'Zone file',
      what: 'For BIND, Knot, NSD and PowerDNS.',
      text: zoneLine(txt),
    },
    {
      id: 'terraform',
      label: 'Terraform',
      what: 'For a zone at Amazon Route 53.',
      text: route53Resource(txt, 'dkim'),
    },
    {
      id: 'message',
      label: 'Message to your DNS admin',
      what: 'For the person who manages your DNS, without the private key.',
      text: [
        `Please publish this DKIM key for ${domain}:`,
        '',
        'Type: TXT',
        `Name: ${hostName}`,
        `TTL: ${TTL}`,
        `Value: ${record}`,
        ...(many
          ? [
              '',
              'If the panel does not split long values, these are the strings of one record:',
              quotedStrings(strings),
            ]
          : []),
        '',
        'Other records stay as they are.',
      ].join('\n'),
    },
  ];
}

/** The private key in its forms, and how to sign with it. */
export function keyOutputs(pair: DkimKeyPair, {selector, domain}: Published): Output[] {
  const file = keyFileName(selector, domain);
  return [
    {
      id: 'pkcs8',
      label: 'PKCS #8',
      what: 'The usual format, which begins with BEGIN PRIVATE KEY.',
      text: pair.privateKeyPkcs8,
      file,
    },
    ...(pair.privateKeyPkcs1 === undefined
      ? []
      : [
          {
            id: 'pkcs1',
            label: 'PKCS #1',
            what: 'For older software, which expects BEGIN RSA PRIVATE KEY.',
            text: pair.privateKeyPkcs1,
            file,
          },
        ]),
    ...(pair.privateKeySeed === undefined
      ? []
      : [
          {
            id: 'seed',
            label: 'Base64',
            what: 'Only the 32 octets of the key, as Rspamd reads them.',
            text: pair.privateKeySeed,
            file,
          },
        ]),
    ...signingSnippets({algorithm: pair.algorithm, selector, domain}),
  ];
}
