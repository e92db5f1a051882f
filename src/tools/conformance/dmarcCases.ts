import {evaluateDmarc} from '../dmarc';
import {normalName, type DnsAnswer, type Resolver} from '../dns';
import type {ConformanceCase} from './cases';

/** The file of our own DMARC cases. */
export interface DmarcSuite {
  cases: readonly {
    id: string;
    /** Of RFC 9989. */
    section: string;
    /** The From domain. */
    from: string;
    /** Domains of valid signatures. */
    dkim?: readonly string[];
    /** Domain for which SPF passed. */
    spf?: string;
    /** TXT record by name; an empty text stands for a name without one. */
    zone: Readonly<Record<string, string | undefined>>;
    /** The result, and the policy where the message fails. */
    expected: string;
  }[];
}

function zoneResolver(zone: Readonly<Record<string, string | undefined>>): Resolver {
  return {
    query(asked, type): Promise<DnsAnswer> {
      const name = normalName(asked);
      const text = zone[name];
      if (text === undefined) {
        return Promise.resolve({rcode: 'NXDOMAIN', answers: []});
      }
      return Promise.resolve(
        text === 'SERVFAIL'
          ? {rcode: text, answers: []}
          : {
              rcode: 'NOERROR',
              answers:
                type === 'TXT' && text !== ''
                  ? [{name, type, ttl: 300, data: [text]}]
                  : [],
            },
      );
    },
  };
}

/** Our own cases for RFC 9989. */
export function dmarcCases({cases}: DmarcSuite): ConformanceCase[] {
  return cases.map(({id, section, from, dkim = [], spf, zone, expected}) => ({
    id,
    section: `RFC 9989, ${section}`,
    asked: [
      ['From', from],
      ['DKIM passes for', dkim.join(', ') || 'nothing'],
      ['SPF passes for', spf ?? 'nothing'],
      [
        'Zone',
        Object.entries(zone)
          .map(([name, text]) => `${name} ${text ?? ''}`)
          .join('\n') || 'empty',
      ],
    ],
    expected: [expected],
    run: async () => {
      const {result, policy} = await evaluateDmarc(
        {fromDomain: from, dkimDomains: dkim, ...(spf !== undefined && {spfDomain: spf})},
        zoneResolver(zone),
      );
      return result === 'fail' ? `${result}, ${policy}` : result;
    },
  }));
}
