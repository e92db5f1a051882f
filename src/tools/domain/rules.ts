import {publishedRules, type Rule} from '../kit';
import {ruleTable, type DomainCode} from './found';

/** When each rule is reported: for the published list alone, so that no tool loads it. */
const says: Readonly<Record<DomainCode, string>> = {
  unanswered:
    'A check got no usable response from DNS, so nothing is known about it. The other checks are not affected, and this one does not count toward the grade. Without MX, SPF or DMARC, there is no grade.',
  'no-such-domain': 'The domain does not exist in DNS, so there is nothing to check.',

  // MX: receiving email.
  'mx-found':
    'The domain has MX records, and every server they name has a public address.',
  'null-mx':
    'A null MX record says that the domain receives no email, so senders fail immediately and do not retry for days.',
  'null-mx-but-sends':
    'The SPF record allows servers to send email as the domain, but the domain has a null MX. Receivers may reject messages from a domain that accepts no replies or bounces.',
  'null-mx-among-others':
    'There is a null MX record next to other MX records, which the standard forbids. Most senders use the others, but some may refuse to deliver.',
  'no-mx':
    'The domain has no MX record, so senders try the address of the domain itself, which is often a web server.',
  'cannot-receive':
    'The domain sends email but has neither an MX record nor an address, so replies and bounces are lost.',
  'no-mail-server':
    'The domain has neither an MX record nor an address, so nobody can send email to it.',
  'mx-ip-address':
    'An MX record names an IP address. It must name a host, so senders skip it.',
  'mx-alias':
    'An MX record points to a CNAME. The standard forbids that, and some senders do not follow it.',
  'mx-without-address':
    'A mail server has no address in DNS, so no email can be delivered to it. If another server works, this is only a warning.',
  'mx-private-address':
    'A mail server has only private addresses, which cannot be reached over the Internet. If another server works, this is only a warning.',

  // DKIM.
  'dkim-found': 'A valid DKIM key was found under a selector that a known sender uses.',
  'dkim-not-found':
    'None of the selectors that were tried has a DKIM key. That proves nothing, because a selector can have any name.',
  'dkim-selector-missing':
    'A selector that you entered has no DKIM key, so signatures made with it fail.',

  // MTA-STS.
  'no-mta-sts':
    'The domain has no MTA-STS policy, so an attacker on the network can keep email to it from being encrypted.',
  'mta-sts-several':
    'There is more than one MTA-STS record, so senders assume that there is no policy.',
  'mta-sts-record-invalid':
    'The MTA-STS record is invalid: its id is missing, or has something other than 1 to 32 letters and digits.',
  'mta-sts-unread':
    'The browser could not read the MTA-STS policy file. The cause may be CORS, which mail servers ignore, but also a redirect, an invalid certificate or a missing file, and each of those disables the policy.',
  'mta-sts-status':
    'The web server that holds the MTA-STS policy file returned an error, so senders have no policy.',
  'mta-sts-policy-invalid': 'The MTA-STS policy file is invalid, so senders ignore it.',
  'mta-sts-uncovered-mx':
    'A mail server in the MX records is missing from the MTA-STS policy. In enforce mode, senders do not deliver to it. In testing mode, this is only a warning.',
  'mta-sts-testing':
    'The MTA-STS policy is in testing mode: failures are reported, and email is delivered anyway.',
  'mta-sts-off': 'The MTA-STS policy has the mode none, so it protects nothing.',
  'mta-sts-short':
    'The MTA-STS policy may be kept for less than a week, which leaves gaps between two deliveries.',
  'mta-sts-enforced': 'The MTA-STS policy is enforced and covers every mail server.',

  // TLS-RPT.
  'no-tls-rpt':
    'The domain asks for no TLS reports, so you do not hear about failed encryption.',
  'tls-rpt-several':
    'There is more than one TLS-RPT record, so senders assume that reports are not wanted.',
  'tls-rpt-invalid': 'The TLS-RPT record has no rua with a mailto: or https: address.',
  'tls-rpt-found': 'TLS reports are sent to the address in the record.',

  // Reverse DNS.
  'ptr-confirmed':
    'Every address of the mail servers has a name that leads back to the address.',
  'no-ptr':
    'An address of a mail server has no PTR record. If the server also sends, many receivers reject its email. If the server’s name is below the checked domain, this is a warning.',
  'ptr-unconfirmed':
    'The name behind an address of a mail server does not lead back to that address. If the server’s name is below the checked domain, this is a warning.',

  // BIMI.
  'no-bimi':
    'The domain has no BIMI record. BIMI is optional: it lets some inboxes show your logo.',
  'bimi-declined': 'The BIMI record is empty on purpose, so no logo is shown.',
  'bimi-invalid': 'The BIMI record has no https URL of an SVG logo in l=.',
  'bimi-without-policy':
    'There is a BIMI record, but the DMARC policy does not quarantine or reject, so no inbox shows the logo.',
  'bimi-without-certificate':
    'The BIMI record names no certificate in a=. Some mailbox providers show a logo only with one.',
  'bimi-found':
    'The BIMI record names a logo, and the domain’s DMARC policy is quarantine or reject. Some mailbox providers also require that sp is not none and that the organizational domain enforces DMARC.',

  // Name servers.
  'ns-found': 'The zone has at least two name servers, and each of them has an address.',
  'ns-not-found':
    'No zone was found at the domain or above it, so its name servers are unknown.',
  'one-ns':
    'The zone has only one name server. If it fails, websites become unreachable and email is delayed as soon as cached records expire.',
  'ns-alias': 'A name server’s name is a CNAME, which the standard forbids.',
  'ns-without-address':
    'A name server has no address in DNS. If another name server works, this is only a warning.',
  'ns-one-network':
    'All name servers are in one network, so one outage can take the whole domain down.',

  // DNSSEC.
  'dnssec-valid':
    'The domain is signed with DNSSEC, and the resolver verified the signatures.',
  'no-dnssec':
    'The domain is not signed with DNSSEC, so a forged response cannot be told from a real one.',
  'dnssec-unverified':
    'The zone above holds a DS record, but the resolver did not report the signatures as verified.',

  // CAA.
  'caa-found': 'CAA records limit who may issue certificates for the domain.',
  'no-caa':
    'There is no CAA record, so any certificate authority may issue certificates for the domain.',
  'caa-forbids-all':
    'The CAA records let no certificate authority issue. That is right only for a domain without websites or mail servers.',
  'caa-critical-unknown':
    'A CAA property with an unknown tag is marked critical, so no certificate authority may issue certificates.',
};

/** Every code this room reports, in general words. */
export const domainRules: readonly Rule[] = publishedRules(ruleTable, says);
