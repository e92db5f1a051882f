import {parseAddress} from '../address';
import type {ConformanceCase} from './cases';

/** The file: each address with the diagnosis of the suite. */
export interface AddressSuite {
  cases: readonly (readonly string[])[];
}

/**
 * Diagnoses of addresses that a server takes in RCPT TO (RFC 5321, 4.1.2): the syntax is
 * valid, whatever DNS says of the domain. The suite's other classes are valid in a header
 * only (comments, folding, obsolete forms), too long, or not valid at all.
 */
const VALID: ReadonlySet<string> = new Set([
  'valid',
  'dnsWarnNoMXRecord',
  'dnsWarnNoRecord',
  'rfc5321TLD',
  'rfc5321TLDNumeric',
  'rfc5321QuotedString',
  'rfc5321AddressLiteral',
]);

/** The cases of Dominic Sayers' suite, read as addresses for SMTP. */
export function addressCases({cases}: AddressSuite): ConformanceCase[] {
  return cases.map(([address = '', diagnosis = ''], index) => ({
    id: `${index + 1}`,
    section: diagnosis,
    asked: [['Address', JSON.stringify(address)]],
    expected: [VALID.has(diagnosis) ? 'valid' : 'invalid'],
    run: () => Promise.resolve(parseAddress(address).valid ? 'valid' : 'invalid'),
  }));
}
