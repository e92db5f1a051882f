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

const GMAIL: Reference = {
  label: 'Gmail’s email sender guidelines',
  url: 'https://support.google.com/a/answer/81126',
};
const BIDI: Reference = {
  label: 'Unicode TR 36, on spoofing by the direction of text',
  url: 'https://www.unicode.org/reports/tr36/',
};
/** The figure is measured by senders; Google has not published one. */
const CLIPPING: Reference = {
  label: 'Spam Resource, on clipping at Gmail',
  url: 'https://www.spamresource.com/2022/01/what-is-gmail-clipping-and-what-to-do.html',
};

/** Every code of this room: what it means in general, its cure, and where it is written. */
const table = {
  // DMARC.
  'dmarc-pass': rule(
    'fine',
    'SPF or DKIM passes for a domain that is aligned with the From address, so the message passes DMARC.',
    undefined,
    rfc(9989, '5.3'),
  ),
  'dmarc-fail': rule(
    'error',
    'Neither SPF nor DKIM passes for a domain that is aligned with the From address, so the message fails DMARC.',
    'Sign the message with DKIM for the domain in the From address. That also survives forwarding, which SPF does not.',
    rfc(9989, '5.3'),
  ),
  'dmarc-none': rule(
    'warning',
    'No DMARC record applies to the From domain. Gmail and Yahoo require one from bulk senders.',
    'Publish a record, to begin with p=none and a report address. The DMARC generator writes it.',
    GMAIL,
  ),
  'dmarc-permerror': rule(
    'error',
    'The DMARC record of the From domain is invalid, so receivers ignore it.',
    'Check the record with the DMARC checker, which names the fault.',
    rfc(9989, '4.10'),
  ),
  'dmarc-temperror': rule(
    'warning',
    'A DNS query that would decide the DMARC result got no usable response.',
    'Check the message again in a few minutes, or ask another resolver.',
    rfc(9989, '5.3'),
  ),

  // From and the other names.
  'no-from': rule(
    'error',
    'The message has no From field with an address. Receivers reject such messages.',
    'Add exactly one From field. If there is one in your mail program, copy the message again from its first line.',
    rfc(5322, '3.6.2'),
  ),
  'several-from': rule(
    'error',
    'The message has more than one From field, so receivers cannot tell which domain is responsible for it.',
    'Send exactly one From field. Gmail rejects messages with more than one.',
    rfc(5322, '3.6'),
  ),
  'several-authors': rule(
    'warning',
    'The From field has addresses at different domains. DMARC is made for one domain, and receivers may reject the message.',
    'Name one address in From, and the others in Reply-To.',
    rfc(9989, '5.3'),
  ),
  'name-has-address': rule(
    'warning',
    'The display name in From contains an address at another domain, which is how phishing looks.',
    'Use the name of a person or a product as the display name.',
    GMAIL,
  ),
  'hidden-characters': rule(
    'warning',
    'A field that people read has characters that are invisible or that reverse the direction of the text.',
    'Remove them. Spam filters count them as an attempt to deceive.',
    BIDI,
  ),
  'reply-elsewhere': rule(
    'note',
    'Replies go to another domain than the one in From.',
    'If you did not plan that, remove Reply-To or set it to your own domain.',
    rfc(5322, '3.6.2'),
  ),

  // SPF.
  'spf-pass': rule(
    'fine',
    'The SPF record of the envelope sender’s domain allows the client that delivered the message.',
    undefined,
    rfc(7208, '2.6.3'),
  ),
  'spf-unaligned': rule(
    'note',
    'SPF passes, but for a domain that is not aligned with the From address, so it does not count for DMARC.',
    'Use a bounce address (Return-Path) below your own domain. Most providers offer one as a custom return path.',
    rfc(9989, '4.10.2'),
  ),
  'spf-fail': rule(
    'error',
    'The SPF record of the envelope sender’s domain forbids the client that delivered the message.',
    'Add the sending service to the SPF record. If the message was forwarded, this is expected, and DKIM has to carry it.',
    rfc(7208, '2.6.4'),
  ),
  'spf-softfail': rule(
    'warning',
    'The SPF record says that the client is probably not allowed to send (~all).',
    'Add the sending service to the SPF record. If the message was forwarded, this is expected.',
    rfc(7208, '2.6.5'),
  ),
  'spf-neutral': rule(
    'warning',
    'The SPF record neither allows nor forbids the client.',
    'Add the sending service to the SPF record, and end the record with ~all or -all.',
    rfc(7208, '2.6.2'),
  ),
  'spf-none': rule(
    'warning',
    'The domain of the envelope sender has no SPF record.',
    'Publish one with the SPF generator.',
    rfc(7208, '2.6.1'),
  ),
  'spf-permerror': rule(
    'error',
    'The SPF record has an error, or takes more than ten lookups, so receivers cannot use it.',
    'Check the domain with the SPF checker, which names the error and suggests a fix.',
    rfc(7208, '2.6.7'),
  ),
  'spf-temperror': rule(
    'warning',
    'A DNS query for the SPF record got no usable response.',
    'Check the message again in a few minutes, or ask another resolver.',
    rfc(7208, '2.6.6'),
  ),
  'spf-unknown': rule(
    'note',
    'The message does not show which server delivered it, so SPF cannot be checked.',
    'Copy the message from the recipient’s mailbox, not from the sent folder, or type the client’s IP address.',
    rfc(7208, '2.4'),
  ),

  // DKIM and ARC.
  'dkim-pass': rule(
    'fine',
    'A DKIM signature is valid: the message is as its domain signed it.',
    undefined,
    rfc(6376, '6.1'),
  ),
  'dkim-unaligned': rule(
    'note',
    'A DKIM signature is valid, but its domain is not aligned with the From address, so it does not count for DMARC.',
    'Set up DKIM for your own domain at the service that sends for you.',
    rfc(9989, '4.10.2'),
  ),
  'dkim-fail': rule(
    'warning',
    'A DKIM signature is not valid.',
    'Check the message again from its .eml file. If the signature still fails, something changed the message after it was signed.',
    rfc(6376, '6.1'),
  ),
  'dkim-unsure': rule(
    'note',
    'A DKIM signature could not be checked to the end.',
    'Give the whole message, with its body.',
    rfc(6376, '6.1'),
  ),
  'dkim-key': rule(
    'note',
    'The key of a DKIM signature works, but could be better.',
    'Look at the key in the DKIM checker.',
    rfc(6376, '3.6.1'),
  ),
  'dkim-none': rule(
    'warning',
    'The message has no DKIM signature. Gmail and Yahoo require one from bulk senders.',
    'Turn on DKIM signing at the service that sends the message.',
    GMAIL,
  ),
  'arc-pass': rule(
    'fine',
    'The message was passed on by servers that sealed what they saw, and their ARC chain is valid.',
    undefined,
    rfc(8617, '5.2'),
  ),
  'arc-fail': rule(
    'note',
    'The message carries an ARC chain that is not valid, so what it says of earlier checks does not count.',
    'Nothing, as a sender: the chain is added by forwarders, and something changed the message after them.',
    rfc(8617, '5.2'),
  ),

  // Fields that a message has to have.
  'no-date': rule(
    'error',
    'The message has no Date field, or one that cannot be read. The field is required.',
    'Let the sending library set it, in the form “Mon, 23 Nov 2026 10:00:00 +0000”.',
    rfc(5322, '3.6.1'),
  ),
  'date-off': rule(
    'warning',
    'The time in the Date field is far from the time at which the first server took the message.',
    'Set the clock of the machine that makes the message, and check its time zone.',
    rfc(5322, '3.6.1'),
  ),
  'no-message-id': rule(
    'warning',
    'The message has no usable Message-ID. Without it replies are not threaded, and some receivers reject the message.',
    'Let the sending library set a unique one, such as <20261123.4711@example.com>.',
    rfc(5322, '3.6.4'),
  ),
  'no-mime-version': rule(
    'warning',
    'The message has MIME fields but no MIME-Version, so programs may show its source.',
    'Add the field “MIME-Version: 1.0”.',
    rfc(2045, '4'),
  ),
  'repeated-field': rule(
    'error',
    'A field that may be there once is there several times. Gmail rejects some of these messages.',
    'Find the place in your code or in a relay where the second one is added.',
    rfc(5322, '3.6'),
  ),

  // The route.
  'no-received': rule(
    'note',
    'The message has no Received field, so it was not taken from a mailbox, and its route cannot be shown.',
    'Copy the message from the recipient’s mailbox.',
    rfc(5321, '4.4'),
  ),
  'slow-hop': rule(
    'warning',
    'One server kept the message for more than five minutes.',
    'Look at that server’s queue. Greylisting and rate limits of the receiver are the usual causes.',
    rfc(5321, '4.5.4.1'),
  ),
  'clock-off': rule(
    'note',
    'A server noted a time before that of the server it got the message from, so one of the two clocks is wrong.',
    'Synchronize the clock of the server with NTP, if it is yours.',
    rfc(5321, '4.4'),
  ),

  // Unsubscribe.
  'one-click': rule(
    'fine',
    'The message has everything for one-click unsubscribe: an HTTPS address, List-Unsubscribe-Post, and a valid DKIM signature over both.',
    undefined,
    rfc(8058, '3.1'),
  ),
  'unsubscribe-optional': rule(
    'note',
    'The message has no List-Unsubscribe field. Receipts, sign-in codes and other transactional email do not need one.',
    'Add one-click unsubscribe if the message is marketing: Gmail and Yahoo require it from bulk senders.',
    GMAIL,
  ),
  'unsubscribe-missing': rule(
    'error',
    'The message is marked as bulk mail, but has no List-Unsubscribe field. Gmail and Yahoo require one-click unsubscribe for marketing mail of bulk senders.',
    'Add List-Unsubscribe with an HTTPS address, and List-Unsubscribe-Post: List-Unsubscribe=One-Click.',
    GMAIL,
  ),
  'unsubscribe-no-https': rule(
    'error',
    'List-Unsubscribe has no HTTPS address, so there is no one-click unsubscribe. A mailto address alone is not enough for Gmail and Yahoo.',
    'Add an HTTPS address that unsubscribes on a POST request, without a login or a page in between.',
    rfc(8058, '3.1'),
  ),
  'unsubscribe-no-post': rule(
    'error',
    'List-Unsubscribe-Post is missing or has another value than the standard’s, so there is no one-click unsubscribe.',
    'Add the field “List-Unsubscribe-Post: List-Unsubscribe=One-Click”.',
    rfc(8058, '3.1'),
  ),
  'unsubscribe-not-signed': rule(
    'error',
    'No valid DKIM signature covers both unsubscribe fields, so mailbox providers do not offer one-click unsubscribe.',
    'Add List-Unsubscribe and List-Unsubscribe-Post to the fields that DKIM signs (h=).',
    rfc(8058, '4'),
  ),
  'unsubscribe-repeated': rule(
    'error',
    'One of the unsubscribe fields is there more than once, although each may be there once.',
    'Put all addresses into one List-Unsubscribe field, with commas between them.',
    rfc(8058, '3.1'),
  ),

  // Form and size.
  'html-clipped': rule(
    'error',
    'The HTML part is larger than 102 KB, so Gmail cuts the message off and hides the rest behind a link. The unsubscribe link at the end goes with it.',
    'Shorten the message, move styles into classes, and remove comments and unused code.',
    CLIPPING,
  ),
  'html-near-clipping': rule(
    'note',
    'The HTML part is close to the 102 KB from which Gmail cuts messages off.',
    'Keep some space: tracking links make the HTML longer when it is sent.',
    CLIPPING,
  ),
  'no-plain-text': rule(
    'warning',
    'The message has HTML but no plain text. Some readers and many filters look at the plain text.',
    'Send both parts in a multipart/alternative, with the plain text first.',
    rfc(2046, '5.1.4'),
  ),
  'long-line': rule(
    'error',
    'A line is longer than 998 octets. Servers on the way may break it, which also breaks DKIM.',
    'Send the part in quoted-printable or base64.',
    rfc(5322, '2.1.1'),
  ),
  'header-only': rule(
    'note',
    'Only a header was given, so size, parts and the body’s signature cannot be checked.',
    'Copy the message to its end.',
    rfc(5322, '2.1'),
  ),

  // What copying did.
  'not-a-message': rule(
    'error',
    'The text has none of the header fields that a message begins with.',
    'Copy the source of the message (“Show original” in Gmail), from its first line to the end.',
    rfc(5322, '2.2'),
  ),
  'lost-space': rule(
    'note',
    'Copying has removed the space in front of folded header lines. It was put back, so relaxed signatures can still be checked.',
    'Open the .eml file in place of the pasted text.',
    rfc(5322, '2.2.3'),
  ),
  'quoted-paste': rule(
    'note',
    'The pasted text is quoted, with a > in front of every line. The marks were removed.',
    'Open the .eml file in place of the pasted text.',
  ),
  'indented-paste': rule(
    'note',
    'Every pasted line begins with the same spaces. They were removed.',
    'Open the .eml file in place of the pasted text.',
  ),
  'doubled-lines': rule(
    'note',
    'Copying has put an empty line after every line. They were removed, and empty lines of the body went with them.',
    'Open the .eml file in place of the pasted text: a signature over the body may not fit here.',
  ),
  'html-escaped': rule(
    'note',
    'The text was copied from HTML, where < and > are written as &lt; and &gt;. They were put back.',
    'Open the .eml file in place of the pasted text.',
  ),
  'mbox-line': rule(
    'note',
    'The first line is the separator of a mailbox file. It is no part of the message and was removed.',
    undefined,
    {
      label: 'RFC 4155, appendix A',
      url: 'https://www.rfc-editor.org/rfc/rfc4155#appendix-A',
    },
  ),
  'pasted-letters': rule(
    'note',
    'The pasted text has letters beyond ASCII. They are taken as UTF-8, which may not be what was sent.',
    'Open the .eml file in place of the pasted text if a signature fails.',
    rfc(6376, '5.3'),
  ),
  'bare-line-ends': rule(
    'note',
    'The lines of the file do not end in CRLF. They are read as if they did, because email travels that way.',
    undefined,
    rfc(6376, '5.3'),
  ),
} as const satisfies Readonly<Record<string, General>>;

export type MessageCode = keyof typeof table;

/** Every code this room reports, in general words. */
export const messageRules: readonly Rule[] = Object.entries(table).map(
  ([code, general]) => ({code, ...general}),
);

/**
 * A problem of this room: its rule gives severity, cure and reference.
 *
 * @param message what is the matter with the message at hand
 * @param cure one that knows more than the rule's
 */
export function found(code: MessageCode, message: string, cure?: string): Problem {
  const {severity, cure: general, reference}: General = table[code];
  const advice = cure ?? general;
  return {
    code,
    severity,
    message,
    ...(advice && {cure: advice}),
    ...(reference && {reference}),
  };
}
