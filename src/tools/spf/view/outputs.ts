import {MAX_STRING} from '../../kit';
import {quotedStrings, route53Resource, type TxtRecord, zoneLine} from '../../view/plain';
import {recordsFromPaste, type ComposedSpf} from '..';

/** Seconds; an hour is what most zones use. */
export const TTL = 3_600;

/** The host field of a DNS panel, in words. */
export function hostInWords(domain: string | undefined): string {
  return domain === undefined || domain.split('.').length === 2
    ? '@'
    : `@, or the part of ${domain} before the name of your zone`;
}

/**
 * The message to somebody who looks after the DNS.
 *
 * @param replaces how many SPF records the new one takes the place of
 */
export function adminNote({name, strings}: TxtRecord, replaces: number): string {
  const domain = name ?? 'our domain';
  const old =
    replaces === 0
      ? `If ${domain} already has a TXT record that begins with v=spf1, please tell me before you change it: a domain may have only one.`
      : replaces === 1
        ? `It replaces the TXT record that begins with v=spf1. Please replace that one, so that there is only one.`
        : `It replaces all ${replaces} TXT records that begin with v=spf1. Please delete those, so that there is only one.`;
  const long =
    strings.length > 1
      ? [
          '',
          `The value is longer than ${MAX_STRING} characters. If the panel does not split it, these are its strings:`,
          '',
          quotedStrings(strings),
        ]
      : [];
  return [
    `Please publish this SPF record for ${domain}:`,
    '',
    'Type: TXT',
    `Name: ${name ?? '@ (the domain itself)'}`,
    `TTL: ${TTL}`,
    `Value: ${strings.join('')}`,
    ...long,
    '',
    `${old} Other TXT records stay as they are.`,
  ].join('\n');
}

/** The composed record, with the name it gets. */
export function txtOf({strings}: ComposedSpf, domain: string | undefined): TxtRecord {
  return {name: domain, strings, ttl: TTL};
}

/**
 * What can be copied: the one record in the forms in which people publish it.
 *
 * @param old the records that it takes the place of, as pasted
 */
export function recordOutputs(
  composed: ComposedSpf,
  domain: string | undefined,
  old: string,
) {
  const {record, strings} = composed;
  const txt = txtOf(composed, domain);
  const many = strings.length > 1;
  return [
    {
      id: 'value',
      label: 'TXT value',
      what: many
        ? 'For panels that split long values automatically.'
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
      what: 'One line for BIND, Knot, NSD and PowerDNS.',
      text: zoneLine(txt),
    },
    {
      id: 'terraform',
      label: 'Terraform',
      what: 'For a zone at Amazon Route 53. For Cloudflare and Google, see “Enter it at your DNS provider”.',
      text: route53Resource(txt, 'spf'),
    },
    {
      id: 'words',
      label: 'Message to your DNS admin',
      what: 'For the person who manages your DNS.',
      text: adminNote(txt, old.trim() === '' ? 0 : recordsFromPaste(old).length),
    },
  ];
}

/**
 * Why the record is not what the form asks for, so that it cannot be copied yet. Empty
 * where it is.
 *
 * @param typed the domain field, as typed
 * @param domain the domain in it; nothing where it is not one
 */
export function reasonsToWait(
  obstacles: readonly string[],
  typed: string,
  domain: string | undefined,
): string[] {
  return typed.trim() !== '' && domain === undefined
    ? [...obstacles, INVALID_DOMAIN]
    : [...obstacles];
}

const INVALID_DOMAIN =
  'The domain in the form is not valid, so the record has no name yet. Correct the domain, or clear the field.';
