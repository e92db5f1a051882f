import {rfc, type Problem, type Reference, type Rule, type Severity} from '../kit';

type General = Omit<Rule, 'code'>;

function rule(
  severity: Severity,
  says: string,
  cure?: string,
  reference?: Reference,
): General {
  return {severity, says, ...(cure && {cure}), ...(reference && {reference})};
}

/** Every code of this room: what it means in general, its cure, and where it is written. */
const table = {
  // Tag lists, in a key record and in a signature.
  'duplicate-tag': rule(
    'error',
    'A tag stands twice in the key record or the signature. Receivers treat the whole list as broken.',
    'Keep one of the two.',
    rfc(6376, '3.2'),
  ),
  'empty-tag': rule(
    'error',
    'Two semicolons stand side by side, or the list begins with one.',
    'Take one semicolon out.',
    rfc(6376, '3.2'),
  ),
  'blank-at-end': rule(
    'warning',
    'A blank stands after the last semicolon. The grammar does not allow it, and strict receivers refuse the record.',
    'End the record with its last value or with the semicolon.',
    rfc(6376, '3.2'),
  ),
  'no-equals': rule(
    'error',
    'A part between semicolons is no tag: the sign “=” is missing.',
    'Write every part as name=value. A comma in the place of a semicolon is a common slip.',
    rfc(6376, '3.2'),
  ),
  'bad-tag-name': rule(
    'error',
    'A tag’s name has something other than letters, digits and underscores, or does not begin with a letter.',
    'Copy the record again from where it was made.',
    rfc(6376, '3.2'),
  ),
  'bad-character': rule(
    'error',
    'A value has a control character or a character beyond ASCII.',
    'Take it out. Quotation marks and dashes are often changed by word processors.',
    rfc(6376, '3.2'),
  ),

  // Damage from copying.
  empty: rule(
    'error',
    'There is no text to read.',
    'Paste the record from v=DKIM1 to its end.',
  ),
  'other-record': rule(
    'error',
    'The text is a record of another kind, such as SPF or DMARC.',
    'A key record stands at selector._domainkey.example.com.',
    rfc(6376, '3.6.2.1'),
  ),
  'zone-line': rule(
    'error',
    'The name and type of the record were published as part of its value.',
    'Enter only what begins with v=DKIM1 as the value.',
  ),
  quotes: rule(
    'error',
    'Quotation marks are part of the record. They belong to zone files, not to the value.',
    'Take the quotation marks out, and join the pieces between them without a space.',
    rfc(6376, '3.6.2.2'),
  ),
  backslash: rule(
    'error',
    'A backslash stands before a semicolon. Zone files write it so; the value has none.',
    'Take the backslashes out.',
    rfc(6376, '3.2'),
  ),
  'pem-armour': rule(
    'error',
    'The lines BEGIN PUBLIC KEY and END PUBLIC KEY of a PEM file are part of p=.',
    'Leave those two lines out, and put the lines between them on one line.',
    rfc(6376, '3.6.1'),
  ),
  'private-key': rule(
    'error',
    'What is in p= is a private key. Anyone who reads DNS can now sign as the domain.',
    'Take the record out of DNS at once, make a new key pair under a new selector, and never use this one again.',
    rfc(6376, '8.3'),
  ),

  // The key record.
  'version-not-first': rule(
    'error',
    'v=DKIM1 is there, but not as the first tag. Receivers must discard such a record.',
    'Move v=DKIM1 to the front.',
    rfc(6376, '3.6.1'),
  ),
  'bad-version': rule(
    'error',
    'The version is something other than DKIM1, in exactly this spelling.',
    'Write v=DKIM1.',
    rfc(6376, '3.6.1'),
  ),
  'no-version': rule(
    'note',
    'The record has no v=DKIM1. That is allowed, though some checkers look for it.',
    'Put v=DKIM1; in front when you touch the record next.',
    rfc(6376, '3.6.1'),
  ),
  'no-p': rule(
    'error',
    'The record has no p=, so it has no key.',
    'Add p= with the public key.',
    rfc(6376, '3.6.1'),
  ),
  revoked: rule(
    'warning',
    'p= is empty: the key is revoked. No signature under this selector is valid any more.',
    'That is right after a rotation. If you still sign with this selector, publish its public key.',
    rfc(6376, '3.6.1'),
  ),
  'bad-base64': rule(
    'error',
    'A value that must be base64 is not: a stray character, or a length that cannot be.',
    'Copy the value again from where it was made.',
    rfc(6376, '2.10'),
  ),
  'no-padding': rule(
    'warning',
    'The = signs at the end of a base64 value are missing, or there are too many.',
    'Copy the value again, with the = at its end.',
    rfc(4648, '3.2'),
  ),
  'cut-key': rule(
    'error',
    'The public key is cut short: it says that it is longer than what is there.',
    'Publish the whole key. A record of more than 255 characters needs several strings in one TXT record.',
    rfc(6376, '3.6.2.2'),
  ),
  'not-a-key': rule(
    'error',
    'What is in p= can be decoded, but it is no public key.',
    'Copy the public key again. A missing or doubled character is enough to break it.',
    rfc(6376, '3.6.1'),
  ),
  certificate: rule(
    'error',
    'What is in p= is a certificate. Receivers want the public key alone.',
    'Extract the public key: openssl x509 -in cert.pem -pubkey -noout',
    rfc(6376, '3.6.1'),
  ),
  'other-algorithm': rule(
    'error',
    'The key is of an algorithm that DKIM does not have, such as ECDSA.',
    'Make an RSA key of 2048 bits.',
    rfc(8301, '3'),
  ),
  'trailing-octets': rule(
    'warning',
    'After the key stand further octets. Strict receivers refuse such a key.',
    'Copy the public key again.',
    rfc(6376, '3.6.1'),
  ),
  'bare-rsa': rule(
    'warning',
    'The key is a bare RSAPublicKey. The text of the standard asks for it, but its example, an erratum and nearly all software use SubjectPublicKeyInfo, and some receivers read nothing else.',
    'Publish the form that openssl rsa -pubout writes. It begins with MII… and holds the same key.',
    {label: 'RFC 6376, erratum 3017', url: 'https://www.rfc-editor.org/errata/eid3017'},
  ),
  'unknown-key-type': rule(
    'error',
    'k= is something other than rsa or ed25519. Receivers ignore such keys.',
    'Write k=rsa or k=ed25519.',
    rfc(6376, '3.6.1'),
  ),
  'missing-k': rule(
    'error',
    'p= has 32 octets, as an Ed25519 key has, but k=ed25519 is missing. Without it, receivers take the key for RSA.',
    'Add k=ed25519;',
    rfc(8463, '4'),
  ),
  'key-type-mismatch': rule(
    'error',
    'k= names one kind of key, and p= holds another.',
    'Make k= and p= agree.',
    rfc(6376, '3.6.1'),
  ),
  'ed25519-length': rule(
    'error',
    'An Ed25519 key in p= does not have exactly 32 octets.',
    'Publish the 32 octets of the public key in base64: 44 characters that end in =.',
    rfc(8463, '4'),
  ),
  'ed25519-wrapped': rule(
    'error',
    'An Ed25519 key is published as SubjectPublicKeyInfo. For this kind of key p= holds the 32 bare octets.',
    'Leave the first 12 octets out: the last 44 characters of openssl’s output in DER and base64 hold the key.',
    rfc(8463, '4'),
  ),
  'short-rsa': rule(
    'error',
    'The RSA key has fewer than 1024 bits. Receivers must not accept signatures made with it.',
    'Make a key of 2048 bits under a new selector.',
    rfc(8301, '3.2'),
  ),
  'weak-rsa': rule(
    'warning',
    'The RSA key has fewer than 2048 bits. Receivers take it, but the standard asks signers for 2048.',
    'Make a key of 2048 bits under a new selector, and switch over.',
    rfc(8301, '3.2'),
  ),
  'good-rsa': rule(
    'fine',
    'The RSA key has 2048 bits or more, as the standard asks for.',
    undefined,
    rfc(8301, '3.2'),
  ),
  'long-rsa': rule(
    'note',
    'The RSA key has more than 4096 bits. Receivers only have to take up to 4096.',
    'Use 2048 bits. It is enough, and everybody reads it.',
    rfc(8301, '3.2'),
  ),
  'large-answer': rule(
    'note',
    'The record does not fit into 512 octets, which a plain DNS packet holds. Receivers need EDNS or TCP to get it.',
    'Use a key of 2048 bits, unless you have a reason for a longer one.',
    rfc(6376, '3.3.3'),
  ),
  'weak-exponent': rule(
    'error',
    'The RSA exponent is 1 or even: such a key does not protect anything.',
    'Make a new key pair.',
    rfc(8017, '3.1'),
  ),
  'odd-exponent': rule(
    'note',
    'The RSA exponent is not 65537, which nearly all keys have. Some software refuses others.',
    'Nothing to do, unless a receiver complains.',
    rfc(8017, '3.1'),
  ),
  'ed25519-key': rule(
    'note',
    'The key is Ed25519: short and strong, but some large receivers cannot check it yet.',
    'Sign every message with an RSA key under another selector too.',
    rfc(8463, '6'),
  ),
  'no-sha256': rule(
    'error',
    'h= leaves SHA-256 out. SHA-1 is forbidden, so no signature with this key can be valid.',
    'Take h= out, or write h=sha256.',
    rfc(8301, '3.1'),
  ),
  'sha1-listed': rule(
    'note',
    'h= still lists SHA-1. It is forbidden, so it changes nothing.',
    'Take sha1 out of h= when you touch the record next.',
    rfc(8301, '3.1'),
  ),
  'letter-case': rule(
    'note',
    'A value is written in capitals where the standard writes small letters. Most receivers take it.',
    'Write it in small letters.',
    rfc(6376, '3.6.1'),
  ),
  'no-email-service': rule(
    'error',
    's= names neither email nor *, so the key is not for email.',
    'Take s= out, or write s=email.',
    rfc(6376, '3.6.1'),
  ),
  testing: rule(
    'warning',
    't=y says that the domain is only testing. Receivers treat the mail as if it were not signed.',
    'Take y out of t= once your mail verifies.',
    rfc(6376, '3.6.1'),
  ),
  'strict-identity': rule(
    'fine',
    't=s ties the key to the exact domain: i= in a signature cannot name a subdomain.',
    undefined,
    rfc(6376, '3.6.1'),
  ),
  granularity: rule(
    'note',
    'g= is a tag of the first DKIM standard. It was dropped in 2011, and receivers ignore it.',
    'Take g= out when you touch the record next.',
    {label: 'RFC 6376, C.2', url: 'https://www.rfc-editor.org/rfc/rfc6376#appendix-C.2'},
  ),
  'unknown-tag': rule(
    'note',
    'The record has a tag that the standard does not know. Receivers ignore it.',
    'Check it for a typing slip. Names of tags are written in small letters.',
    rfc(6376, '3.2'),
  ),

  // Where the record is.
  'no-selector': rule(
    'error',
    'The field for the selector is empty.',
    'Read it in the source of a message: it is the s= in DKIM-Signature. Or try the common ones.',
    rfc(6376, '3.1'),
  ),
  'bad-selector': rule(
    'error',
    'The text cannot be a selector: each part between dots has letters, digits and hyphens, and at most 63 of them.',
    'Use a name such as s202611.',
    rfc(6376, '3.1'),
  ),
  'selector-underscore': rule(
    'note',
    'The selector has an underscore. DNS takes it, the grammar of DKIM does not.',
    'Use a hyphen in its place for your next key.',
    rfc(6376, '3.1'),
  ),
  'no-record': rule(
    'error',
    'There is no TXT record where the key should be.',
    'Check the selector, and that the record’s name ends in _domainkey and your domain once.',
    rfc(6376, '3.6.2.1'),
  ),
  'no-domainkey': rule(
    'note',
    'Nothing exists below _domainkey of this domain, so it has no key under any selector, if its name servers follow the standard.',
    undefined,
    rfc(8020, '2'),
  ),
  'doubled-name': rule(
    'error',
    'The key stands at a name that has the domain twice. The DNS panel adds the domain by itself.',
    'In the panel’s name field, enter only what stands before your domain.',
  ),
  'several-records': rule(
    'warning',
    'The name has several TXT records. What receivers make of it is not defined.',
    'Keep the one that belongs to the key you sign with. Give another key its own selector.',
    rfc(6376, '3.6.2.2'),
  ),
  alias: rule(
    'note',
    'The name is a CNAME: the key stands where it points to, and whoever owns that name can change it.',
    'Right for a service that rotates its keys itself. Take the CNAME out when you leave the service.',
    rfc(6376, '3.6.2'),
  ),
  'broken-alias': rule(
    'error',
    'The name is a CNAME, and there is no TXT record where it points to.',
    'Check the target in the control panel of your service, or take the CNAME out.',
    rfc(1034, '3.6.2'),
  ),
  'wildcard-answer': rule(
    'warning',
    'The domain answers for every selector, even one that nobody has made up. A wildcard record does that.',
    'Take the wildcard TXT record out, or give _domainkey a record of its own.',
    rfc(4592, '2'),
  ),
  'no-dns-answer': rule(
    'error',
    'The name servers of the domain gave no usable answer.',
    'Try again in a minute, or ask another resolver. If it stays, ask whoever runs the domain’s DNS.',
    rfc(6376, '6.1.2'),
  ),

  // The signature.
  'no-signature': rule(
    'error',
    'The text has no DKIM-Signature.',
    'Copy the source of a message as it arrived: “Show original”, “View source” or a saved .eml file.',
    rfc(6376, '3.5'),
  ),
  'missing-tag': rule(
    'error',
    'The signature lacks a tag that it must have: v, a, b, bh, d, h or s.',
    'Copy the whole header again. If it really is so, the signer is broken.',
    rfc(6376, '3.5'),
  ),
  'signature-version': rule(
    'error',
    'The signature’s version is not 1.',
    undefined,
    rfc(6376, '3.5'),
  ),
  'unknown-algorithm': rule(
    'error',
    'a= names an algorithm that is neither rsa-sha256 nor ed25519-sha256.',
    'Let your server sign with rsa-sha256.',
    rfc(8463, '3'),
  ),
  'rsa-sha1': rule(
    'error',
    'The signature uses rsa-sha1. Receivers must not accept it, whether it fits or not.',
    'Let your server sign with rsa-sha256. The key can stay.',
    rfc(8301, '3.1'),
  ),
  'bad-canonicalization': rule(
    'error',
    'c= names a form other than simple and relaxed.',
    'Use relaxed/relaxed.',
    rfc(6376, '3.5'),
  ),
  'bad-domain': rule(
    'error',
    'd= is no domain name.',
    'Set the domain in your server’s DKIM settings.',
    rfc(6376, '3.5'),
  ),
  'identity-outside': rule(
    'error',
    'i= is neither the domain in d= nor one below it.',
    'Leave i= out, or set it to @ and the domain in d=.',
    rfc(6376, '6.1.1'),
  ),
  'unknown-query': rule(
    'error',
    'q= does not list dns/txt, the only way to get a key.',
    'Leave q= out.',
    rfc(6376, '3.5'),
  ),
  'bad-number': rule(
    'error',
    'l=, t= or x= is no number, or too long for one.',
    'Copy the header again, or mend the signer.',
    rfc(6376, '3.5'),
  ),
  'length-limit': rule(
    'warning',
    'l= signs only the beginning of the body. Anyone can add text below, and the signature stays valid.',
    'Switch l= off in your server.',
    rfc(6376, '8.2'),
  ),
  'expires-before': rule(
    'error',
    'x= lies before t=: the signature ends before it begins.',
    'Check the clock and the DKIM settings of your server.',
    rfc(6376, '3.5'),
  ),
  expired: rule(
    'error',
    'x= has passed: the signature was valid for a limited time. Receivers may refuse it now.',
    'Nothing to do if it arrived in time. Check a message that is newer.',
    rfc(6376, '3.5'),
  ),
  'signed-later': rule(
    'note',
    't= lies in the future: a clock is wrong, the signer’s or this computer’s.',
    'Let the server set its clock by NTP.',
    rfc(6376, '3.5'),
  ),
  'from-not-signed': rule(
    'error',
    'h= leaves From out. Receivers must refuse such a signature.',
    'Let your server sign From.',
    rfc(6376, '5.4'),
  ),
  'subject-not-signed': rule(
    'warning',
    'Subject, Date or To is in the message but not signed, so anyone on the way can change it.',
    'Let your server sign the fields the standard recommends.',
    rfc(6376, '5.4.1'),
  ),

  // The verdict on a signature.
  'signature-good': rule(
    'fine',
    'The signature fits the message and the key in DNS.',
    undefined,
    rfc(6376, '6.1.3'),
  ),
  'no-key': rule(
    'error',
    'There is no key where the signature says it is.',
    'Publish the key again, or check whether the selector in s= was retired too early.',
    rfc(6376, '6.1.2'),
  ),
  'key-revoked': rule(
    'error',
    'The key is revoked: its p= is empty.',
    'Check a newer message. If your server still signs with this selector, switch it to the new key.',
    rfc(6376, '6.1.2'),
  ),
  'key-unusable': rule(
    'error',
    'The key in DNS is broken, too short, or of a kind that cannot be used.',
    'See what is said of the key.',
    rfc(6376, '6.1.2'),
  ),
  'key-type-differs': rule(
    'error',
    'The signature was made with one kind of key, and DNS has another.',
    'Give each key its own selector.',
    rfc(6376, '6.1.2'),
  ),
  'identity-not-strict': rule(
    'error',
    'The key has t=s, and i= names a subdomain. That is not allowed together.',
    'Take s out of t=, or leave i= out of the signature.',
    rfc(6376, '3.6.1'),
  ),
  'body-changed': rule(
    'error',
    'The body was changed after signing: its hash is not the one in bh=.',
    'Look for what changes mail on its way: a mailing list’s footer, a virus scanner, a gateway that rewrites links. Sign after it.',
    rfc(6376, '6.1.3'),
  ),
  'body-blanks': rule(
    'error',
    'Only blanks or empty lines of the body differ from what was signed.',
    'Sign with c=relaxed/relaxed. Or the blanks got lost by copying: check the saved .eml file.',
    rfc(6376, '3.4.3'),
  ),
  'body-appended': rule(
    'error',
    'Text was added at the end of the body after signing. Without it the signature fits.',
    'Sign after the server that adds the footer, or let it sign again.',
    rfc(6376, '6.1.3'),
  ),
  'body-empty-signed': rule(
    'error',
    'The signature covers an empty body, but the message has one.',
    'The signer hashed the message before its body was there, or the body was put in later.',
    rfc(6376, '3.7'),
  ),
  'body-line-ends': rule(
    'error',
    'The signer hashed the body with bare LF line ends. DKIM counts lines as CRLF.',
    'Let the signer convert line ends to CRLF before it signs.',
    rfc(6376, '5.3'),
  ),
  'body-quoted-from': rule(
    'error',
    'Lines that begin with From have got a > in front, as mailbox files write them. Without it the signature fits.',
    'Check the message as it arrived, not a copy from a mailbox file. Or encode such lines as quoted-printable before signing.',
    rfc(6376, '5.3'),
  ),
  'body-short': rule(
    'error',
    'l= is more than the body has: part of the signed text is missing.',
    'Check the whole message, with its end.',
    rfc(6376, '3.5'),
  ),
  'headers-changed': rule(
    'error',
    'A signed header field was changed, added or taken out after signing. The key is the right one.',
    'Compare the signed fields with the message as it was sent.',
    rfc(6376, '6.1.3'),
  ),
  'header-blanks': rule(
    'error',
    'Only blanks or line breaks in the header differ from what was signed.',
    'Sign with c=relaxed/relaxed. Or they got lost by copying: check the saved .eml file.',
    rfc(6376, '3.4.2'),
  ),
  'header-added': rule(
    'error',
    'A signed header field was not in the message when it was signed.',
    'Find what adds the field on the way, and sign after it.',
    rfc(6376, '5.4.2'),
  ),
  'header-edited': rule(
    'error',
    'Something was put in front of a signed header field, such as a list’s name before the subject.',
    'Sign after the server that does it, or let it leave the field as it is.',
    rfc(6376, '6.1.3'),
  ),
  'header-copied': rule(
    'error',
    'The copies that the signer kept in z= show which header fields were changed.',
    'Find what changes the field on the way.',
    rfc(6376, '3.5'),
  ),
  'wrong-key': rule(
    'error',
    'The signature was not made with the private key that belongs to the key in DNS, or b= was damaged.',
    'Publish the public key of the key your server signs with, or give the server the right one.',
    rfc(6376, '6.1.3'),
  ),
  'all-changed': rule(
    'error',
    'Neither the header nor the body is as it was signed.',
    'Check the message as it arrived: a saved .eml file is safest.',
    rfc(6376, '6.1.3'),
  ),
  'body-not-given': rule(
    'note',
    'The signed header fields are as they were signed. The body was not pasted, so it is not checked.',
    'Paste the whole source to check the body too.',
    rfc(6376, '6.1.3'),
  ),
  'message-not-given': rule(
    'note',
    'Only the signature was pasted: its key is checked, the message is not.',
    'Paste the whole source to check the signature.',
    rfc(6376, '6.1.3'),
  ),
  'no-web-crypto': rule(
    'error',
    'This browser cannot check signatures of this kind.',
    'Open the page over https, or in a newer browser.',
  ),

  // The message.
  'several-from': rule(
    'warning',
    'The message has more than one From. Programs differ in which one they show.',
    'A real message has one. Treat this one with care.',
    rfc(6376, '8.15'),
  ),
  aligned: rule(
    'fine',
    'd= is the domain of the From address, or one above or below it: a pass counts for DMARC.',
  ),
  unaligned: rule(
    'warning',
    'd= is a domain other than that of the From address. For DMARC this signature counts only if both belong to one organizational domain.',
    'Set up DKIM with your own domain at the service that sends.',
  ),
  'eight-bit': rule(
    'note',
    'The pasted text has characters beyond ASCII. Their octets are taken as UTF-8, which may not be what was sent.',
    'If a check of the body fails, open the .eml file in its place.',
    rfc(6376, '5.3'),
  ),
  'read-as-latin1': rule(
    'note',
    'The text fits its signature as ISO 8859-1, so it is read as that.',
  ),
  'line-ends': rule(
    'note',
    'Line ends were not CRLF. They are read as CRLF, for mail travels with those.',
    undefined,
    rfc(6376, '5.3'),
  ),
  'stray-line': rule(
    'note',
    'Lines before or within the header are no header fields. They are passed over.',
    'Copy from the first header field to the end of the message.',
    rfc(5322, '2.2'),
  ),
  'many-signatures': rule(
    'note',
    'The message has more signatures than are checked at once.',
    undefined,
    rfc(6376, '6.1'),
  ),
} as const satisfies Readonly<Record<string, General>>;

export type DkimCode = keyof typeof table;

/** Every code this room reports, in general words. */
export const dkimRules: readonly Rule[] = Object.entries(table).map(
  ([code, general]) => ({
    code,
    ...general,
  }),
);

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
  const {severity, cure, reference}: General = table[code];
  return {
    code,
    severity,
    message,
    ...(cure && {cure}),
    ...(reference && {reference}),
    ...more,
  };
}
