/**
 * What the codes in replies of mail servers mean: the basic codes of RFC 5321, 4.2, and the
 * enhanced status codes of RFC 3463 with IANA's registry (RFC 5248, "SMTP Enhanced Status
 * Codes"). What a provider says by one of them stands in `PROVIDERS`.
 */

/** A page of this site that treats it. */
export interface PageLink {
  /** Path in the default language, from the root, and hash. */
  path: string;
  label: string;
}

export interface SmtpMeaning {
  title: string;
  /** What it says of the email, and what the sender does about it. */
  cure: string;
  page?: PageLink;
}

const PAGES = {
  validator: {path: '/tools/email-validator/', label: 'Check the address'},
  domain: {path: '/tools/domain-checker/', label: 'Check your domain'},
  spf: {path: '/tools/spf-checker/', label: 'Check the SPF record'},
  dkim: {path: '/articles/what-is-dkim/', label: 'What is DKIM?'},
  dmarc: {path: '/articles/what-is-dmarc/', label: 'What is DMARC?'},
  reputation: {path: '/articles/domain-reputation/', label: 'Domain reputation'},
  practices: {
    path: '/articles/email-deliverability-best-practices/',
    label: 'Email deliverability best practices',
  },
  message: {path: '/tools/message-checker/', label: 'Check a message'},
  attachments: {path: '/docs/email-attachments/', label: 'Limits of attachments'},
  bounces: {
    path: '/docs/email-sending-quickstart/#not-there',
    label: 'When an email does not arrive',
  },
} as const satisfies Readonly<Record<string, PageLink>>;

const meaning = (title: string, cure: string, page?: PageLink): SmtpMeaning => ({
  title,
  cure,
  ...(page && {page}),
});

export const REMOVE =
  'Stop sending to this address, and ask its owner for the right one.';
export const LATER =
  'Your provider tries again. If it goes on for days, reach the recipient another way.';
/** In place of `LATER` where the server has refused for good. */
export const AGAIN =
  'A permanent error is not tried again. If the email still matters, send it again later, or reach the recipient another way.';
export const NOTHING = 'There is nothing to do';
const AUTHENTICATE =
  'Publish SPF, DKIM and DMARC records for the domain in the From address.';
const THEIRS = 'The fault is at the receiving server, so only its operator can fix it.';
const OWN_SERVER =
  'This concerns the connection to the server you submit email to. Check its settings.';

