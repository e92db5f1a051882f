import {rfc, rule, type Problem, type RuleTable} from '../kit';

/** Every code of this room, with what a finding takes from its rule. */
export const ruleTable = {
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
    'Publish the format that openssl rsa -pubout writes. It begins with MII… and contains the same key.',
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
  'weak-rsa': rule(
    'warning',
    'Create a key of 2048 bits under a new selector, and switch over.',
    rfc(8301, '3.2'),
  ),
  'good-rsa': rule('fine', undefined, rfc(8301, '3.2')),
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
  'ed25519-key': rule(
    'note',
    'Also sign every message with an RSA key under another selector.',
    rfc(8463, '6'),
  ),
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
  'no-selector': rule(
    'error',
    'Find it in the source of a message, where it is the s= in DKIM-Signature, or try the common ones.',
    rfc(6376, '3.1'),
  ),
  'bad-selector': rule('error', 'Use a name such as s202611.', rfc(6376, '3.1')),
  'selector-underscore': rule(
    'note',
    'Use a hyphen instead for your next key.',
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
    'In the name field of the panel, enter only the part before your domain.',
  ),
  'several-records': rule(
    'warning',
    'Keep the one for the key you sign with. Give other keys their own selectors.',
    rfc(6376, '3.6.2.2'),
  ),
  alias: rule(
    'note',
    'This is correct if a service rotates its keys for you. Remove the CNAME when you stop using the service.',
    rfc(6376, '3.6.2'),
  ),
  'broken-alias': rule(
    'error',
    'Check the target in the control panel of your service, or remove the CNAME.',
    rfc(1034, '3.6.2'),
  ),
  'wildcard-answer': rule(
    'warning',
    'Remove the wildcard TXT record, or give _domainkey a record of its own.',
    rfc(4592, '2'),
  ),
  'no-dns-answer': rule(
    'error',
    'Try again in a minute, or choose another resolver. If it keeps failing, contact the people who run the domain’s DNS.',
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
    'Copy the whole header again. If nothing was lost, the signer is broken.',
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
    'Remove i=, or set it to @ and the domain in d=.',
    rfc(6376, '6.1.1'),
  ),
  'unknown-query': rule('error', 'Remove q=.', rfc(6376, '3.5')),
  'bad-number': rule(
    'error',
    'Copy the header again, or fix the signer.',
    rfc(6376, '3.5'),
  ),
  'length-limit': rule('warning', 'Turn off l= in your server.', rfc(6376, '8.2')),
  'expires-before': rule(
    'error',
    'Check the clock and the DKIM settings of your server.',
    rfc(6376, '3.5'),
  ),
  expired: rule(
    'error',
    'You do not need to do anything if it arrived in time. Check a newer message.',
    rfc(6376, '3.5'),
  ),
  'signed-later': rule(
    'note',
    'Have the server set its clock with NTP.',
    rfc(6376, '3.5'),
  ),
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
  'key-unusable': rule(
    'error',
    'Correct the key record. The DKIM checker shows what is wrong with it.',
    rfc(6376, '6.1.2'),
  ),
  'key-type-differs': rule(
    'error',
    'Give each key its own selector.',
    rfc(6376, '6.1.2'),
  ),
  'identity-not-strict': rule(
    'error',
    'Remove s from t=, or leave out i= in the signature.',
    rfc(6376, '3.6.1'),
  ),
  'body-changed': rule(
    'error',
    'Find what changes the email in transit, such as the footer of a mailing list, a virus scanner, or a gateway that rewrites links. Sign after it.',
    rfc(6376, '6.1.3'),
  ),
  'body-blanks': rule(
    'error',
    'Sign with c=relaxed/relaxed. If the spaces may have been lost by copying, check the saved .eml file.',
    rfc(6376, '3.4.3'),
  ),
  'body-appended': rule(
    'error',
    'Sign after the server that adds the footer, or have that server sign again.',
    rfc(6376, '6.1.3'),
  ),
  'body-empty-signed': rule(
    'error',
    'The signer hashed the message before it had a body, or the body was added later. Check the order of your filters.',
    rfc(6376, '3.7'),
  ),
  'body-line-ends': rule(
    'error',
    'Have the signer convert line endings to CRLF before it signs.',
    rfc(6376, '5.3'),
  ),
  'body-quoted-from': rule(
    'error',
    'Check the message as it arrived instead of a copy from a mailbox file, or encode such lines as quoted-printable before signing.',
    rfc(6376, '5.3'),
  ),
  'body-short': rule(
    'error',
    'Check the whole message, including its end.',
    rfc(6376, '3.5'),
  ),
  'headers-changed': rule(
    'error',
    'Compare the signed fields with the message as it was sent.',
    rfc(6376, '6.1.3'),
  ),
  'header-blanks': rule(
    'error',
    'Sign with c=relaxed/relaxed. If they may have been lost by copying, check the saved .eml file.',
    rfc(6376, '3.4.2'),
  ),
  'header-added': rule(
    'error',
    'Find what adds the field in transit, and sign after it.',
    rfc(6376, '5.4.2'),
  ),
  'header-edited': rule(
    'error',
    'Sign after the server that does this, or have it leave the field unchanged.',
    rfc(6376, '6.1.3'),
  ),
  'header-copied': rule(
    'error',
    'Find what changes the field in transit.',
    rfc(6376, '3.5'),
  ),
  'wrong-key': rule(
    'error',
    'Publish the public key for the key your server signs with, or give the server the right private key.',
    rfc(6376, '6.1.3'),
  ),
  'all-changed': rule(
    'error',
    'Check the message as it arrived, preferably as a saved .eml file.',
    rfc(6376, '6.1.3'),
  ),
  'body-not-given': rule(
    'note',
    'Paste the whole source to check the body, too.',
    rfc(6376, '6.1.3'),
  ),
  'message-not-given': rule(
    'note',
    'Paste the whole source to check the signature.',
    rfc(6376, '6.1.3'),
  ),
  'no-web-crypto': rule('error', 'Open the page over https, or use a newer browser.'),

  // The message.
  'several-from': rule(
    'warning',
    'A genuine message has one, so treat this one with care.',
    rfc(6376, '8.15'),
  ),
  aligned: rule('fine'),
  unaligned: rule(
    'warning',
    'Set up DKIM with your own domain at the service that sends the email.',
  ),
  'eight-bit': rule(
    'note',
    'If the body fails, open the .eml file instead.',
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
