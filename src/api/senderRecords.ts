import {brand} from '../site';

/** A DNS record as a customer enters it. */
export interface DnsRecord {
  type: 'TXT' | 'MX';
  /** Full name, without a trailing dot. */
  name: string;
  value: string;
  /** What it is for, in a few words. */
  purpose: string;
}

/** Public half of an example key pair (RSA, 2048 bits), whose private half is gone. */
const EXAMPLE_KEY =
  'MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEAt2iJPlMPf8yv+/uZ5c4De+l9drF+fp7rawZWfxV5' +
  '32pdky4S77bQtbhHcmZdc2xbsYbJfmAZl3JjsGQrAunHxjnw3GrTR80Y6DeICrhUeLSSOrrC2FK43z3JIVQg' +
  'QOIxlbjv1lqZHF8uF5j1LeWFOMxuELjgy6ZQBOHUwxA4lJ6YrHpQiDmwXf653TXEZRIUv6aZNEJc8ttCX105' +
  'AYikmfrzALDU5Iv0NLzY0Escd6OV4uG6kurbrQ+wh0vm530nE+jo/sDrwhIOEoQT/IbnEGQ4qPI2eofy9Z0q' +
  'okaYrAKx+iizG4Fx7gQvKIx3QUBHyXO/nnw8pEHey5NzD+nabwIDAQAB';

/**
 * The records that make a domain a verified sender, as the docs show them.
 *
 * SPF looks at the domain of the return path (RFC 7208, section 2.4), so that domain is
 * a subdomain of its own: the customer's SPF record stays as it is, bounces come to us,
 * and the subdomain is aligned with the sender (RFC 9989, relaxed alignment).
 *
 * @param domain the customer's domain: `acme.example`
 */
export function senderRecords(domain: string): DnsRecord[] {
  const {domain: ours} = brand;
  return [
    {
      type: 'TXT',
      name: `pw1._domainkey.${domain}`,
      value: `v=DKIM1; k=rsa; p=${EXAMPLE_KEY}`,
      purpose: 'DKIM: the key that your emails are signed with',
    },
    {
      type: 'TXT',
      name: `post.${domain}`,
      value: `v=spf1 include:_spf.${ours} ~all`,
      purpose: 'SPF: the servers that may send for you',
    },
    {
      type: 'MX',
      name: `post.${domain}`,
      value: `10 bounces.${ours}`,
      purpose: 'Where bounces go',
    },
    {
      type: 'TXT',
      name: `_dmarc.${domain}`,
      value: `v=DMARC1; p=none; rua=mailto:dmarc@${domain}`,
      purpose: 'DMARC: reports about who sends as you',
    },
  ];
}
