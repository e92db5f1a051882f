import {rfc, rule, type Problem, type Reference, type RuleTable} from '../kit';
import type {Finding} from './report';

/** BIMI has no RFC yet: its text is an Internet-Draft. */
const BIMI: Reference = {
  label: 'BIMI Internet-Draft',
  url: 'https://datatracker.ietf.org/doc/draft-brand-indicators-for-message-identification/',
};

/** Every code of this room, with what a finding takes from its rule. */
export const ruleTable = {
  unanswered: rule(
    'warning',
    'Try again in a minute, or choose another resolver.',
    rfc(1035, '4.1.1'),
  ),
  'no-such-domain': rule(
    'error',
    'Check the spelling. If the domain is new, its DNS may not be set up yet.',
    rfc(8020, '2'),
  ),

  // MX: receiving email.
  'mx-found': rule('fine', undefined, rfc(5321, '5.1')),
  'null-mx': rule('fine', undefined, rfc(7505, '3')),
  'null-mx-but-sends': rule(
    'warning',
    'Publish an MX record for a server that receives the replies. If the domain sends no email, publish v=spf1 -all as its SPF record instead.',
    rfc(7505, '4.2'),
  ),
  'null-mx-among-others': rule(
    'warning',
    'Delete the null MX if the domain receives or sends email. If it does neither, delete all the others.',
    rfc(7505, '3'),
  ),
  'no-mx': rule(
    'warning',
    'Publish an MX record for your mail server. Use a null MX only if the domain neither receives nor sends email.',
    rfc(5321, '5.1'),
  ),
  'cannot-receive': rule(
    'warning',
    'Publish an MX record for a server that receives the replies.',
    rfc(5321, '5.1'),
  ),
  'no-mail-server': rule(
    'note',
    'If the domain is not meant to receive or send email, publish a null MX record, which tells senders immediately.',
    rfc(7505, '3'),
  ),
  'mx-ip-address': rule(
    'error',
    'Give the address a host name, and put that name into the MX record.',
    rfc(1035, '3.3.9'),
  ),
  'mx-alias': rule(
    'warning',
    'Put the name behind the CNAME into the MX record.',
    rfc(2181, '10.3'),
  ),
  'mx-without-address': rule(
    'error',
    'Correct the host name, or publish an A record for it.',
    rfc(5321, '5.1'),
  ),
  'mx-private-address': rule(
    'error',
    'Publish the server’s public address.',
    rfc(1918, '3'),
  ),

  // DKIM.
  'dkim-found': rule('fine', undefined, rfc(6376, '3.6.2')),
  'dkim-not-found': rule(
    'note',
    'Open an email that someone received from you, look at s= in its DKIM-Signature header, and enter that selector here.',
    rfc(6376, '3.1'),
  ),
  'dkim-selector-missing': rule(
    'error',
    'Publish the key that your email service shows you, or correct the selector.',
    rfc(6376, '6.1.2'),
  ),

  // MTA-STS.
  'no-mta-sts': rule(
    'note',
    'Publish the policy file in testing mode first, and then a TXT record at _mta-sts below your domain, such as v=STSv1; id=20260131120000.',
    rfc(8461, '3'),
  ),
  'mta-sts-several': rule('error', 'Keep one record.', rfc(8461, '3.1')),
  'mta-sts-record-invalid': rule(
    'error',
    'Publish a record such as v=STSv1; id=20260131120000, where the id has 1 to 32 letters and digits, for example the date and time of the last change.',
    rfc(8461, '3.1'),
  ),
  'mta-sts-unread': rule(
    'note',
    'Request the file with curl -i. It must show status 200 and no certificate error.',
    rfc(8461, '3.3'),
  ),
  'mta-sts-status': rule(
    'error',
    'Serve the file with status 200 at https://mta-sts.example.com/.well-known/mta-sts.txt, with your domain in place of example.com.',
    rfc(8461, '3.3'),
  ),
  'mta-sts-policy-invalid': rule(
    'error',
    'Write version: STSv1, a mode, at least one mx and a max_age, each on its own line.',
    rfc(8461, '3.2'),
  ),
  'mta-sts-uncovered-mx': rule(
    'error',
    'Add an mx: line for the server to the policy, then change the id of the record.',
    rfc(8461, '4.1'),
  ),
  'mta-sts-testing': rule(
    'note',
    'Switch to enforce once the TLS reports show no failures, then change the id of the record.',
    rfc(8461, '5'),
  ),
  'mta-sts-off': rule(
    'note',
    'Switch to testing and change the id of the record, or remove the record once the old max_age has passed.',
    rfc(8461, '8.3'),
  ),
  'mta-sts-short': rule(
    'note',
    'Raise max_age to at least 604800 seconds, then change the id of the record.',
    rfc(8461, '3.2'),
  ),
  'mta-sts-enforced': rule('fine', undefined, rfc(8461, '5')),

  // TLS-RPT.
  'no-tls-rpt': rule(
    'note',
    'Publish v=TLSRPTv1; rua=mailto: and an address that you read, as a TXT record at _smtp._tls below your domain.',
    rfc(8460, '3'),
  ),
  'tls-rpt-several': rule(
    'error',
    'Keep one record, and list all addresses in its rua.',
    rfc(8460, '3'),
  ),
  'tls-rpt-invalid': rule(
    'error',
    'Add rua=mailto: and an address that you read.',
    rfc(8460, '3'),
  ),
  'tls-rpt-found': rule('fine', undefined, rfc(8460, '3')),

  // Reverse DNS.
  'ptr-confirmed': rule('fine', undefined, rfc(8601, '2.7.3')),
  'no-ptr': rule(
    'note',
    'Set the PTR record in the control panel of the provider that gave you the IP address, or ask its support team. It cannot be set in the DNS of your domain.',
    rfc(1912, '2.1'),
  ),
  'ptr-unconfirmed': rule(
    'note',
    'Let the PTR record and the A or AAAA record point to each other.',
    rfc(1912, '2.1'),
  ),

  // BIMI.
  'no-bimi': rule('note', undefined, BIMI),
  'bimi-declined': rule('fine', undefined, BIMI),
  'bimi-invalid': rule('warning', 'Put the https URL of an SVG file into l=.', BIMI),
  'bimi-without-policy': rule(
    'warning',
    'Move DMARC to quarantine or reject once all your own email passes.',
    BIMI,
  ),
  'bimi-without-certificate': rule(
    'note',
    'Put the URL of a certificate into a=. Gmail requires a Verified Mark Certificate (VMC) or a Common Mark Certificate (CMC), and a VMC also works for Apple Mail.',
    BIMI,
  ),
  'bimi-found': rule('fine', undefined, BIMI),

  // Name servers.
  'ns-found': rule('fine', undefined, rfc(2182, '5')),
  'ns-not-found': rule('note', 'Choose another resolver.', rfc(1034, '4.2.1')),
  'one-ns': rule(
    'warning',
    'Add a second name server, preferably on another network.',
    rfc(2182, '5'),
  ),
  'ns-alias': rule('warning', 'Name the host behind the CNAME.', rfc(2181, '10.3')),
  'ns-without-address': rule(
    'error',
    'Correct its name at your registrar, or remove it.',
    rfc(1912, '2.8'),
  ),
  'ns-one-network': rule(
    'note',
    'Use a DNS provider with servers on several networks.',
    rfc(2182, '3.1'),
  ),

  // DNSSEC.
  'dnssec-valid': rule('fine', undefined, rfc(4035, '3.2.3')),
  'no-dnssec': rule(
    'note',
    'Turn on DNSSEC at your DNS provider, then enter the DS record it shows you at your registrar.',
    rfc(9364, '1'),
  ),
  'dnssec-unverified': rule(
    'warning',
    'Check the chain at dnsviz.net. The resolver may not know the algorithm, or may not verify signatures at all.',
    rfc(4035, '5.2'),
  ),

  // CAA.
  'caa-found': rule('fine', undefined, rfc(8659, '4')),
  'no-caa': rule(
    'note',
    'Publish CAA records that name every certificate authority you use, including those of your hosting provider and CDN, for example 0 issue "ca.example.net".',
    rfc(8659, '4'),
  ),
  'caa-forbids-all': rule(
    'note',
    'Add an issue property for the authority you use, if you need certificates.',
    rfc(8659, '4.2'),
  ),
  'caa-critical-unknown': rule(
    'error',
    'Correct the tag, or clear the critical flag.',
    rfc(8659, '4.1'),
  ),
} as const satisfies RuleTable;

export type DomainCode = keyof typeof ruleTable;

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
  return {room: 'domain', code, message, ...ruleTable[code], ...more};
}
