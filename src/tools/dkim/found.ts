import {rfc, rule, type Problem, type RuleTable} from '../kit';

/** Every code of this room, with what a finding takes from its rule. */
export const ruleTable = {
  // Tag lists, in a key record and in a signature.
  'duplicate-tag': rule('error', 'Keep one of the two.', rfc(6376, '3.2')),
  'empty-tag': rule('error', 'Take one semicolon out.', rfc(6376, '3.2')),
  'blank-at-end': rule(
    'warning',
    'End the record with its last value or with the semicolon.',
    rfc(6376, '3.2'),
  ),
  'no-equals': rule(
    'error',
    'Write every part as name=value. A comma in the place of a semicolon is a common slip.',
    rfc(6376, '3.2'),
  ),
  'bad-tag-name': rule(
    'error',
    'Copy the record again from where it was made.',
    rfc(6376, '3.2'),
  ),
  'bad-character': rule(
    'error',
    'Take it out. Quotation marks and dashes are often changed by word processors.',
    rfc(6376, '3.2'),
  ),

  // Damage from copying.
  empty: rule('error', 'Paste the record from v=DKIM1 to its end.'),
  'other-record': rule(
    'error',
    'A key record stands at selector._domainkey.example.com.',
    rfc(6376, '3.6.2.1'),
  ),
  'zone-line': rule('error', 'Enter only what begins with v=DKIM1 as the value.'),
  quotes: rule(
    'error',
    'Take the quotation marks out, and join the pieces between them without a space.',
    rfc(6376, '3.6.2.2'),
  ),
  backslash: rule('error', 'Take the backslashes out.', rfc(6376, '3.2')),
  'pem-armour': rule(
    'error',
    'Leave those two lines out, and put the lines between them on one line.',
    rfc(6376, '3.6.1'),
  ),
  'private-key': rule(
    'error',
    'Take the record out of DNS at once, make a new key pair under a new selector, and never use this one again.',
    rfc(6376, '8.3'),
  ),

  // The key record.
  'version-not-first': rule('error', 'Move v=DKIM1 to the front.', rfc(6376, '3.6.1')),
  'bad-version': rule('error', 'Write v=DKIM1.', rfc(6376, '3.6.1')),
  'no-version': rule(
    'note',
    'Put v=DKIM1; in front when you touch the record next.',
    rfc(6376, '3.6.1'),
  ),
  'no-p': rule('error', 'Add p= with the public key.', rfc(6376, '3.6.1')),
  revoked: rule(
    'warning',
    'That is right after a rotation. If you still sign with this selector, publish its public key.',
    rfc(6376, '3.6.1'),
  ),
  'bad-base64': rule(
    'error',
    'Copy the value again from where it was made.',
    rfc(6376, '2.10'),
  ),
  'no-padding': rule(
    'warning',
    'Copy the value again, with the = at its end.',
    rfc(4648, '3.2'),
  ),
  'cut-key': rule(
    'error',
    'Publish the whole key. A record of more than 255 characters needs several strings in one TXT record.',
    rfc(6376, '3.6.2.2'),
  ),
  'not-a-key': rule(
    'error',
    'Copy the public key again. A missing or doubled character is enough to break it.',
    rfc(6376, '3.6.1'),
  ),
  certificate: rule(
    'error',
    'Extract the public key: openssl x509 -in cert.pem -pubkey -noout',
    rfc(6376, '3.6.1'),
  ),
  'other-algorithm': rule('error', 'Make an RSA key of 2048 bits.', rfc(8301, '3')),
  'trailing-octets': rule('warning', 'Copy the public key again.', rfc(6376, '3.6.1')),
  'bare-rsa': rule(
    'warning',
    'Publish the form that openssl rsa -pubout writes. It begins with MII… and holds the same key.',
    {label: 'RFC 6376, erratum 3017', url: 'https://www.rfc-editor.org/errata/eid3017'},
  ),
  'unknown-key-type': rule('error', 'Write k=rsa or k=ed25519.', rfc(6376, '3.6.1')),
  'missing-k': rule('error', 'Add k=ed25519;', rfc(8463, '4')),
  'key-type-mismatch': rule('error', 'Make k= and p= agree.', rfc(6376, '3.6.1')),
  'ed25519-length': rule(
    'error',
    'Publish the 32 octets of the public key in base64: 44 characters that end in =.',
    rfc(8463, '4'),
  ),
  'ed25519-wrapped': rule(
    'error',
    'Leave the first 12 octets out: the last 44 characters of openssl’s output in DER and base64 hold the key.',
    rfc(8463, '4'),
  ),
  'short-rsa': rule(
    'error',
    'Make a key of 2048 bits under a new selector.',
    rfc(8301, '3.2'),
  ),
  'weak-rsa': rule(
    'warning',
    'Make a key of 2048 bits under a new selector, and switch over.',
    rfc(8301, '3.2'),
  ),
  'good-rsa': rule('fine', undefined, rfc(8301, '3.2')),
  'long-rsa': rule(
    'note',
    'Use 2048 bits. It is enough, and everybody reads it.',
    rfc(8301, '3.2'),
  ),
  'large-answer': rule(
    'note',
    'Use a key of 2048 bits, unless you have a reason for a longer one.',
    rfc(6376, '3.3.3'),
  ),
  'weak-exponent': rule('error', 'Make a new key pair.', rfc(8017, '3.1')),
  'odd-exponent': rule(
    'note',
    'Nothing to do, unless a receiver complains.',
    rfc(8017, '3.1'),
  ),
  'ed25519-key': rule(
    'note',
    'Sign every message with an RSA key under another selector too.',
    rfc(8463, '6'),
  ),
  'no-sha256': rule('error', 'Take h= out, or write h=sha256.', rfc(8301, '3.1')),
  'sha1-listed': rule(
    'note',
    'Take sha1 out of h= when you touch the record next.',
    rfc(8301, '3.1'),
  ),
  'letter-case': rule('note', 'Write it in small letters.', rfc(6376, '3.6.1')),
  'no-email-service': rule('error', 'Take s= out, or write s=email.', rfc(6376, '3.6.1')),
  testing: rule(
    'warning',
    'Take y out of t= once your mail verifies.',
    rfc(6376, '3.6.1'),
  ),
  'strict-identity': rule('fine', undefined, rfc(6376, '3.6.1')),
  granularity: rule('note', 'Take g= out when you touch the record next.', {
    label: 'RFC 6376, C.2',
    url: 'https://www.rfc-editor.org/rfc/rfc6376#appendix-C.2',
  }),
  'unknown-tag': rule(
    'note',
    'Check it for a typing slip. Names of tags are written in small letters.',
    rfc(6376, '3.2'),
  ),

  // Where the record is.
  'no-selector': rule(
    'error',
    'Read it in the source of a message: it is the s= in DKIM-Signature. Or try the common ones.',
    rfc(6376, '3.1'),
  ),
  'bad-selector': rule('error', 'Use a name such as s202611.', rfc(6376, '3.1')),
  'selector-underscore': rule(
    'note',
    'Use a hyphen in its place for your next key.',
    rfc(6376, '3.1'),
  ),
  'no-record': rule(
    'error',
    'Check the selector, and that the record’s name ends in _domainkey and your domain once.',
    rfc(6376, '3.6.2.1'),
  ),
  'no-domainkey': rule('note', undefined, rfc(8020, '2')),
  'doubled-name': rule(
    'error',
    'In the panel’s name field, enter only what stands before your domain.',
  ),
  'several-records': rule(
    'warning',
    'Keep the one that belongs to the key you sign with. Give another key its own selector.',
    rfc(6376, '3.6.2.2'),
  ),
  alias: rule(
    'note',
    'Right for a service that rotates its keys itself. Take the CNAME out when you leave the service.',
    rfc(6376, '3.6.2'),
  ),
  'broken-alias': rule(
    'error',
    'Check the target in the control panel of your service, or take the CNAME out.',
    rfc(1034, '3.6.2'),
  ),
  'wildcard-answer': rule(
    'warning',
    'Take the wildcard TXT record out, or give _domainkey a record of its own.',
    rfc(4592, '2'),
  ),
  'no-dns-answer': rule(
    'error',
    'Try again in a minute, or ask another resolver. If it stays, ask whoever runs the domain’s DNS.',
    rfc(6376, '6.1.2'),
  ),

  // The signature.
  'no-signature': rule(
    'error',
    'Copy the source of a message as it arrived: “Show original”, “View source” or a saved .eml file.',
    rfc(6376, '3.5'),
  ),
  'missing-tag': rule(
    'error',
    'Copy the whole header again. If it really is so, the signer is broken.',
    rfc(6376, '3.5'),
  ),
  'signature-version': rule('error', undefined, rfc(6376, '3.5')),
  'unknown-algorithm': rule(
    'error',
    'Let your server sign with rsa-sha256.',
    rfc(8463, '3'),
  ),
  'rsa-sha1': rule(
    'error',
    'Let your server sign with rsa-sha256. The key can stay.',
    rfc(8301, '3.1'),
  ),
  'bad-canonicalization': rule('error', 'Use relaxed/relaxed.', rfc(6376, '3.5')),
  'bad-domain': rule(
    'error',
    'Set the domain in your server’s DKIM settings.',
    rfc(6376, '3.5'),
  ),
  'identity-outside': rule(
    'error',
    'Leave i= out, or set it to @ and the domain in d=.',
    rfc(6376, '6.1.1'),
  ),
  'unknown-query': rule('error', 'Leave q= out.', rfc(6376, '3.5')),
  'bad-number': rule(
    'error',
    'Copy the header again, or mend the signer.',
    rfc(6376, '3.5'),
  ),
  'length-limit': rule('warning', 'Switch l= off in your server.', rfc(6376, '8.2')),
  'expires-before': rule(
    'error',
    'Check the clock and the DKIM settings of your server.',
    rfc(6376, '3.5'),
  ),
  expired: rule(
    'error',
    'Nothing to do if it arrived in time. Check a message that is newer.',
    rfc(6376, '3.5'),
  ),
  'signed-later': rule('note', 'Let the server set its clock by NTP.', rfc(6376, '3.5')),
  'from-not-signed': rule('error', 'Let your server sign From.', rfc(6376, '5.4')),
  'subject-not-signed': rule(
    'warning',
    'Let your server sign the fields the standard recommends.',
    rfc(6376, '5.4.1'),
  ),

  // The verdict on a signature.
  'signature-good': rule('fine', undefined, rfc(6376, '6.1.3')),
  'no-key': rule(
    'error',
    'Publish the key again, or check whether the selector in s= was retired too early.',
    rfc(6376, '6.1.2'),
  ),
  'key-revoked': rule(
    'error',
    'Check a newer message. If your server still signs with this selector, switch it to the new key.',
    rfc(6376, '6.1.2'),
  ),
  'key-unusable': rule('error', 'See what is said of the key.', rfc(6376, '6.1.2')),
  'key-type-differs': rule(
    'error',
    'Give each key its own selector.',
    rfc(6376, '6.1.2'),
  ),
  'identity-not-strict': rule(
    'error',
    'Take s out of t=, or leave i= out of the signature.',
    rfc(6376, '3.6.1'),
  ),
  'body-changed': rule(
    'error',
    'Look for what changes mail on its way: a mailing list’s footer, a virus scanner, a gateway that rewrites links. Sign after it.',
    rfc(6376, '6.1.3'),
  ),
  'body-blanks': rule(
    'error',
    'Sign with c=relaxed/relaxed. Or the blanks got lost by copying: check the saved .eml file.',
    rfc(6376, '3.4.3'),
  ),
  'body-appended': rule(
    'error',
    'Sign after the server that adds the footer, or let it sign again.',
    rfc(6376, '6.1.3'),
  ),
  'body-empty-signed': rule(
    'error',
    'The signer hashed the message before its body was there, or the body was put in later.',
    rfc(6376, '3.7'),
  ),
  'body-line-ends': rule(
    'error',
    'Let the signer convert line ends to CRLF before it signs.',
    rfc(6376, '5.3'),
  ),
  'body-quoted-from': rule(
    'error',
    'Check the message as it arrived, not a copy from a mailbox file. Or encode such lines as quoted-printable before signing.',
    rfc(6376, '5.3'),
  ),
  'body-short': rule('error', 'Check the whole message, with its end.', rfc(6376, '3.5')),
  'headers-changed': rule(
    'error',
    'Compare the signed fields with the message as it was sent.',
    rfc(6376, '6.1.3'),
  ),
  'header-blanks': rule(
    'error',
    'Sign with c=relaxed/relaxed. Or they got lost by copying: check the saved .eml file.',
    rfc(6376, '3.4.2'),
  ),
  'header-added': rule(
    'error',
    'Find what adds the field on the way, and sign after it.',
    rfc(6376, '5.4.2'),
  ),
  'header-edited': rule(
    'error',
    'Sign after the server that does it, or let it leave the field as it is.',
    rfc(6376, '6.1.3'),
  ),
  'header-copied': rule(
    'error',
    'Find what changes the field on the way.',
    rfc(6376, '3.5'),
  ),
  'wrong-key': rule(
    'error',
    'Publish the public key of the key your server signs with, or give the server the right one.',
    rfc(6376, '6.1.3'),
  ),
  'all-changed': rule(
    'error',
    'Check the message as it arrived: a saved .eml file is safest.',
    rfc(6376, '6.1.3'),
  ),
  'body-not-given': rule(
    'note',
    'Paste the whole source to check the body too.',
    rfc(6376, '6.1.3'),
  ),
  'message-not-given': rule(
    'note',
    'Paste the whole source to check the signature.',
    rfc(6376, '6.1.3'),
  ),
  'no-web-crypto': rule('error', 'Open the page over https, or in a newer browser.'),

  // The message.
  'several-from': rule(
    'warning',
    'A real message has one. Treat this one with care.',
    rfc(6376, '8.15'),
  ),
  aligned: rule('fine'),
  unaligned: rule(
    'warning',
    'Set up DKIM with your own domain at the service that sends.',
  ),
  'eight-bit': rule(
    'note',
    'If a check of the body fails, open the .eml file in its place.',
    rfc(6376, '5.3'),
  ),
  'read-as-latin1': rule('note'),
  'line-ends': rule('note', undefined, rfc(6376, '5.3')),
  'stray-line': rule(
    'note',
    'Copy from the first header field to the end of the message.',
    rfc(5322, '2.2'),
  ),
  'many-signatures': rule('note', undefined, rfc(6376, '6.1')),
} as const satisfies RuleTable;

export type DkimCode = keyof typeof ruleTable;

/**
 * A problem of this room: its rule gives severity, cure and reference.
 *
 * @param message what is the matter with what is at hand
 * @param more where it is, and a cure that knows more than the rule's
 */
export function found(
  code: DkimCode,
  message: string,
  more: Pick<Problem, 'position' | 'cure'> = {},
): Problem {
  return {code, message, ...ruleTable[code], ...more};
}
