import {evaluateDmarc} from '../dmarc';
import type {ConformanceCase} from './cases';
import {textResolver, textZoneInWords, type TextZone} from './textZone';

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
    zone: TextZone;
    /** The result, and the policy where the message fails. */
    expected: string;
  }[];
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
      ['Zone', textZoneInWords(zone)],
    ],
    expected: [expected],
    run: async () => {
      const {result, policy} = await evaluateDmarc(
        {fromDomain: from, dkimDomains: dkim, ...(spf !== undefined && {spfDomain: spf})},
        textResolver(zone),
      );
      return result === 'fail' ? `${result}, ${policy}` : result;
    },
  }));
}
