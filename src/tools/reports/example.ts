// cspell:ignore mcsv mfrom
import {brand} from '../../site';
import type {ReportFile} from './read/files';

/** A record of the example: what comes from a server on an ordinary day. */
interface ExampleRecord {
  ip: string;
  /** Messages on the first day; later days have a few more or less. */
  count: number;
  dkim: 'pass' | 'fail';
  spf: 'pass' | 'fail';
  returnPath: string;
  spfResult: string;
  signatures: readonly (readonly [domain: string, selector: string, result: string])[];
  reason?: readonly [type: string, comment: string];
}

const DOMAIN = 'example.com';
const FIRST_DAY = Date.UTC(2026, 10, 2) / 1_000;
const DAYS = 14;
const DAY = 86_400;

const records: readonly ExampleRecord[] = [
  {
    ip: '192.0.2.10',
    count: 420,
    dkim: 'pass',
    spf: 'pass',
    returnPath: `bounce.${DOMAIN}`,
    spfResult: 'pass',
    signatures: [
      [DOMAIN, 's1', 'pass'],
      [brand.domain, 'key1', 'pass'],
    ],
  },
  {
    ip: '198.51.100.23',
    count: 64,
    dkim: 'fail',
    spf: 'fail',
    returnPath: 'mail12.mcsv.net',
    spfResult: 'pass',
    signatures: [['mcsv.net', 'k2', 'pass']],
  },
  {
    ip: '192.0.2.77',
    count: 38,
    dkim: 'fail',
    spf: 'pass',
    returnPath: DOMAIN,
    spfResult: 'pass',
    signatures: [],
  },
  {
    ip: '2001:db8:25::7',
    count: 12,
    dkim: 'pass',
    spf: 'fail',
    returnPath: DOMAIN,
    spfResult: 'softfail',
    signatures: [[DOMAIN, 's1', 'pass']],
  },
  {
    ip: '198.51.100.140',
    count: 5,
    dkim: 'fail',
    spf: 'fail',
    returnPath: 'lists.example.org',
    spfResult: 'pass',
    signatures: [[DOMAIN, 's1', 'fail']],
    reason: ['mailing_list', 'arc=pass'],
  },
  {
    ip: '203.0.113.66',
    count: 9,
    dkim: 'fail',
    spf: 'fail',
    returnPath: 'example.net',
    spfResult: 'none',
    signatures: [],
  },
];

/** Weekdays are busier than weekends. */
function onDay(count: number, day: number): number {
  const weekday = day % 7;
  return Math.max(1, Math.round((count * (weekday > 4 ? 4 : 9 + (day % 3))) / 10));
}

function recordXml(record: ExampleRecord, day: number): string {
  const {ip, count, dkim, spf, returnPath, spfResult, signatures, reason} = record;
  return `  <record>
    <row>
      <source_ip>${ip}</source_ip>
      <count>${onDay(count, day)}</count>
      <policy_evaluated>
        <disposition>none</disposition>
        <dkim>${dkim}</dkim>
        <spf>${spf}</spf>${
          reason
            ? `
        <reason><type>${reason[0]}</type><comment>${reason[1]}</comment></reason>`
            : ''
        }
      </policy_evaluated>
    </row>
    <identifiers>
      <envelope_from>${returnPath}</envelope_from>
      <header_from>${DOMAIN}</header_from>
    </identifiers>
    <auth_results>
${signatures
  .map(
    ([domain, selector, result]) =>
      `      <dkim><domain>${domain}</domain><selector>${selector}</selector><result>${result}</result></dkim>\n`,
  )
  .join(
    '',
  )}      <spf><domain>${returnPath}</domain><scope>mfrom</scope><result>${spfResult}</result></spf>
    </auth_results>
  </record>
`;
}

/**
 * Invented reports about example.com: two weeks of one receiver, in the form of RFC 9990.
 * Every kind of source is in them once.
 */
export function exampleFiles(): ReportFile[] {
  return Array.from({length: DAYS}, (_, day) => {
    const begin = FIRST_DAY + day * DAY;
    const end = begin + DAY - 1;
    const name = `mailbox.example!${DOMAIN}!${begin}!${end}.xml`;
    const xml = `<?xml version="1.0" encoding="UTF-8"?>
<feedback xmlns="urn:ietf:params:xml:ns:dmarc-2.0">
  <version>1.0</version>
  <report_metadata>
    <org_name>mailbox.example</org_name>
    <email>dmarc-reports@mailbox.example</email>
    <report_id>${begin}.${DOMAIN}</report_id>
    <date_range><begin>${begin}</begin><end>${end}</end></date_range>
  </report_metadata>
  <policy_published>
    <domain>${DOMAIN}</domain>
    <p>none</p>
    <sp>none</sp>
    <testing>n</testing>
    <discovery_method>treewalk</discovery_method>
  </policy_published>
${records.map((record) => recordXml(record, day)).join('')}</feedback>
`;
    return {name, content: new Blob([xml])};
  });
}
