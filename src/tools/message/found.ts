import {rfc, rule, type Problem, type Reference, type RuleTable} from '../kit';

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

/** Every code of this room, with what a finding takes from its rule. */
export const ruleTable = {
  // DMARC.
  'dmarc-pass': rule('fine', undefined, rfc(9989, '5.3')),
  'dmarc-fail': rule(
    'error',
    'If the message is yours, sign it with DKIM for the domain in the From address. Unlike SPF, that also survives forwarding. If it is not yours, it may be forged, or something on the way may have changed it, for example a mailing list. DMARC cannot tell which.',
    rfc(9989, '5.3'),
  ),
  'dmarc-none': rule(
    'warning',
    'Publish a record that starts with p=none and a report address. The DMARC generator writes it for you.',
    GMAIL,
  ),
  'dmarc-permerror': rule(
    'error',
    'Check the record with the DMARC checker, which shows you what is wrong.',
    rfc(9989, '4.10'),
  ),
  'dmarc-temperror': rule(
    'warning',
    'Check the message again in a few minutes, or choose another resolver.',
    rfc(9989, '5.3'),
  ),

  // From and the other names.
  'no-from': rule(
    'error',
    'Add exactly one From field. If there is one in your mail program, copy the message again from its first line.',
    rfc(5322, '3.6.2'),
  ),
  'several-from': rule(
    'error',
    'Send exactly one From field. Gmail rejects messages with more than one.',
    rfc(5322, '3.6'),
  ),
  'several-authors': rule(
    'warning',
    'Name one address in From, and the others in Reply-To.',
    rfc(9989, '5.3'),
  ),
  'name-has-address': rule(
    'warning',
    'Use the name of a person or a product as the display name.',
    GMAIL,
  ),
  'hidden-characters': rule(
    'warning',
    'Remove them. Spam filters count them as an attempt to deceive.',
    BIDI,
  ),
  'reply-elsewhere': rule(
    'note',
    'If that is not intended, remove Reply-To or set it to your own domain.',
    rfc(5322, '3.6.2'),
  ),

  // SPF.
  'spf-pass': rule('fine', undefined, rfc(7208, '2.6.3')),
  'spf-unaligned': rule(
    'note',
    'Use a return-path below your own domain. Most providers offer one as a custom return-path.',
    rfc(9989, '4.10.2'),
  ),
  'spf-fail': rule(
    'error',
    'If the server belongs to a service that sends for you, add that service to the SPF record. If the message was forwarded, this is expected, and it has to pass DKIM instead. If you do not know the server, add nothing, because the message is probably forged.',
    rfc(7208, '2.6.4'),
  ),
  'spf-softfail': rule(
    'warning',
    'If the server belongs to a service that sends for you, add that service to the SPF record. If the message was forwarded, this is expected. If you do not know the server, add nothing, because the message is probably forged.',
    rfc(7208, '2.6.5'),
  ),
  'spf-neutral': rule(
    'warning',
    'If the server belongs to a service that sends for you, add that service to the SPF record. Once the record names all of them, end it with ~all.',
    rfc(7208, '2.6.2'),
  ),
  'spf-none': rule('warning', 'Create one with the SPF generator.', rfc(7208, '2.6.1')),
  'spf-permerror': rule(
    'error',
    'Check the domain with the SPF checker, which names the error and suggests a fix.',
    rfc(7208, '2.6.7'),
  ),
  'spf-temperror': rule(
    'warning',
    'Check the message again in a few minutes, or choose another resolver.',
    rfc(7208, '2.6.6'),
  ),
  'spf-unknown': rule(
    'note',
    'Copy the message from the recipient’s mailbox, not from the sent folder, or type the client’s IP address.',
    rfc(7208, '2.4'),
  ),

  // DKIM and ARC.
  'dkim-pass': rule('fine', undefined, rfc(6376, '6.1')),
  'dkim-unaligned': rule(
    'note',
    'Set up DKIM for your own domain at the service that sends for you.',
    rfc(9989, '4.10.2'),
  ),
  'dkim-fail': rule(
    'warning',
    'Check the message again from its .eml file. If the signature still fails, something changed the message after it was signed.',
    rfc(6376, '6.1'),
  ),
  'dkim-unsure': rule(
    'note',
    'Paste the whole message, including its body.',
    rfc(6376, '6.1'),
  ),
  'dkim-key': rule('note', 'Look at the key in the DKIM checker.', rfc(6376, '3.6.1')),
  'dkim-none': rule(
    'warning',
    'Turn on DKIM signing at the service that sends the message.',
    GMAIL,
  ),
  'arc-pass': rule('fine', undefined, rfc(8617, '5.2')),
  'arc-fail': rule(
    'note',
    'As the sender, you do not need to do anything. Forwarders add the chain, and something changed the message after them.',
    rfc(8617, '5.2'),
  ),

  // Fields that a message has to have.
  'no-date': rule(
    'error',
    'Let the sending library set it, in the form “Mon, 23 Nov 2026 10:00:00 +0000”.',
    rfc(5322, '3.6.1'),
  ),
  'date-off': rule(
    'warning',
    'Set the clock of the machine that creates the message, and check its time zone.',
    rfc(5322, '3.6.1'),
  ),
  'no-message-id': rule(
    'warning',
    'Let the sending library set a unique one, such as <20261123.4711@example.com>.',
    rfc(5322, '3.6.4'),
  ),
  'no-mime-version': rule(
    'warning',
    'Add the field “MIME-Version: 1.0”.',
    rfc(2045, '4'),
  ),
  'repeated-field': rule(
    'error',
    'Find the place in your code or in a relay where the second one is added.',
    rfc(5322, '3.6'),
  ),

  // The route.
  'no-received': rule(
    'note',
    'Copy the message from the recipient’s mailbox.',
    rfc(5321, '4.4'),
  ),
  'slow-hop': rule(
    'warning',
    'Look at the queue of the server that sent the message on. Greylisting and rate limits at the server that received it are the usual causes.',
    rfc(5321, '4.5.4.1'),
  ),
  'clock-off': rule(
    'note',
    'Synchronize the clock of the server with NTP, if it is yours.',
    rfc(5321, '4.4'),
  ),

  // Unsubscribe.
  'one-click': rule('fine', undefined, rfc(8058, '3.1')),
  'unsubscribe-optional': rule(
    'note',
    'Add one-click unsubscribe if the message is marketing: Gmail and Yahoo require it from bulk senders.',
    GMAIL,
  ),
  'unsubscribe-missing': rule(
    'error',
    'Add List-Unsubscribe with an HTTPS URL, and List-Unsubscribe-Post: List-Unsubscribe=One-Click.',
    GMAIL,
  ),
  'unsubscribe-no-https': rule(
    'error',
    'Add an HTTPS URL that unsubscribes on a POST request, without a login or a page in between.',
    rfc(8058, '3.1'),
  ),
  'unsubscribe-no-post': rule(
    'error',
    'Add the field “List-Unsubscribe-Post: List-Unsubscribe=One-Click”.',
    rfc(8058, '3.1'),
  ),
  'unsubscribe-not-signed': rule(
    'error',
    'Add List-Unsubscribe and List-Unsubscribe-Post to the fields that DKIM signs (h=).',
    rfc(8058, '4'),
  ),
  'unsubscribe-repeated': rule(
    'error',
    'Put all addresses into one List-Unsubscribe field, with commas between them.',
    rfc(8058, '3.1'),
  ),

  // Form and size.
  'html-clipped': rule(
    'error',
    'Shorten the message, move styles into classes, and remove comments and unused code.',
    CLIPPING,
  ),
  'html-near-clipping': rule(
    'note',
    'Keep some space: tracking links make the HTML longer when it is sent.',
    CLIPPING,
  ),
  'no-plain-text': rule(
    'warning',
    'Send both parts in a multipart/alternative, with the plain text first.',
    rfc(2046, '5.1.4'),
  ),
  'long-line': rule(
    'error',
    'Send the part in quoted-printable or base64.',
    rfc(5322, '2.1.1'),
  ),
  'header-only': rule('note', 'Copy the message to its end.', rfc(5322, '2.1')),

  // What copying did.
  'not-a-message': rule(
    'error',
    'Copy the source of the message (“Show original” in Gmail), from its first line to the end.',
    rfc(5322, '2.2'),
  ),
  'lost-space': rule(
    'note',
    'Open the .eml file instead of pasting the text.',
    rfc(5322, '2.2.3'),
  ),
  'quoted-paste': rule('note', 'Open the .eml file instead of pasting the text.'),
  'indented-paste': rule('note', 'Open the .eml file instead of pasting the text.'),
  'doubled-lines': rule(
    'note',
    'Open the .eml file instead of pasting the text: a signature over the body may not fit here.',
  ),
  'html-escaped': rule('note', 'Open the .eml file instead of pasting the text.'),
  'mbox-line': rule('note', undefined, {
    label: 'RFC 4155, appendix A',
    url: 'https://www.rfc-editor.org/rfc/rfc4155#appendix-A',
  }),
  'pasted-letters': rule(
    'note',
    'Open the .eml file instead of pasting the text if a signature fails.',
    rfc(6376, '5.3'),
  ),
  'bare-line-ends': rule('note', undefined, rfc(6376, '5.3')),
} as const satisfies RuleTable;

export type MessageCode = keyof typeof ruleTable;

/**
 * A problem of this room: its rule gives severity, cure and reference.
 *
 * @param message what is the matter with the message at hand
 * @param cure one that knows more than the rule's
 */
export function found(code: MessageCode, message: string, cure?: string): Problem {
  return {code, message, ...ruleTable[code], ...(cure && {cure})};
}
