import {publishedRules, type Rule} from '../kit';
import {ruleTable, type DkimCode} from './found';

/** When each rule is reported: for the published list alone, so that no tool loads it. */
const says: Readonly<Record<DkimCode, string>> = {
  // Tag lists, in a key record and in a signature.
  'duplicate-tag':
    'A tag stands twice in the key record or the signature. Receivers treat the whole list as broken.',
  'empty-tag': 'Two semicolons stand side by side, or the list begins with one.',
  'blank-at-end':
    'A blank stands after the last semicolon. The grammar does not allow it, and strict receivers refuse the record.',
  'no-equals': 'A part between semicolons is no tag: the sign “=” is missing.',
  'bad-tag-name':
    'A tag’s name has something other than letters, digits and underscores, or does not begin with a letter.',
  'bad-character': 'A value has a control character or a character beyond ASCII.',

  // Damage from copying.
  empty: 'There is no text to read.',
  'other-record': 'The text is a record of another kind, such as SPF or DMARC.',
  'zone-line': 'The name and type of the record were published as part of its value.',
  quotes:
    'Quotation marks are part of the record. They belong to zone files, not to the value.',
  backslash:
    'A backslash stands before a semicolon. Zone files write it so; the value has none.',
  'pem-armour':
    'The lines BEGIN PUBLIC KEY and END PUBLIC KEY of a PEM file are part of p=.',
  'private-key':
    'What is in p= is a private key. Anyone who reads DNS can now sign as the domain.',

  // The key record.
  'version-not-first':
    'v=DKIM1 is there, but not as the first tag. Receivers must discard such a record.',
  'bad-version': 'The version is something other than DKIM1, in exactly this spelling.',
  'no-version':
    'The record has no v=DKIM1. That is allowed, though some checkers look for it.',
  'no-p': 'The record has no p=, so it has no key.',
  revoked:
    'p= is empty: the key is revoked. No signature under this selector is valid any more.',
  'bad-base64':
    'A value that must be base64 is not: a stray character, or a length that cannot be.',
  'no-padding':
    'The = signs at the end of a base64 value are missing, or there are too many.',
  'cut-key': 'The public key is cut short: it says that it is longer than what is there.',
  'not-a-key': 'What is in p= can be decoded, but it is no public key.',
  certificate: 'What is in p= is a certificate. Receivers want the public key alone.',
  'other-algorithm': 'The key is of an algorithm that DKIM does not have, such as ECDSA.',
  'trailing-octets':
    'After the key stand further octets. Strict receivers refuse such a key.',
  'bare-rsa':
    'The key is a bare RSAPublicKey. The text of the standard asks for it, but its example, an erratum and nearly all software use SubjectPublicKeyInfo, and some receivers read nothing else.',
  'unknown-key-type':
    'k= is something other than rsa or ed25519. Receivers ignore such keys.',
  'missing-k':
    'p= has 32 octets, as an Ed25519 key has, but k=ed25519 is missing. Without it, receivers take the key for RSA.',
  'key-type-mismatch': 'k= names one kind of key, and p= holds another.',
  'ed25519-length': 'An Ed25519 key in p= does not have exactly 32 octets.',
  'ed25519-wrapped':
    'An Ed25519 key is published as SubjectPublicKeyInfo. For this kind of key p= holds the 32 bare octets.',
  'short-rsa':
    'The RSA key has fewer than 1024 bits. Receivers must not accept signatures made with it.',
  'weak-rsa':
    'The RSA key has fewer than 2048 bits. Receivers take it, but the standard asks signers for 2048.',
  'good-rsa': 'The RSA key has 2048 bits or more, as the standard asks for.',
  'long-rsa':
    'The RSA key has more than 4096 bits. Receivers only have to take up to 4096.',
  'large-answer':
    'The record does not fit into 512 octets, which a plain DNS packet holds. Receivers need EDNS or TCP to get it.',
  'weak-exponent': 'The RSA exponent is 1 or even: such a key does not protect anything.',
  'odd-exponent':
    'The RSA exponent is not 65537, which nearly all keys have. Some software refuses others.',
  'ed25519-key':
    'The key is Ed25519: short and strong, but some large receivers cannot check it yet.',
  'no-sha256':
    'h= leaves SHA-256 out. SHA-1 is forbidden, so no signature with this key can be valid.',
  'sha1-listed': 'h= still lists SHA-1. It is forbidden, so it changes nothing.',
  'letter-case':
    'A value is written in capitals where the standard writes small letters. Most receivers take it.',
  'no-email-service': 's= names neither email nor *, so the key is not for email.',
  testing:
    't=y says that the domain is only testing. Receivers treat the mail as if it were not signed.',
  'strict-identity':
    't=s ties the key to the exact domain: i= in a signature cannot name a subdomain.',
  granularity:
    'g= is a tag of the first DKIM standard. It was dropped in 2011, and receivers ignore it.',
  'unknown-tag':
    'The record has a tag that the standard does not know. Receivers ignore it.',

  // Where the record is.
  'no-selector': 'The field for the selector is empty.',
  'bad-selector':
    'The text cannot be a selector: each part between dots has letters, digits and hyphens, and at most 63 of them.',
  'selector-underscore':
    'The selector has an underscore. DNS takes it, the grammar of DKIM does not.',
  'no-record': 'There is no TXT record where the key should be.',
  'no-domainkey':
    'Nothing exists below _domainkey of this domain, so it has no key under any selector, if its name servers follow the standard.',
  'doubled-name':
    'The key stands at a name that has the domain twice. The DNS panel adds the domain by itself.',
  'several-records':
    'The name has several TXT records. What receivers make of it is not defined.',
  alias:
    'The name is a CNAME: the key stands where it points to, and whoever owns that name can change it.',
  'broken-alias': 'The name is a CNAME, and there is no TXT record where it points to.',
  'wildcard-answer':
    'The domain answers for every selector, even one that nobody has made up. A wildcard record does that.',
  'no-dns-answer': 'The name servers of the domain gave no usable answer.',

  // The signature.
  'no-signature': 'The text has no DKIM-Signature.',
  'missing-tag': 'The signature lacks a tag that it must have: v, a, b, bh, d, h or s.',
  'signature-version': 'The signature’s version is not 1.',
  'unknown-algorithm':
    'a= names an algorithm that is neither rsa-sha256 nor ed25519-sha256.',
  'rsa-sha1':
    'The signature uses rsa-sha1. Receivers must not accept it, whether it fits or not.',
  'bad-canonicalization': 'c= names a form other than simple and relaxed.',
  'bad-domain': 'd= is no domain name.',
  'identity-outside': 'i= is neither the domain in d= nor one below it.',
  'unknown-query': 'q= does not list dns/txt, the only way to get a key.',
  'bad-number': 'l=, t= or x= is no number, or too long for one.',
  'length-limit':
    'l= signs only the beginning of the body. Anyone can add text below, and the signature stays valid.',
  'expires-before': 'x= lies before t=: the signature ends before it begins.',
  expired:
    'x= has passed: the signature was valid for a limited time. Receivers may refuse it now.',
  'signed-later':
    't= lies in the future: a clock is wrong, the signer’s or this computer’s.',
  'from-not-signed': 'h= leaves From out. Receivers must refuse such a signature.',
  'subject-not-signed':
    'Subject, Date or To is in the message but not signed, so anyone on the way can change it.',

  // The verdict on a signature.
  'signature-good': 'The signature fits the message and the key in DNS.',
  'no-key': 'There is no key where the signature says it is.',
  'key-revoked': 'The key is revoked: its p= is empty.',
  'key-unusable':
    'The key in DNS is broken, too short, or of a kind that cannot be used.',
  'key-type-differs': 'The signature was made with one kind of key, and DNS has another.',
  'identity-not-strict':
    'The key has t=s, and i= names a subdomain. That is not allowed together.',
  'body-changed': 'The body was changed after signing: its hash is not the one in bh=.',
  'body-blanks': 'Only blanks or empty lines of the body differ from what was signed.',
  'body-appended':
    'Text was added at the end of the body after signing. Without it the signature fits.',
  'body-empty-signed': 'The signature covers an empty body, but the message has one.',
  'body-line-ends':
    'The signer hashed the body with bare LF line ends. DKIM counts lines as CRLF.',
  'body-quoted-from':
    'Lines that begin with From have got a > in front, as mailbox files write them. Without it the signature fits.',
  'body-short': 'l= is more than the body has: part of the signed text is missing.',
  'headers-changed':
    'A signed header field was changed, added or taken out after signing. The key is the right one.',
  'header-blanks':
    'Only blanks or line breaks in the header differ from what was signed.',
  'header-added': 'A signed header field was not in the message when it was signed.',
  'header-edited':
    'Something was put in front of a signed header field, such as a list’s name before the subject.',
  'header-copied':
    'The copies that the signer kept in z= show which header fields were changed.',
  'wrong-key':
    'The signature was not made with the private key that belongs to the key in DNS, or b= was damaged.',
  'all-changed': 'Neither the header nor the body is as it was signed.',
  'body-not-given':
    'The signed header fields are as they were signed. The body was not pasted, so it is not checked.',
  'message-not-given':
    'Only the signature was pasted: its key is checked, the message is not.',
  'no-web-crypto': 'This browser cannot check signatures of this kind.',

  // The message.
  'several-from':
    'The message has more than one From. Programs differ in which one they show.',
  aligned:
    'd= is the domain of the From address, or one above or below it: a pass counts for DMARC.',
  unaligned:
    'd= is a domain other than that of the From address. For DMARC this signature counts only if both belong to one organizational domain.',
  'eight-bit':
    'The pasted text has characters beyond ASCII. Their octets are taken as UTF-8, which may not be what was sent.',
  'read-as-latin1': 'The text fits its signature as ISO 8859-1, so it is read as that.',
  'line-ends':
    'Line ends were not CRLF. They are read as CRLF, for mail travels with those.',
  'stray-line':
    'Lines before or within the header are no header fields. They are passed over.',
  'many-signatures': 'The message has more signatures than are checked at once.',
};

/** Every code this room reports, in general words. */
export const dkimRules: readonly Rule[] = publishedRules(ruleTable, says);
