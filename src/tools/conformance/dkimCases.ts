import {parseDkimKey, verifyMessage} from '../dkim';
import type {ConformanceCase} from './cases';
import {textResolver, textZoneInWords, type TextZone} from './textZone';

/** The file of our own DKIM cases. */
export interface DkimSuite {
  /** The time at which the messages are verified, in seconds since 1970. */
  now: number;
  records: readonly {
    id: string;
    section: string;
    record: string;
    /** 'valid', 'invalid' or 'revoked'. */
    expected: string;
  }[];
  messages: readonly {
    id: string;
    section: string;
    /** With one signature, and CRLF line ends. */
    message: string;
    zone: TextZone;
    /** As RFC 8601, 2.7.1 calls it. */
    expected: string;
  }[];
}

/** Our own cases for RFC 6376, RFC 8301 and RFC 8463: key records, then signed messages. */
export function dkimCases({now, records, messages}: DkimSuite): ConformanceCase[] {
  return [
    ...records.map(({id, section, record, expected}) => ({
      id,
      section,
      asked: [['Key record', record]] as const,
      expected: [expected],
      run: () => {
        const {valid, revoked} = parseDkimKey(record);
        return Promise.resolve(revoked ? 'revoked' : valid ? 'valid' : 'invalid');
      },
    })),
    ...messages.map(({id, section, message, zone, expected}) => ({
      id,
      section,
      asked: [
        ['Message', message],
        ['Zone', textZoneInWords(zone)],
      ] as const,
      expected: [expected],
      run: async () => {
        const {signatures} = await verifyMessage(message, textResolver(zone), {now});
        return signatures.map(({result}) => result).join(', ');
      },
    })),
  ];
}
