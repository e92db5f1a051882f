import {rfc, type Problem, type Reference, type Rule, type Severity} from '../kit';
import type {Finding} from './report';

type General = Omit<Rule, 'code'>;

/** BIMI has no RFC yet: its text is an Internet-Draft. */
const BIMI: Reference = {
  label: 'BIMI Internet-Draft',
  url: 'https://datatracker.ietf.org/doc/draft-brand-indicators-for-message-identification/',
};

function rule(
  severity: Severity,
  says: string,
  cure?: string,
  reference?: Reference,
): General {
  return {severity, says, ...(cure && {cure}), ...(reference && {reference})};
}

/**
 * Every code of this room: what it means in general, its cure, and where it is written.
 * What SPF, DKIM and DMARC records say wrong is in the rules of their own rooms.
 */
const table = {
  unanswered: rule(
    'warning',
    'A check got no usable response from DNS, so nothing is known about it. The other checks stand, and the grade leaves it out.',
    'Try again in a minute, or ask another resolver.',
    rfc(1035, '4.1.1'),
  ),
  'no-such-domain': rule(
    'error',
    'The domain does not exist in DNS, so there is nothing to check.',
    'Check the spelling. If the domain is new, its DNS may not be set up yet.',
    rfc(8020, '2'),
  ),

  // MX: receiving email.
  'mx-found': rule(
    'fine',
    'The domain has MX records, and every server they name has a public address.',
    undefined,
    rfc(5321, '5.1'),
  ),
  'null-mx': rule(
    'fine',
    'A null MX record says that the domain receives no email, so senders fail immediately and do not retry for days.',
    undefined,
    rfc(7505, '3'),
  ),
  'null-mx-among-others': rule(
    'error',
    'A null MX record stands beside other MX records, although it must be the only one. Some senders will refuse to deliver.',
    'Delete the null MX if the domain receives email, or delete all the others if it does not.',
    rfc(7505, '3'),
  ),
  'no-mx': rule(
    'warning',
    'The domain has no MX record, so senders try the address of the domain itself, which is often a web server.',
    'Publish an MX record for your mail server, or a null MX if the domain receives no email.',
    rfc(5321, '5.1'),
  ),
  'cannot-receive': rule(
    'warning',
    'The domain sends email but has neither an MX record nor an address, so replies and bounces are lost.',
    'Publish an MX record for a server that receives the replies.',
    rfc(5321, '5.1'),
  ),
  'no-mail-server': rule(
    'note',
    'The domain has neither an MX record nor an address, so nobody can send email to it.',
    'If that is intended, publish a null MX record, which tells senders immediately.',
    rfc(7505, '3'),
  ),
  'mx-ip-address': rule(
    'error',
    'An MX record names an IP address. It must name a host, so senders skip it.',
    'Give the address a host name, and put that name into the MX record.',
    rfc(1035, '3.3.9'),
  ),
  'mx-alias': rule(
    'warning',
    'An MX record points to a CNAME. The standard forbids that, and some senders do not follow it.',
    'Put the name behind the CNAME into the MX record.',
    rfc(2181, '10.3'),
  ),
  'mx-without-address': rule(
    'error',
    'A mail server has no address in DNS, so no email can be delivered to it. It is a warning while another server works.',
    'Correct the host name, or publish an A record for it.',
    rfc(5321, '5.1'),
  ),
  'mx-private-address': rule(
    'error',
    'A mail server has only private addresses, which cannot be reached over the Internet. It is a warning while another server works.',
    'Publish the server’s public address.',
    rfc(1918, '3'),
  ),

  // DKIM.
  'dkim-found': rule(
    'fine',
    'A valid DKIM key was found under a selector that a known sender uses.',
    undefined,
    rfc(6376, '3.6.2'),
  ),
  'dkim-not-found': rule(
    'note',
    'None of the selectors that were tried has a DKIM key. That proves nothing, because a selector can have any name.',
    'Open an email that you sent, look at s= in its DKIM-Signature header, and enter that selector here.',
    rfc(6376, '3.1'),
  ),
  'dkim-selector-missing': rule(
    'error',
    'A selector that you entered has no DKIM key, so signatures made with it fail.',
    'Publish the key that your email service shows you, or correct the selector.',
    rfc(6376, '6.1.2'),
  ),

  // MTA-STS.
  'no-mta-sts': rule(
    'note',
    'The domain has no MTA-STS policy, so an attacker on the network can keep email to it from being encrypted.',
    'Publish the policy file in testing mode first, then this record.',
    rfc(8461, '3'),
  ),
  'mta-sts-several': rule(
    'error',
    'There is more than one MTA-STS record, so senders assume that there is no policy.',
    'Keep one record.',
    rfc(8461, '3.1'),
  ),
  'mta-sts-record-invalid': rule(
    'error',
    'The MTA-STS record is invalid: its id is missing, or has something other than 1 to 32 letters and digits.',
    'Publish v=STSv1; followed by a valid id, such as a date and time.',
    rfc(8461, '3.1'),
  ),
  'mta-sts-unread': rule(
    'note',
    'The browser was not allowed to read the MTA-STS policy file. Mail servers can still read it, because CORS binds browsers only.',
    'Read the file with the command shown.',
    rfc(8461, '3.3'),
  ),
  'mta-sts-status': rule(
    'error',
    'The web server that holds the MTA-STS policy file returned an error, so senders have no policy.',
    'Serve the file with status 200 at the address shown.',
    rfc(8461, '3.3'),
  ),
  'mta-sts-policy-invalid': rule(
    'error',
    'The MTA-STS policy file is invalid, so senders ignore it.',
    'Write version: STSv1, a mode, at least one mx and a max_age, each on its own line.',
    rfc(8461, '3.2'),
  ),
  'mta-sts-uncovered-mx': rule(
    'error',
    'A mail server in the MX records is missing from the MTA-STS policy. In enforce mode senders do not deliver to it. It is a warning in testing mode.',
    'Add the server to the policy as a line mx:, then change the id of the record.',
    rfc(8461, '4.1'),
  ),
  'mta-sts-testing': rule(
    'note',
    'The MTA-STS policy is in testing mode: failures are reported, and email is delivered anyway.',
    'Switch to enforce once the TLS reports show no failures.',
    rfc(8461, '5'),
  ),
  'mta-sts-off': rule(
    'note',
    'The MTA-STS policy has the mode none, so it protects nothing.',
    'Switch to testing, or remove the record once the old max_age has passed.',
    rfc(8461, '8.3'),
  ),
  'mta-sts-short': rule(
    'note',
    'The MTA-STS policy may be kept for less than a week, which leaves gaps between two deliveries.',
    'Raise max_age to at least 604800 seconds.',
    rfc(8461, '3.2'),
  ),
  'mta-sts-enforced': rule(
    'fine',
    'The MTA-STS policy is enforced and covers every mail server.',
    undefined,
    rfc(8461, '5'),
  ),

  // TLS-RPT.
  'no-tls-rpt': rule(
    'note',
    'The domain asks for no TLS reports, so you do not hear about failed encryption.',
    'Publish this record with an address that you read.',
    rfc(8460, '3'),
  ),
  'tls-rpt-several': rule(
    'error',
    'There is more than one TLS-RPT record, so senders assume that reports are not wanted.',
    'Keep one record, and list all addresses in its rua.',
    rfc(8460, '3'),
  ),
  'tls-rpt-invalid': rule(
    'error',
    'The TLS-RPT record has no rua with a mailto: or https: address.',
    'Add rua=mailto: and an address that you read.',
    rfc(8460, '3'),
  ),
  'tls-rpt-found': rule(
    'fine',
    'TLS reports are sent to the address in the record.',
    undefined,
    rfc(8460, '3'),
  ),

  // Reverse DNS.
  'ptr-confirmed': rule(
    'fine',
    'Every address of the mail servers has a name that leads back to the address.',
    undefined,
    rfc(8601, '2.7.3'),
  ),
  'no-ptr': rule(
    'note',
    'An address of a mail server has no PTR record. If the server also sends, many receivers reject its email. It is a warning where the server’s name is below the checked domain.',
    'Set the PTR record where you rent the address: only the owner of the address can.',
    rfc(1912, '2.1'),
  ),
  'ptr-unconfirmed': rule(
    'note',
    'The name behind an address of a mail server does not lead back to that address. It is a warning where the server’s name is below the checked domain.',
    'Let the PTR record and the A or AAAA record point to each other.',
    rfc(1912, '2.1'),
  ),

  // BIMI.
  'no-bimi': rule(
    'note',
    'The domain has no BIMI record. BIMI is optional: it lets some inboxes show your logo.',
    undefined,
    BIMI,
  ),
  'bimi-declined': rule(
    'fine',
    'The BIMI record is empty on purpose, so no logo is shown.',
    undefined,
    BIMI,
  ),
  'bimi-invalid': rule(
    'warning',
    'The BIMI record has no https address of an SVG logo in l=.',
    'Put the https address of an SVG file into l=.',
    BIMI,
  ),
  'bimi-without-policy': rule(
    'warning',
    'There is a BIMI record, but the DMARC policy does not quarantine or reject, so no inbox shows the logo.',
    'Move DMARC to quarantine or reject first.',
    BIMI,
  ),
  'bimi-without-certificate': rule(
    'note',
    'The BIMI record names no certificate in a=. Some mailbox providers show a logo only with one.',
    'Ask the mailbox providers that matter to you which certificate they accept.',
    BIMI,
  ),
  'bimi-found': rule(
    'fine',
    'The BIMI record names a logo, and DMARC is strict enough for it.',
    undefined,
    BIMI,
  ),

  // Name servers.
  'ns-found': rule(
    'fine',
    'The zone has at least two name servers, and each of them has an address.',
    undefined,
    rfc(2182, '5'),
  ),
  'ns-not-found': rule(
    'note',
    'No zone was found at the domain or above it, so its name servers are unknown.',
    'Ask another resolver.',
    rfc(1034, '4.2.1'),
  ),
  'one-ns': rule(
    'warning',
    'The zone has only one name server. While it is down, the domain has no website and no email.',
    'Add a second name server, best on another network.',
    rfc(2182, '5'),
  ),
  'ns-alias': rule(
    'warning',
    'A name server’s name is a CNAME, which the standard forbids.',
    'Name the host behind the CNAME.',
    rfc(2181, '10.3'),
  ),
  'ns-without-address': rule(
    'error',
    'A name server has no address in DNS. It is a warning while another name server works.',
    'Correct its name at your registrar, or remove it.',
    rfc(1912, '2.8'),
  ),
  'ns-one-network': rule(
    'note',
    'All name servers are in one network, so one outage can take the whole domain down.',
    'Use a DNS provider with servers on several networks.',
    rfc(2182, '3.1'),
  ),

  // DNSSEC.
  'dnssec-valid': rule(
    'fine',
    'The domain is signed with DNSSEC, and the resolver verified the signatures.',
    undefined,
    rfc(4035, '3.2.3'),
  ),
  'no-dnssec': rule(
    'note',
    'The domain is not signed with DNSSEC, so a forged response cannot be told from a real one.',
    'Turn on DNSSEC at your DNS provider, then enter the DS record it shows you at your registrar.',
    rfc(9364, '1'),
  ),
  'dnssec-unverified': rule(
    'warning',
    'The zone above holds a DS record, but the resolver did not report the signatures as verified.',
    'Check the chain at dnsviz.net. The resolver may not know the algorithm, or may not verify signatures at all.',
    rfc(4035, '5.2'),
  ),

  // CAA.
  'caa-found': rule(
    'fine',
    'CAA records limit who may issue certificates for the domain.',
    undefined,
    rfc(8659, '4'),
  ),
  'no-caa': rule(
    'note',
    'There is no CAA record, so any certificate authority may issue certificates for the domain.',
    'Publish a CAA record that names the certificate authority you use, for example 0 issue "ca.example.net".',
    rfc(8659, '4'),
  ),
  'caa-forbids-all': rule(
    'note',
    'The CAA records let no certificate authority issue. That is right only for a domain without websites or mail servers.',
    'Add an issue property for the authority you use, if you need certificates.',
    rfc(8659, '4.2'),
  ),
  'caa-critical-unknown': rule(
    'error',
    'A CAA property is marked critical, and its tag is not a known one. No certificate authority may issue then.',
    'Correct the tag, or clear the critical flag.',
    rfc(8659, '4.1'),
  ),
} as const satisfies Readonly<Record<string, General>>;

export type DomainCode = keyof typeof table;

/** Every code this room reports, in general words. */
export const domainRules: readonly Rule[] = Object.entries(table).map(
  ([code, general]) => ({code, ...general}),
);

/**
 * A finding of this room: its rule gives severity, cure and reference.
 *
 * @param message what was found, about the domain at hand
 * @param more what to publish, and what the rule cannot know
 */
export function found(
  code: DomainCode,
  message: string,
  more: Partial<Pick<Problem, 'severity' | 'cure'>> &
    Pick<Finding, 'record' | 'file' | 'command'> = {},
): Finding {
  const {severity, cure, reference}: General = table[code];
  return {
    room: 'domain',
    code,
    severity,
    message,
    ...(cure && {cure}),
    ...(reference && {reference}),
    ...more,
  };
}