/** By subject and detail: `5.1.1` and `4.1.1` are `1.1`. */
export const DETAILS: Readonly<Record<string, SmtpMeaning>> = {
  '0.0': meaning(
    'Status without details',
    'Read the text of the reply, which says more than the code.',
    PAGES.bounces,
  ),
  '1.0': meaning('Problem with the address', REMOVE, PAGES.validator),
  '1.1': meaning('The mailbox does not exist', REMOVE, PAGES.validator),
  '1.2': meaning(
    'The recipient’s domain does not exist or accepts no email',
    `Check the spelling after the @. ${REMOVE}`,
    PAGES.validator,
  ),
  '1.3': meaning(
    'The recipient’s address has invalid syntax',
    'Correct the address where you store it.',
    PAGES.validator,
  ),
  '1.4': meaning(
    'The recipient’s address is ambiguous',
    'Ask the recipient for the full address.',
    PAGES.validator,
  ),
  '1.5': meaning('The recipient’s address is valid', `${NOTHING}.`),
  '1.6': meaning('The mailbox has moved', REMOVE, PAGES.validator),
  '1.7': meaning(
    'The sender’s address has invalid syntax',
    'Correct the address in “from”.',
    PAGES.validator,
  ),
  '1.8': meaning(
    'The sender’s domain cannot receive email',
    'Use a From address whose domain exists and has an MX or address record.',
    PAGES.domain,
  ),
  '1.9': meaning(
    'Passed on to a server that sends no reports',
    `${NOTHING}, but you may hear no more of this email.`,
  ),
  '1.10': meaning(
    'The recipient’s domain accepts no email (null MX)',
    REMOVE,
    PAGES.validator,
  ),
  '2.0': meaning('Problem with the mailbox', LATER, PAGES.bounces),
  '2.1': meaning(
    'The mailbox is disabled or does not accept email',
    REMOVE,
    PAGES.bounces,
  ),
  '2.2': meaning('The mailbox is full', LATER, PAGES.bounces),
  '2.3': meaning(
    'The message is too large for this mailbox',
    'Send a link instead of the attachment.',
    PAGES.attachments,
  ),
  '2.4': meaning(
    'The mailing list could not be expanded',
    'Tell the owner of the mailing list.',
  ),
  '3.0': meaning('Problem with the receiving system', THEIRS),
  '3.1': meaning('The receiving system is full', LATER),
  '3.2': meaning('The receiving system accepts no email now', LATER),
  '3.3': meaning(
    'The receiving system lacks a feature that the email needs',
    'Send it in a simpler form, for example without special characters in addresses.',
  ),
  '3.4': meaning(
    'The message is too large for the receiving system',
    'Send a link instead of the attachment.',
    PAGES.attachments,
  ),
  '3.5': meaning('The receiving system is misconfigured', THEIRS),
  '3.6': meaning('The priority was changed', `${NOTHING}.`),
  '4.0': meaning('Problem with the network or the route', LATER),
  '4.1': meaning('The receiving server did not respond', LATER),
  '4.2': meaning('The connection was lost', LATER),
  '4.3': meaning('The name servers of the domain did not respond', LATER, PAGES.domain),
  '4.4': meaning(
    'There is no route to the domain',
    `Check that the domain has MX records. ${REMOVE}`,
    PAGES.domain,
  ),
  '4.5': meaning('The receiving system is overloaded', LATER),
  '4.6': meaning(
    'The email was routed in a loop',
    `A forwarding rule points back at itself. ${THEIRS}`,
  ),
  '4.7': meaning(
    'The email could not be delivered in time',
    'The retries have ended. Send it again if it still matters.',
    PAGES.bounces,
  ),
  '5.0': meaning('Problem with the SMTP protocol', OWN_SERVER),
  '5.1': meaning('Invalid SMTP command', OWN_SERVER),
  '5.2': meaning('Syntax error in an SMTP command', OWN_SERVER),
  '5.3': meaning(
    'Too many recipients',
    'Send to fewer recipients at a time. Your provider tries the others again.',
  ),
  '5.4': meaning('Invalid arguments of an SMTP command', OWN_SERVER),
  '5.5': meaning('Wrong version of the protocol', OWN_SERVER),
  '5.6': meaning('The authentication exchange is too long', OWN_SERVER),
  '6.0': meaning(
    'Problem with the content',
    'Simplify the message, and check its parts.',
    PAGES.message,
  ),
  '6.1': meaning(
    'The media type is not accepted',
    'Leave the attachment out, or send it as another type.',
    PAGES.attachments,
  ),
  '6.2': meaning(
    'The content would have to be converted, which is forbidden',
    'Send plain MIME parts in base64 or quoted-printable.',
    PAGES.message,
  ),
  '6.3': meaning(
    'The content would have to be converted, which is not possible',
    'Send plain MIME parts in base64 or quoted-printable.',
    PAGES.message,
  ),
  '6.4': meaning('The content was converted with losses', `${NOTHING}.`),
  '6.5': meaning(
    'The content could not be converted',
    'Send plain MIME parts in base64 or quoted-printable.',
    PAGES.message,
  ),
  '6.6': meaning('The content is not available', 'Send the email again.'),
  '6.7': meaning(
    'Addresses outside ASCII are not accepted',
    'Use an address in ASCII for this recipient.',
    PAGES.validator,
  ),
  '6.8': meaning('The server would have to reply in UTF-8', OWN_SERVER),
  '6.9': meaning(
    'A header in UTF-8 cannot be passed on',
    'Use addresses in ASCII for this recipient.',
    PAGES.validator,
  ),
  '7.0': meaning(
    'Refused for security or policy reasons',
    'Read the text of the reply for the reason. Check your authentication and your reputation.',
    PAGES.practices,
  ),
  '7.1': meaning(
    'Refused by the receiver’s policy',
    'Read the text of the reply. A blocklist, a content filter or missing authentication are the usual reasons.',
    PAGES.reputation,
  ),
  '7.2': meaning(
    'You may not send to this mailing list',
    'Ask the owner of the list for permission.',
  ),
  '7.3': meaning('A conversion for security is required and not possible', OWN_SERVER),
  '7.4': meaning('Security features are not supported', OWN_SERVER),
  '7.5': meaning('Cryptographic failure', OWN_SERVER),
  '7.6': meaning('The cryptographic method is not supported', OWN_SERVER),
  '7.7': meaning(
    'The message was changed on its way',
    'Check the DKIM signature of a message that arrived.',
    PAGES.message,
  ),
  '7.8': meaning(
    'The login is invalid',
    'Check user name, password or API key of the server you submit email to.',
  ),
  '7.9': meaning(
    'The login method is too weak',
    'Use a stronger method of authentication, such as OAuth.',
  ),
  '7.10': meaning(
    'Encryption is needed',
    'Connect with TLS, usually on port 587 or 465.',
  ),
  '7.11': meaning(
    'This login method needs encryption',
    'Connect with TLS, usually on port 587 or 465.',
  ),
  '7.12': meaning(
    'The password has to be changed first',
    'Log in once by other means, then try again.',
  ),
  '7.13': meaning(
    'The account is disabled',
    'Ask the operator of the server you submit email to.',
  ),
  '7.14': meaning('The server requires a trust relationship', OWN_SERVER),
  '7.15': meaning('The priority is too low', LATER),
  '7.16': meaning(
    'The message is too large for its priority',
    'Send a link instead of the attachment.',
    PAGES.attachments,
  ),
  '7.17': meaning('The mailbox has a new owner', REMOVE),
  '7.18': meaning('The domain has a new owner', REMOVE),
  '7.19': meaning('The owner of the mailbox cannot be confirmed', LATER),
  '7.20': meaning(
    'No DKIM signature passes',
    `Sign with DKIM. ${AUTHENTICATE}`,
    PAGES.dkim,
  ),
  '7.21': meaning(
    'No DKIM signature is acceptable',
    `Sign with a key of 2048 bits, for the domain of the From address. ${AUTHENTICATE}`,
    PAGES.dkim,
  ),
  '7.22': meaning(
    'No DKIM signature matches the author’s domain',
    'Sign with the domain of the From address.',
    PAGES.dkim,
  ),
  '7.23': meaning(
    'SPF failed',
    'Add the sending server to the SPF record of the envelope sender’s domain.',
    PAGES.spf,
  ),
  '7.24': meaning(
    'SPF could not be evaluated',
    'Correct the SPF record. It may have an error, or need more than ten lookups.',
    PAGES.spf,
  ),
  '7.25': meaning(
    'The sending IP address has no valid reverse DNS',
    'Give the address a PTR record whose name leads back to it.',
    PAGES.domain,
  ),
  '7.26': meaning('Several authentication checks failed', AUTHENTICATE, PAGES.domain),
  '7.27': meaning(
    'The sender’s domain accepts no email (null MX)',
    'Use a From address at a domain that can receive replies.',
    PAGES.domain,
  ),
  '7.28': meaning(
    'Too much email in a short time',
    'Send more slowly, and increase the volume over weeks.',
    PAGES.reputation,
  ),
  '7.29': meaning(
    'ARC validation failed',
    'A forwarding server broke the ARC chain. Its operator has to fix that.',
    PAGES.message,
  ),
  '7.30': meaning(
    'TLS is required all the way, and the next server does not offer it',
    THEIRS,
  ),
};

