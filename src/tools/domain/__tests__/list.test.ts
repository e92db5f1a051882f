import fc from 'fast-check';
import {DnsError} from '../../dns';
import {createZoneResolver} from '../../dns/testing';
import {
  checkDomainList,
  csvOf,
  inspectDomain,
  MAX_DOMAINS,
  readDomainList,
  type DomainReport,
  type ListRow,
} from '..';
import {good, inspect, withOwn} from './worlds';

describe('reading a list', () => {
  test('lines, commas, tables, addresses and links', () => {
    const text = [
      '\ufeffDomain;Owner',
      'example.com;"Ann Lee"',
      'https://Example.org/contact,2026',
      '',
      'ana@example.net',
      'a.example, b.example ,example.com',
      'bücher.example',
      'no domain here',
    ].join('\r\n');
    expect(readDomainList(text)).toEqual({
      domains: [
        ...['example.com', 'example.org', 'example.net', 'a.example', 'b.example'],
        'xn--bcher-kva.example',
      ],
      refused: [{line: 8, text: 'no domain here', why: expect.any(String) as string}],
      beyond: 0,
      repeated: 1,
    });
  });

  test('more than a hundred are counted and left out', () => {
    const text = Array.from({length: 130}, (_, index) => `d${index}.example`).join('\n');
    const {domains, beyond} = readDomainList(text);
    expect([domains.length, beyond]).toEqual([MAX_DOMAINS, 30]);
  });

  test('no text breaks it', () => {
    fc.assert(
      fc.property(fc.string({maxLength: 200}), (text) => {
        expect(readDomainList(text).domains.length).toBeLessThanOrEqual(MAX_DOMAINS);
      }),
    );
  });
});

/** A report of a domain, which only `lost` of matters here. */
async function reportOf(domain: string, lost = false): Promise<DomainReport> {
  return {...(await inspectDomain(domain, createZoneResolver({}))), lost};
}

describe('checking a list', () => {
  const {signal} = new AbortController();

  test('each domain once, no more than two at the same time', async () => {
    const domains = Array.from({length: 9}, (_, index) => `d${index}.example`);
    const asked: string[] = [];
    let running = 0;
    let most = 0;
    const rows: ListRow[] = [];
    await checkDomainList(
      domains,
      async (domain) => {
        asked.push(domain);
        running += 1;
        most = Math.max(most, running);
        const report = await reportOf(domain);
        running -= 1;
        return report;
      },
      {signal, onRow: (row) => rows.push(row)},
    );
    expect(asked).toEqual(domains);
    expect(rows).toHaveLength(9);
    expect(most).toBe(2);
  });

  test('a failing resolver is left alone for longer and longer, then the row says why', async () => {
    const waits: number[] = [];
    const rows: ListRow[] = [];
    await checkDomainList(
      ['a.example', 'b.example'],
      () => Promise.reject(new DnsError('network', 'Planted refused.')),
      {
        signal,
        inFlight: 1,
        onRow: (row) => rows.push(row),
        sleep: (milliseconds) => {
          waits.push(milliseconds);
          return Promise.resolve();
        },
      },
    );
    expect(waits).toEqual([1_000, 2_000, 4_000, 8_000]);
    expect(rows).toEqual([
      {domain: 'a.example', failure: 'Planted refused.'},
      {domain: 'b.example', failure: 'Planted refused.'},
    ]);
  });

  test('a report with lost questions is made anew, and a good one resets the wait', async () => {
    const waits: number[] = [];
    const rows: ListRow[] = [];
    let calls = 0;
    await checkDomainList(
      ['a.example', 'b.example'],
      (domain) => {
        calls += 1;
        return reportOf(domain, calls % 2 === 1);
      },
      {
        signal,
        inFlight: 1,
        onRow: (row) => rows.push(row),
        sleep: (milliseconds) => {
          waits.push(milliseconds);
          return Promise.resolve();
        },
      },
    );
    expect(waits).toEqual([1_000, 1_000]);
    expect(rows.map(({report}) => report?.lost)).toEqual([false, false]);
  });

  test('a canceled list asks for nothing more and keeps its rows', async () => {
    const controller = new AbortController();
    const rows: ListRow[] = [];
    const work = checkDomainList(
      ['a.example', 'b.example', 'c.example'],
      (domain) => reportOf(domain),
      {
        signal: controller.signal,
        inFlight: 1,
        onRow: (row) => {
          rows.push(row);
          controller.abort(new Error('canceled'));
        },
      },
    );
    await expect(work).rejects.toThrow('canceled');
    expect(rows.map(({domain}) => domain)).toEqual(['a.example']);
  });
});

test('what a list leaves out is said to be unchecked, not unneeded', async () => {
  const report = await inspect({
    zone: good,
    signed: true,
    options: {brief: true, readPolicy: undefined},
  });
  const [header = '', row = ''] = csvOf([{domain: 'example.com', report}]).split('\r\n');
  const cell = (name: string) => row.split(',')[header.split(',').indexOf(name)];
  expect([cell('mta_sts'), cell('ns'), cell('mx')]).toEqual([
    'not checked',
    'fine',
    'fine',
  ]);
});

test('the table has a column for each check and disarms formulas', async () => {
  const rows: ListRow[] = [
    {domain: 'example.com', report: await inspect({zone: good, signed: true})},
    {
      domain: 'example.com',
      report: await inspect({zone: withOwn({TXT: ['v=spf1 "=cmd" -all']})}),
    },
    {domain: 'lost.example', failure: '=HYPERLINK("https://evil.example")'},
  ];
  const [header = '', first = '', second = '', third = ''] = csvOf(rows).split('\r\n');
  expect(header.split(',')).toHaveLength(20);
  expect(first).toBe(
    'example.com,A,0,0,1,reject,dkim,fine,fine,note,note,fine,fine,fine,fine,fine,fine,,,',
  );
  expect(second).toMatch(/^example\.com,D,\d,\d,/);
  expect(third).toContain('"\'=HYPERLINK(""https://evil.example"")"');
});
