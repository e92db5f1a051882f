import {splitStrings} from '../kit';
import type {TxtRecord} from '../view/plain';

/** A record to publish. */
export interface DnsRecord {
  type: 'TXT' | 'MX' | 'PTR';
  /** Full name without the final dot. */
  name: string;
  /** As DNS panels take it, such as '10 mx.example.com' for an MX record. */
  value: string;
}

/** Seconds; an hour lets you go back within an hour. */
export const TTL = 3_600;

/** A TXT record as the forms of DNS providers take it. */
export function txtRecordOf({name, value}: DnsRecord): TxtRecord {
  return {name, strings: splitStrings(value), ttl: TTL};
}

/** A record's own name in Terraform, such as `_dmarc_example`. */
export function terraformLabel(name: string): string {
  return name
    .split('.')
    .slice(0, -1)
    .join('_')
    .replace(/[^\w]|^(?=\d)/g, '_');
}
