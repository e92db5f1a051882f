import {quotedStrings, type TxtRecord} from '../../view/plain';
import {MAX_STRING} from '../../kit';

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
      ? `If ${domain} has a TXT record that begins with v=spf1 already, please tell me before you change it: a domain may have only one.`
      : replaces === 1
        ? `It takes the place of the TXT record that begins with v=spf1. Please replace that one, so that there is only one.`
        : `It takes the place of all ${replaces} TXT records that begin with v=spf1. Please delete those, so that there is only one.`;
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
