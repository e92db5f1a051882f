import {publishedRules, type Rule} from '../kit';
import {keyRules, type KeyCode} from './found';
import {messageRules, type MessageCode} from './foundInMessage';

/** When each rule is reported: for the published list alone, so that no tool loads it. */
const says: Readonly<Record<KeyCode | MessageCode, string>> = {
  // Tag lists, in a key record and in a signature.
  'duplicate-tag':
    'A tag is used twice in the key record or the signature, so receivers treat the whole list as invalid.',
  'empty-tag': 'There are two semicolons in a row, or the list begins with one.',
  'blank-at-end':
    'There is a space after the last semicolon. The grammar does not allow it, and strict receivers reject the record.',
  'no-equals': 'A part between semicolons is not a tag, because the sign “=” is missing.',
  'bad-tag-name':
    'The name of a tag contains something other than letters, digits and underscores, or does not begin with a letter.',
  'bad-character': 'A value contains a control character or a non-ASCII character.',

  // Damage from copying.
  empty: 'The text is empty.',
  'other-record': 'The text is a record of another kind, such as SPF or DMARC.',
  'zone-line': 'The name and type of the record were published as part of its value.',
  quotes:
    'Quotation marks are part of the record. They belong in zone files, not in the value.',
  backslash:
    'There is a backslash before a semicolon. Zone files need it, but the value does not contain it.',
  'pem-armour':
    'The lines BEGIN PUBLIC KEY and END PUBLIC KEY of a PEM file are part of p=.',
  'private-key': 'p= contains a private key, so anyone can now sign as the domain.',

  // The key record.
  'version-not-first':
    'v=DKIM1 is not the first tag, as the standard requires, so strict receivers may ignore the record.',
  'bad-version': 'The version is not DKIM1 in exactly this spelling.',
  'no-version':
    'The record has no v=DKIM1. That is allowed, though some checkers look for it.',
  'no-p': 'The record has no p=, so it has no key.',
  revoked:
    'p= is empty, so the key is revoked. No signature under this selector is valid anymore.',
  'bad-base64':
    'A value that must be base64 is invalid, because of a wrong character or an impossible length.',
  'no-padding':
    'The = signs at the end of a base64 value are missing, or there are too many of them.',
  'cut-key':
    'The public key is truncated, because it states a greater length than it has.',
  'not-a-key': 'The value of p= can be decoded, but is not a public key.',
  certificate: 'p= contains a certificate. Receivers need the public key alone.',
  'other-algorithm':
    'The key uses an algorithm that DKIM does not support, such as ECDSA.',
  'trailing-octets': 'There are extra octets after the key. Strict receivers reject it.',
  'bare-rsa':
    'The key is a bare RSAPublicKey. The text of the standard asks for this format, but its example, an erratum and nearly all software use SubjectPublicKeyInfo, and some receivers read nothing else.',
  'unknown-key-type': 'k= is neither rsa nor ed25519. Receivers ignore such keys.',
  'missing-k':
    'p= has 32 octets like an Ed25519 key, but k=ed25519 is missing. Without it, receivers read the key as RSA.',
  'key-type-mismatch': 'k= names a different key type from the one in p=.',
  'ed25519-length': 'An Ed25519 key in p= does not have exactly 32 octets.',
  'ed25519-wrapped':
    'An Ed25519 key is published as SubjectPublicKeyInfo. For this key type, p= has to contain only the 32 octets of the key.',
  'short-rsa':
    'The RSA key has fewer than 1024 bits. Receivers must not accept signatures made with it.',
  'weak-rsa':
    'The RSA key has fewer than 2048 bits. Receivers accept it, but the standard asks signers for 2048.',
  'good-rsa': 'The RSA key has 2048 bits or more, as the standard recommends.',
  'long-rsa':
    'The RSA key has more than 4096 bits. Receivers only have to support up to 4096.',
  'large-answer':
    'The record does not fit into the 512 octets of a plain DNS packet. Receivers need EDNS or TCP to get it.',
  'weak-exponent': 'The RSA exponent is 1 or even, so the key does not protect anything.',
  'odd-exponent':
    'The RSA exponent is not 65537, which nearly all keys use. Some software rejects others.',
  'ed25519-key':
    'The key is Ed25519, which is short and strong, but some large receivers cannot verify it yet.',
  'no-sha256':
    'h= does not include SHA-256. SHA-1 is forbidden, so no signature with this key can be valid.',
  'sha1-listed': 'h= still lists SHA-1, which is forbidden and has no effect.',
  'letter-case':
    'A value is in upper case, but the standard uses lower case. Most receivers accept it.',
  'no-email-service': 's= names neither email nor *, so the key is not for email.',
  testing:
    't=y says that the domain is only testing. Receivers treat its email as unsigned.',
  'strict-identity':
    't=s ties the key to the exact domain, so i= in a signature cannot name a subdomain.',
  granularity:
    'g= is a tag of the first DKIM standard. It was dropped in 2011, and receivers ignore it.',
  'unknown-tag':
    'The record contains a tag that the standard does not define. Receivers ignore it.',

  // Where the record is.
  'no-selector': 'The field for the selector is empty.',
  'bad-selector':
    'The text is not a valid selector. Each part between dots can have up to 63 letters, digits and hyphens.',
  'selector-underscore':
    'The selector contains an underscore, which DNS allows but DKIM does not.',
  'no-record': 'There is no TXT record at the name of the key.',
  'no-domainkey':
    'Nothing exists below _domainkey of this domain, so it has no key under any selector, if its name servers follow the standard.',
  'doubled-name':
    'The key is at a name that contains the domain twice, because the DNS panel adds the domain automatically.',
  'several-records':
    'The name has several TXT records, and the standard does not say which one receivers use.',
  alias:
    'The name is a CNAME, so the key is where it points to, and the owner of that name can change it.',
  'broken-alias': 'The name is a CNAME, and there is no TXT record where it points to.',
  'wildcard-answer':
    'The domain returns a record for every selector, even for one that does not exist. The cause is a wildcard record.',
  'no-dns-answer': 'The name servers of the domain returned no usable response.',

  // The signature.
  'no-signature': 'The text has no DKIM-Signature.',
  'missing-tag': 'The signature lacks a required tag: v, a, b, bh, d, h or s.',
  'signature-version': 'The signature’s version is not 1.',
  'unknown-algorithm':
    'a= names an algorithm that is neither rsa-sha256 nor ed25519-sha256.',
  'rsa-sha1':
    'The signature uses rsa-sha1. Receivers must not accept it, even if it is correct.',
  'bad-canonicalization': 'c= names a canonicalization other than simple and relaxed.',
  'bad-domain': 'd= is not a domain name.',
  'identity-outside': 'i= is neither the domain in d= nor a subdomain of it.',
  'unknown-query': 'q= does not include dns/txt, which is the only way to get a key.',
  'bad-number': 'l=, t= or x= is not a number, or the number is too long.',
  'length-limit':
    'l= covers only the beginning of the body. Anyone can add text below it, and the signature stays valid.',
  'expires-before': 'x= is before t=, so the signature expires before it was made.',
  expired:
    'The time in x= has passed, so the signature has expired. Receivers may reject it now.',
  'signed-later':
    't= is in the future, so the clock of the signer or of this computer is wrong.',
  'from-not-signed': 'h= does not include From. Receivers must reject such a signature.',
  'subject-not-signed':
    'Subject, Date or To is in the message but not signed, so anyone on the way can change it.',

  // The verdict on a signature.
  'signature-good': 'The signature matches the message and the key in DNS.',
  'no-key': 'There is no key at the name that the signature gives.',
  'key-revoked': 'The key is revoked, because its p= is empty.',
  'key-unusable':
    'The key in DNS is invalid, too short, or of a type that cannot be used.',
  'key-type-differs': 'The signature and the key in DNS have different key types.',
  'identity-not-strict':
    'The key has t=s, but i= names a subdomain, which is not allowed.',
  'body-changed':
    'The body was changed after signing, because its hash does not equal bh=.',
  'body-blanks': 'Only spaces or empty lines in the body differ from what was signed.',
  'body-appended':
    'Text was added at the end of the body after signing. Without it, the signature is valid.',
  'body-empty-signed': 'The signature covers an empty body, but the message has one.',
  'body-line-ends':
    'The signer hashed the body with bare LF line endings, but DKIM uses CRLF.',
  'body-quoted-from':
    'Lines that begin with From have a > in front, as in mailbox files. Without it, the signature is valid.',
  'body-short':
    'l= is greater than the length of the body, so part of the signed text is missing.',
  'headers-changed':
    'A signed header field was changed, added or removed after signing. The key is the right one.',
  'header-blanks':
    'Only spaces or line breaks in the header differ from what was signed.',
  'header-added': 'A signed header field did not exist when the message was signed.',
  'header-edited':
    'Something was added before a signed header field, such as the name of a mailing list before the subject.',
  'header-copied':
    'The copies that the signer kept in z= show which header fields were changed.',
  'wrong-key':
    'The signature was not made with the private key that belongs to the key in DNS, or b= was damaged.',
  'all-changed': 'Both the header and the body were changed after signing.',
  'body-not-given':
    'The signed header fields are unchanged. The body was not pasted, so it was not checked.',
  'message-not-given':
    'Only the signature was pasted, so the key was checked but the message was not.',
  'no-web-crypto': 'This browser cannot verify signatures of this type.',

  // The message.
  'several-from':
    'The message has more than one From field. Mail clients differ in which one they show.',
  aligned:
    'd= is the domain of the From address, or above or below it. In relaxed mode, the default, such a pass normally counts for DMARC; with adkim=s, only the exact domain counts.',
  unaligned:
    'd= is a domain other than that of the From address. For DMARC this signature counts only in relaxed mode, and only if both belong to one organizational domain.',
  'eight-bit':
    'The pasted text contains non-ASCII characters. They are read as UTF-8, which may not be what was sent.',
  'read-as-latin1':
    'The signature is valid if the text is read as ISO 8859-1, so it is read like that.',
  'line-ends':
    'Line endings were not CRLF. They are read as CRLF, because that is what is sent over SMTP.',
  'stray-line':
    'Some lines before or within the header are not header fields, and are ignored.',
  'many-signatures': 'The message has more signatures than are checked at once.',
};

/** Every code this room reports, in general words. */
export const dkimRules: readonly Rule[] = publishedRules(
  {...keyRules, ...messageRules},
  says,
);