/** What the second number of an enhanced code is about (RFC 3463, 3). */
export const SUBJECTS: Readonly<Record<string, SmtpMeaning>> = {
  '0': meaning('Status without details', 'Read the text of the reply.', PAGES.bounces),
  '1': meaning('Problem with an address', REMOVE, PAGES.validator),
  '2': meaning('Problem with the mailbox', LATER, PAGES.bounces),
  '3': meaning('Problem with the receiving system', THEIRS),
  '4': meaning('Problem with the network or the route', LATER),
  '5': meaning('Problem with the SMTP protocol', OWN_SERVER),
  '6': meaning(
    'Problem with the content',
    'Simplify the message, and check its parts.',
    PAGES.message,
  ),
  '7': meaning(
    'Refused for security or policy reasons',
    'Read the text of the reply for the reason. Check your authentication and your reputation.',
    PAGES.practices,
  ),
};

/**
 * The codes that a reply begins with (RFC 5321, 4.2.3, RFC 4954, RFC 5248, RFC 7504). 541 is
 * in no RFC, but filters use it.
 */
export const BASICS: Readonly<Record<string, SmtpMeaning>> = {
  '220': meaning('The server is ready', `${NOTHING}.`),
  '221': meaning('The server closes the connection', `${NOTHING}.`),
  '235': meaning('The login worked', `${NOTHING}.`),
  '250': meaning(
    'The server accepted the command',
    `${NOTHING}. Accepted does not mean that the email is in the inbox.`,
    PAGES.bounces,
  ),
  '251': meaning('The server forwards the email', `${NOTHING}.`),
  '252': meaning(
    'The server cannot verify the address, and tries to deliver',
    `${NOTHING}.`,
  ),
  '421': meaning(
    'The server is not available, or slows you down',
    LATER,
    PAGES.reputation,
  ),
  '432': meaning(
    'A password has to be changed first',
    'Log in once by other means, then try again.',
  ),
  '450': meaning('The mailbox is not available now', LATER, PAGES.bounces),
  '451': meaning('The server could not process the email now', LATER, PAGES.bounces),
  '452': meaning('The server lacks storage', LATER),
  '454': meaning('Authentication or TLS is not available now', LATER),
  '455': meaning('The server cannot accept the parameters now', LATER),
  '500': meaning('The server does not know the command', OWN_SERVER),
  '501': meaning('Syntax error in the arguments of a command', OWN_SERVER),
  '502': meaning('The command is not implemented', OWN_SERVER),
  '503': meaning('The commands came in the wrong order', OWN_SERVER),
  '504': meaning('A parameter is not implemented', OWN_SERVER),
  '521': meaning('The server accepts no email', REMOVE, PAGES.validator),
  '523': meaning('Encryption is needed', 'Connect with TLS, usually on port 587 or 465.'),
  '524': meaning(
    'This login method needs encryption',
    'Connect with TLS, usually on port 587 or 465.',
  ),
  '525': meaning(
    'The account is disabled',
    'Ask the operator of the server you submit email to.',
  ),
  '530': meaning(
    'Authentication or TLS is required',
    'Log in first, and connect with TLS.',
  ),
  '534': meaning(
    'The login method is too weak',
    'Use a stronger method of authentication.',
  ),
  '535': meaning(
    'The login is invalid',
    'Check user name, password or API key of the server you submit email to.',
  ),
  '538': meaning(
    'This login method needs encryption',
    'Connect with TLS, usually on port 587 or 465.',
  ),
  '541': meaning(
    'The recipient’s filter refused the email',
    'Read the text of the reply for the reason.',
    PAGES.reputation,
  ),
  '550': meaning(
    'The mailbox does not exist, or the server refuses the email',
    'Read the text of the reply. If it says that the user is unknown, stop sending to the address. If it mentions a policy, check your authentication.',
    PAGES.bounces,
  ),
  '551': meaning('The recipient is elsewhere', REMOVE),
  '552': meaning(
    'The mailbox is full, or the message is too large',
    'Read the text of the reply to see which.',
    PAGES.attachments,
  ),
  '553': meaning(
    'The address is not allowed',
    'Check the spelling of both addresses.',
    PAGES.validator,
  ),
  '554': meaning(
    'The transaction failed',
    'Read the text of the reply. A blocklist or a content filter is the usual reason.',
    PAGES.reputation,
  ),
  '555': meaning('The server does not know the parameters', OWN_SERVER),
  '556': meaning('The recipient’s domain accepts no email', REMOVE, PAGES.validator),
};

