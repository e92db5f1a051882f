import {rfc, rule, type Problem, type RuleTable} from '../kit';

/** The codes of signed messages. A check of keys alone does not load them. */
export const messageRules = {
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
    'If d= belongs to another organization, set up DKIM with your own domain at the service that sends the email.',
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

export type MessageCode = keyof typeof messageRules;

/** A problem with a signature or its message, as `found` makes those with a key. */
export function foundInMessage(
  code: MessageCode,
  message: string,
  more: Pick<Problem, 'position' | 'cure'> = {},
): Problem {
  return {code, message, ...messageRules[code], ...more};
}
