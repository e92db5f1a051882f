import {quotedStrings, route53Resource, zoneLine} from '../../../view/plain';
import type {Output} from '../../../view';
import {splitStrings} from '../../../kit';
import {keyFileName, signingSnippets, type DkimKeyPair} from '../..';

/** Seconds; an hour is what most zones use. */
const TTL = 3_600;

export interface Published {
  selector: string;
  domain: string;
  hostName: string;
  record: string;
}

/** What goes into DNS, in the forms in which people publish it. */
export function recordOutputs({selector, domain, hostName, record}: Published): Output[] {
  const strings = splitStrings(record);
  const txt = {name: hostName, strings, ttl: TTL};
  const many = strings.length > 1;
  return [
    {
      id: 'value',
      label: 'TXT value',
      what: many
        ? 'On one line. Most panels split it by themselves.'
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
      id: 'panel',
      label: 'Panel',
      what: 'The fields as hosting providers ask for them.',
      text: [
        'Type:  TXT',
        `Name:  ${selector}._domainkey`,
        `       or, where the panel wants the whole name: ${hostName}`,
        `TTL:   ${TTL}`,
        `Value: ${record}`,
      ].join('\n'),
    },
    {
      id: 'message',
      label: 'Message',
      what: 'To whoever looks after your DNS. The private key is not in it.',
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
              'If the panel does not split long values, these are the strings of the one record:',
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
      what: 'The usual form: BEGIN PRIVATE KEY.',
      text: pair.privateKeyPkcs8,
      file,
    },
    ...(pair.privateKeyPkcs1 === undefined
      ? []
      : [
          {
            id: 'pkcs1',
            label: 'PKCS #1',
            what: 'For older software: BEGIN RSA PRIVATE KEY.',
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
            what: 'The 32 octets of the key alone, as Rspamd reads them.',
            text: pair.privateKeySeed,
            file,
          },
        ]),
    ...signingSnippets({algorithm: pair.algorithm, selector, domain}),
  ];
}