/**
 * What Gmail says by a code that means something else in the registry.
 * Source: https://support.google.com/a/answer/14229414 ("Email sender guidelines FAQ") and
 * https://support.google.com/a/answer/3726730 ("Gmail SMTP errors and codes")
 *
 * @param details the last part of the code; several are separated by bars
 */
const gmail = (details: string, title: string, cure: string, page?: PageLink) => ({
  fits: new RegExp(
    String.raw`\b[45]\.7\.(?:${details})\b[^]*(?:google|gmail|gsmtp)`,
    'i',
  ),
  provider: 'Gmail',
  ...meaning(title, cure, page),
});

/** What single providers say by a code, or by their words. The first that fits counts. */
export const PROVIDERS: readonly (SmtpMeaning & {
  /** In the whole reply. */
  fits: RegExp;
  provider: string;
})[] = [
  {
    fits: /\b5\.7\.26\b[^]*(?:google|gmail|gsmtp|DMARC policy|unauthenticated)/i,
    provider: 'Gmail',
    ...meaning(
      'Gmail refuses the email because it is not authenticated',
      AUTHENTICATE,
      PAGES.domain,
    ),
  },
  {
    fits: /\b[45]\.7\.(?:0|1|28)\b[^]*(?:unusual rate|unsolicited mail)/i,
    provider: 'Gmail',
    ...meaning(
      'Gmail limits email from you because of its volume or because of complaints',
      'Send more slowly, and only to people who asked for it.',
      PAGES.reputation,
    ),
  },
  gmail(
    '23|25',
    'Gmail refuses the email because the sending IP address has no valid reverse DNS',
    'Give the address a PTR record whose name leads back to it.',
    PAGES.domain,
  ),
  gmail(
    '27',
    'Gmail refuses the email because SPF did not pass',
    'Add the sending server to the SPF record of the envelope sender’s domain.',
    PAGES.spf,
  ),
  gmail(
    '29',
    'Gmail refuses the email because it was not sent over TLS',
    'Turn on TLS for outgoing connections, or ask your email provider to do so.',
  ),
  gmail(
    '30',
    'Gmail refuses the email because DKIM did not pass',
    `Sign with DKIM. ${AUTHENTICATE}`,
    PAGES.dkim,
  ),
  gmail(
    '31|40',
    'Gmail refuses the email because your domain has no DMARC policy',
    'Publish a DMARC record for the domain in the From address, at least with “p=none”.',
    PAGES.dmarc,
  ),
  gmail(
    '32',
    'Gmail refuses the email because the From address aligns with neither SPF nor DKIM',
    'Sign with DKIM for the domain in the From address.',
    PAGES.dmarc,
  ),
  {
    fits: /\b4\.2\.1\b[^]*receiving mail (?:too quickly|at a rate)/i,
    provider: 'Gmail',
    ...meaning('The recipient gets too much email in a short time', LATER, PAGES.bounces),
  },
  {
    fits: /\b5\.7\.515\b/,
    provider: 'Outlook.com',
    ...meaning(
      'Outlook.com refuses the email because your domain lacks SPF, DKIM or DMARC',
      AUTHENTICATE,
      PAGES.domain,
    ),
  },
  {
    fits: /\b5\.1\.10\b[^]*(?:RESOLVER|RecipientNotFound|not found)/i,
    provider: 'Exchange Online',
    ...meaning(
      'The recipient does not exist at this Microsoft 365 organization',
      REMOVE,
      PAGES.validator,
    ),
  },
  {
    fits: /\b5\.4\.1\b[^]*Access denied/i,
    provider: 'Exchange Online',
    ...meaning(
      'The recipient does not exist at this Microsoft 365 organization',
      REMOVE,
      PAGES.validator,
    ),
  },
  {
    fits: /\b5\.7\.6(?:0[6-9]|[1-4]\d)\b|banned sending IP|\(S3140\)/i,
    provider: 'Microsoft',
    ...meaning(
      'Microsoft blocks the IP address that the email was sent from',
      'Tell your email provider, who can ask Microsoft to lift the block.',
      PAGES.reputation,
    ),
  },
  {
    fits: /\b5\.7\.13[34]\b/,
    provider: 'Exchange Online',
    ...meaning(
      'The mailbox or group takes email from inside its organization only',
      'Ask the recipient to allow senders from outside, or to give you another address.',
    ),
  },
  {
    fits: /\bTSS0\d\b|unexpected volume or user complaints/i,
    provider: 'Yahoo',
    ...meaning(
      'Yahoo defers your email because of its volume or because of complaints',
      'Send more slowly, and only to people who asked for it.',
      PAGES.reputation,
    ),
  },
  {
    fits: /spamhaus|barracuda|spamcop|sorbs|\bRBL\b|\bDNSBL\b|block ?list|blacklist/i,
    provider: 'A blocklist',
    ...meaning(
      'The sending IP address or a domain in the email is on a blocklist',
      'Look it up at the blocklist the reply names, and fix the cause before you ask to be removed.',
      PAGES.reputation,
    ),
  },
  {
    fits: /gr[ae]y-?list/i,
    provider: 'Greylisting',
    ...meaning(
      'The server asks every new sender to try again later',
      `${NOTHING}, because your provider tries again within minutes.`,
    ),
  },
];
