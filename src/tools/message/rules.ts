import {publishedRules, type Rule} from '../kit';
import {ruleTable, type MessageCode} from './found';

/** When each rule is reported: for the published list alone, so that no tool loads it. */
const says: Readonly<Record<MessageCode, string>> = {
  // DMARC.
  'dmarc-pass':
    'SPF or DKIM passes for a domain that is aligned with the From address, so the message passes DMARC.',
  'dmarc-fail':
    'Neither SPF nor DKIM passes for a domain that is aligned with the From address, so the message fails DMARC.',
  'dmarc-none':
    'No DMARC record applies to the From domain. Gmail, Yahoo and Outlook.com require one from bulk senders.',
  'dmarc-permerror':
    'The DMARC record of the From domain is invalid, so receivers ignore it.',
  'dmarc-temperror':
    'A DNS query that would decide the DMARC result got no usable response.',

  // From and the other names.
  'no-from':
    'The message has no From field with an address. Receivers reject such messages.',
  'several-from':
    'The message has more than one From field, so receivers cannot tell which domain is responsible for it.',
  'several-authors':
    'The From field has addresses at different domains. DMARC is made for one domain, and receivers may reject the message.',
  'name-has-address':
    'The display name in From contains an address at another domain, which is how phishing looks.',
  'hidden-characters':
    'A field that people read has characters that are invisible or that reverse the direction of the text.',
  'reply-elsewhere': 'Replies go to another domain than the one in From.',

  // SPF.
  'spf-pass':
    'The SPF record of the envelope sender’s domain allows the client that delivered the message.',
  'spf-unaligned':
    'SPF passes, but for a domain that is not aligned with the From address, so it does not count for DMARC.',
  'spf-fail':
    'The SPF record of the envelope sender’s domain forbids the client that delivered the message.',
  'spf-softfail':
    'The SPF record says that the client is probably not allowed to send (~all).',
  'spf-neutral': 'The SPF record neither allows nor forbids the client.',
  'spf-none': 'The domain of the envelope sender has no SPF record.',
  'spf-permerror':
    'The SPF record has an error, or takes more than ten lookups, so receivers cannot use it.',
  'spf-temperror': 'A DNS query for the SPF record got no usable response.',
  'spf-unknown':
    'The message does not show which server delivered it, so SPF cannot be checked.',

  // DKIM and ARC.
  'dkim-pass': 'A DKIM signature is valid: the message is as its domain signed it.',
  'dkim-unaligned':
    'A DKIM signature is valid, but its domain is not aligned with the From address, so it does not count for DMARC.',
  'dkim-fail': 'A DKIM signature is not valid.',
  'dkim-unsure': 'A DKIM signature could not be checked to the end.',
  'dkim-key': 'The key of a DKIM signature works, but could be better.',
  'dkim-none':
    'The message has no DKIM signature. Gmail, Yahoo and Outlook.com require one from bulk senders.',
  'arc-pass':
    'The message was passed on by servers that sealed what they saw, and their ARC chain is valid.',
  'arc-fail':
    'The message carries an ARC chain that is not valid, so what it says of earlier checks does not count.',

  // Fields that a message has to have.
  'no-date':
    'The message has no Date field, or one that cannot be read. The field is required.',
  'date-off':
    'The time in the Date field is far from the time at which the first server took the message.',
  'no-message-id':
    'The message has no usable Message-ID. Without it replies are not threaded, and some receivers reject the message.',
  'no-mime-version':
    'The message has MIME fields but no MIME-Version, so programs may show its source.',
  'repeated-field':
    'A field that is allowed only once appears several times. Gmail rejects some of these messages.',

  // The route.
  'no-received':
    'The message has no Received field, so it was not taken from a mailbox, and its route cannot be shown.',
  'slow-hop': 'The message waited for more than five minutes between two servers.',
  'clock-off':
    'A server noted a time before that of the server it got the message from, so one of the two clocks is wrong.',

  // Unsubscribe.
  'one-click':
    'The message has everything for one-click unsubscribe: an HTTPS URL, List-Unsubscribe-Post, and a valid DKIM signature over both.',
  'unsubscribe-optional':
    'The message has no List-Unsubscribe field. Receipts, sign-in codes and other transactional email do not need one.',
  'unsubscribe-missing':
    'The message is marked as bulk mail, but has no List-Unsubscribe field. Gmail and Yahoo require one-click unsubscribe for marketing mail of bulk senders.',
  'unsubscribe-no-https':
    'List-Unsubscribe has no HTTPS URL, so there is no one-click unsubscribe. A mailto address alone is not enough for Gmail and Yahoo.',
  'unsubscribe-no-post':
    'List-Unsubscribe-Post is missing, or its value is not List-Unsubscribe=One-Click, so there is no one-click unsubscribe.',
  'unsubscribe-not-signed':
    'No valid DKIM signature covers both unsubscribe fields, so mailbox providers do not offer one-click unsubscribe.',
  'unsubscribe-repeated':
    'One of the unsubscribe fields appears more than once, although each is allowed only once.',

  // Form and size.
  'html-clipped':
    'The HTML part is larger than 102 KB, so Gmail cuts the message off and hides the rest behind a link. The unsubscribe link at the end goes with it.',
  'html-near-clipping':
    'The HTML part is close to the 102 KB from which Gmail cuts messages off.',
  'no-plain-text':
    'The message has HTML but no plain text. Some readers and many filters look at the plain text.',
  'long-line':
    'A line is longer than 998 bytes. Servers on the way may break it, which also breaks DKIM.',
  'header-only':
    'Only a header was given, so size, parts and the body’s signature cannot be checked.',

  // What copying did.
  'not-a-message': 'The text has none of the header fields that a message begins with.',
  'lost-space':
    'Copying has removed the space in front of folded header lines. It was put back, so relaxed signatures can still be checked.',
  'quoted-paste':
    'The pasted text is quoted, with a > in front of every line. The marks were removed.',
  'indented-paste': 'Every pasted line begins with the same spaces. They were removed.',
  'doubled-lines':
    'Copying has put an empty line after every line. They were removed, and empty lines of the body went with them.',
  'html-escaped':
    'The text was copied from HTML, where < and > are written as &lt; and &gt;. They were put back.',
  'mbox-line':
    'The first line is the separator of a mailbox file. It is no part of the message and was removed.',
  'pasted-letters':
    'The pasted text has letters beyond ASCII. They are taken as UTF-8, which may not be what was sent.',
  'bare-line-ends':
    'The lines of the file do not end in CRLF. They are read as if they did, because email travels that way.',
};

/** Every code this room reports, in general words. */
export const messageRules: readonly Rule[] = publishedRules(ruleTable, says);
