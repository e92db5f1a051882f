import {rfc, rule, type RuleTable} from '../kit';
import {finderOf, placeRules, plainRules} from './usual';

/** The codes of key records, with what a finding takes from its rule. */
export const keyRules = {
  // Tag lists, in a key record and in a signature.
  'duplicate-tag': rule('error', 'Keep one of the two.', rfc(6376, '3.2')),
  'empty-tag': rule('error', 'Remove one semicolon.', rfc(6376, '3.2')),
  'blank-at-end': rule(
    'warning',
    'End the record with its last value or with the semicolon.',
    rfc(6376, '3.2'),
  ),
  'no-equals': rule(
    'error',
    'Write every part as name=value. A common mistake is a comma instead of a semicolon.',
    rfc(6376, '3.2'),
  ),
  'bad-tag-name': rule(
    'error',
    'Copy the record again from its source.',
    rfc(6376, '3.2'),
  ),
  'bad-character': rule(
    'error',
    'Remove it. Word processors often change quotation marks and dashes.',
    rfc(6376, '3.2'),
  ),

  // Damage from copying.
  empty: rule('error', 'Paste the record from v=DKIM1 to its end.'),
  'other-record': rule(
    'error',
    'A key record is at selector._domainkey.example.com.',
    rfc(6376, '3.6.2.1'),
  ),
  'zone-line': rule('error', 'Enter only what begins with v=DKIM1 as the value.'),
  quotes: rule(
    'error',
    'Remove the quotation marks, and join the strings without a space.',
    rfc(6376, '3.6.2.2'),
  ),
  backslash: rule('error', 'Remove the backslashes.', rfc(6376, '3.2')),
  'pem-armour': rule(
    'error',
    'Remove those two lines, and put the lines between them on one line.',
    rfc(6376, '3.6.1'),
  ),
  'private-key': rule(
    'error',
    'Remove the record from DNS immediately, create a new key pair under a new selector, and never use this one again.',
    rfc(6376, '8.3'),
  ),

  // The key record.
  'version-not-first': rule('error', 'Move v=DKIM1 to the front.', rfc(6376, '3.6.1')),
  'bad-version': rule('error', 'Write v=DKIM1.', rfc(6376, '3.6.1')),
  'no-version': rule(
    'note',
    'Add v=DKIM1; at the beginning when you next edit the record.',
    rfc(6376, '3.6.1'),
  ),
  'no-p': rule('error', 'Add p= with the public key.', rfc(6376, '3.6.1')),
  revoked: rule(
    'warning',
    'This is correct after a rotation. If you still sign with this selector, publish its public key.',
    rfc(6376, '3.6.1'),
  ),
  'bad-base64': rule('error', 'Copy the value again from its source.', rfc(6376, '2.10')),
  'no-padding': rule(
    'warning',
    'Copy the value again, including the = at its end.',
    rfc(4648, '3.2'),
  ),
  'cut-key': rule(
    'error',
    'Publish the whole key. A record of more than 255 characters needs several strings in one TXT record.',
    rfc(6376, '3.6.2.2'),
  ),
  'not-a-key': rule(
    'error',
    'Copy the public key again. One missing or extra character is enough to break it.',
    rfc(6376, '3.6.1'),
  ),
  certificate: rule(
    'error',
    'Extract the public key: openssl x509 -in cert.pem -pubkey -noout',
    rfc(6376, '3.6.1'),
  ),
  'other-algorithm': rule('error', 'Create an RSA key of 2048 bits.', rfc(8301, '3')),
  'trailing-octets': rule('warning', 'Copy the public key again.', rfc(6376, '3.6.1')),
  'bare-rsa': rule(
    'warning',
    'Publish the same key as a SubjectPublicKeyInfo, which openssl rsa -RSAPublicKey_in -in key.pem -pubout writes. For 2048 bits, it begins with MIIBIjANBgkqhkiG9w0B.',
    {label: 'RFC 6376, erratum 3017', url: 'https://www.rfc-editor.org/errata/eid3017'},
  ),
  'unknown-key-type': rule('error', 'Write k=rsa or k=ed25519.', rfc(6376, '3.6.1')),
  'missing-k': rule('error', 'Add k=ed25519;', rfc(8463, '4')),
  'key-type-mismatch': rule(
    'error',
    'Make sure that k= names the type of the key in p=.',
    rfc(6376, '3.6.1'),
  ),
  'ed25519-length': rule(
    'error',
    'Publish the 32 octets of the public key in base64: 44 characters that end in =.',
    rfc(8463, '4'),
  ),
  'ed25519-wrapped': rule(
    'error',
    'Leave out the first 12 octets. The key is in the last 44 characters of openssl’s output in DER and base64.',
    rfc(8463, '4'),
  ),
  'short-rsa': rule(
    'error',
    'Create a key of 2048 bits under a new selector.',
    rfc(8301, '3.2'),
  ),
  'weak-rsa': plainRules['weak-rsa'],
  'good-rsa': plainRules['good-rsa'],
  'long-rsa': rule(
    'note',
    'Use 2048 bits, which are enough and supported by all receivers.',
    rfc(8301, '3.2'),
  ),
  'large-answer': rule(
    'note',
    'Use a key of 2048 bits, unless you have a reason for a longer one.',
    rfc(6376, '3.3.3'),
  ),
  'weak-exponent': rule('error', 'Create a new key pair.', rfc(8017, '3.1')),
  'odd-exponent': rule(
    'note',
    'You do not need to do anything unless a receiver complains.',
    rfc(8017, '3.1'),
  ),
  'ed25519-key': plainRules['ed25519-key'],
  'no-sha256': rule('error', 'Remove h=, or write h=sha256.', rfc(8301, '3.1')),
  'sha1-listed': rule(
    'note',
    'Remove sha1 from h= when you next edit the record.',
    rfc(8301, '3.1'),
  ),
  'letter-case': rule('note', 'Write it in lower case.', rfc(6376, '3.6.1')),
  'no-email-service': rule('error', 'Remove s=, or write s=email.', rfc(6376, '3.6.1')),
  testing: rule(
    'warning',
    'Remove y from t= once your signatures are valid.',
    rfc(6376, '3.6.1'),
  ),
  'strict-identity': rule('fine', undefined, rfc(6376, '3.6.1')),
  granularity: rule('note', 'Remove g= when you next edit the record.', {
    label: 'RFC 6376, C.2',
    url: 'https://www.rfc-editor.org/rfc/rfc6376#appendix-C.2',
  }),
  'unknown-tag': rule(
    'note',
    'Check it for a typo. Tag names are in lower case.',
    rfc(6376, '3.2'),
  ),

  // Where the record is.
  ...placeRules,
} as const satisfies RuleTable;

export type KeyCode = keyof typeof keyRules;

/** A problem with a key record. */
export const found = finderOf(keyRules);
