import type {Rcode} from './resolver';

/** A response code that is no answer, for people. */
export interface RcodeWords {
  /** What it means, in sentences that name the code. */
  says: string;
  cure: string;
}

/**
 * What a response code other than NOERROR and NXDOMAIN means (RFC 1035, 4.1.1). It is the
 * result of a question that was answered.
 * That validators answer SERVFAIL for broken DNSSEC is in RFC 4035, 5.5.
 */
export function rcodeInWords(rcode: Rcode): RcodeWords {
  if (rcode === 'SERVFAIL') {
    return {
      says: 'The response code is SERVFAIL: the resolver could not get a response that it can trust from the domain’s own DNS. Usually the DNSSEC signatures are invalid or expired, or the delegation is broken because the name servers listed at the registry don’t answer for the domain.',
      cure: 'Ask the domain’s DNS provider to check its DNSSEC (the DS records at the registrar) and its name servers. DNSViz (dnsviz.net) shows where the chain breaks.',
    };
  }
  if (rcode === 'REFUSED') {
    return {
      says: 'The response code is REFUSED: the resolver, or a name server of the domain, refuses this query. A company’s resolver may also refuse queries from outside its network.',
      cure: 'Choose another resolver. If it refuses the query as well, ask the domain’s DNS provider to check its name servers.',
    };
  }
  return {
    says: `The response code is ${rcode}, which is not a usable response.`,
    cure: 'Try again in a minute, or choose another resolver.',
  };
}
