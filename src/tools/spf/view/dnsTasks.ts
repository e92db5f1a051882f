/** All that asks DNS. A chunk of its own, loaded when a visitor asks for it. */
import {recordsOf, type DohResolver} from '../../dns';
import {isSpfRecord, parseSpf} from '..';
import {toPaste} from '../seams';

export {resolverOf} from '../../dns';
export {countLookups} from '..';

/** What the domain has. */
export type Finding =
  | {
      kind: 'found';
      /** Each as text, or as its quoted strings where a space is missing between two. */
      records: string[];
      server: string;
    }
  /** `exists` is false where the name itself does not. */
  | {kind: 'none'; exists: boolean; server: string}
  | {kind: 'refused'; rcode: string; server: string};

/**
 * The SPF records of a domain (RFC 7208, 4.4 and 4.5).
 *
 * @throws {DnsError} where no resolver gives an answer; the signal's reason once it aborts
 */
export async function findRecords(
  domain: string,
  resolver: DohResolver,
  signal: AbortSignal,
): Promise<Finding> {
  const answer = await resolver.query(domain, 'TXT', {signal});
  const {rcode, server} = answer;
  if (rcode !== 'NOERROR' && rcode !== 'NXDOMAIN') {
    return {kind: 'refused', rcode, server};
  }
  const records = recordsOf(answer, 'TXT')
    .filter(({data}) => isSpfRecord(data.join('')))
    .map(({data}) => toPaste(data, parseSpf));
  return records.length > 0
    ? {kind: 'found', records, server}
    : {kind: 'none', exists: rcode === 'NOERROR', server};
}
