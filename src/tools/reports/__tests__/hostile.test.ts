// cspell:ignore IAAAAAAAAA
import fc from 'fast-check';
import {anyCharacter} from '../../../../tests/support/anyCharacter';
import {
  csvPieces,
  markdownOf,
  mergeDuplicates,
  placed,
  planSteps,
  readFiles,
  readLimits,
  summarize,
} from '..';
import {Decoder} from '../read/decode';
import {ReportReader} from '../read/reader';
import {gz, zip} from '../testing';
import {codes, file, read} from './packing';
import {shapes} from './shapes';

const good = shapes[0]?.xml ?? '';
const SMALL = {
  document: 100_000,
  total: 250_000,
  archive: 1_000_000,
  files: 20,
  records: 1_000,
};

const entity = '<!ENTITY lol "lol">';
const bomb = `<?xml version="1.0"?>
<!DOCTYPE feedback [
 ${entity}
 <!ENTITY lol1 "&lol;&lol;&lol;&lol;&lol;&lol;&lol;&lol;&lol;&lol;">
 <!ENTITY lol2 "&lol1;&lol1;&lol1;&lol1;&lol1;&lol1;&lol1;&lol1;&lol1;&lol1;">
]>
<feedback><report_metadata><org_name>&lol2;</org_name></report_metadata></feedback>`;

describe('documents that must not be read', () => {
  test.each([
    ['a billion laughs', bomb, 2],
    ['an external entity', `<!DOCTYPE f SYSTEM "file:///etc/passwd">${good}`, 1],
    [
      'a type without entities',
      good.replace('<feedback>', '<!DOCTYPE feedback>\n<feedback>'),
      2,
    ],
    ['an entity within the report', good.replace('<record>', `${entity}<record>`), 22],
    ['one put through HTML', bomb.replaceAll('<', '&lt;').replaceAll('>', '&gt;'), 2],
  ])('%s is refused, with its line, and nothing of it counts', async (_, xml, line) => {
    const result = await read('bad.xml', xml);
    expect(result.reports).toEqual([]);
    expect(result.problems).toMatchObject([{code: 'dtd', file: 'bad.xml', line}]);
  });

  test('deep nesting', async () => {
    const result = await read('deep.xml', `<feedback>${'<a>'.repeat(100_000)}`);
    expect(codes(result)).toEqual(['too-deep']);
    expect(result.reports).toEqual([]);
  });

  test('a tag without an end', async () => {
    expect(codes(await read('t.xml', `<feedback ${'a="b" '.repeat(50_000)}`))).toEqual([
      'long-tag',
    ]);
  });

  test('references to entities that nobody has declared stay as they are', async () => {
    const {reports} = await read(
      'a.xml',
      good.replace('google.example', '&xxe; &amp;lt; &#0; &#xD800; &#x110000; &nbsp;'),
    );
    expect(reports[0]?.organization).toBe('&xxe; &lt; � � � &nbsp;');
  });

  test('a name of an attribute, a quotation mark or a lone bracket does not lead astray', async () => {
    const {reports} = await read(
      'a.xml',
      good.replace('<count>40', `<x a="1>2" b='</record>'/><y></z><count c=">">40`),
    );
    expect(reports[0]?.messages).toBe(42);
  });
});

describe('files that are broken', () => {
  test.each([
    ['nothing', '', ['empty-report-file']],
    ['white space', ' \r\n ', ['empty-report-file']],
    ['a word, as Yahoo sent in May 2023', 'unused', ['not-xml']],
    ['a web page', '<html><body>Sign in</body></html>', ['not-a-report']],
    [
      'a message without a report',
      'Subject: hi\r\nFrom: a@b.example\r\n\r\ntext',
      ['no-attachment'],
    ],
    ['NULs', '\0'.repeat(5_000), ['empty-report-file']],
    ['the first tag of a report', '<feedback><oops', ['nothing-in-report']],
    ['a report without content', '<feedback></feedback>', ['nothing-in-report']],
    ['a picture', '\x89PNG\r\n\x1a\n\0\0\0', ['not-xml']],
  ])('%s', async (_, data, expected) => {
    const result = await read('a', data);
    expect(codes(result)).toEqual(expected);
    expect(result.reports).toEqual([]);
  });

  test('NULs within a report do no harm', async () => {
    const {reports} = await read('a.xml', good.replaceAll('<count>', '\0<co\0unt>\0'));
    expect(reports[0]?.messages).toBe(42);
  });

  test('a report cut short counts the records before the cut, and says where it ends', async () => {
    const cut = good.slice(0, good.lastIndexOf('<source_ip>'));
    const result = await read('cut.xml', cut);
    expect(result.problems).toMatchObject([
      {
        code: 'report-cut-short',
        line: cut.split('\n').length,
        message:
          'The file ends in the middle of a report. The record before that is counted.',
      },
    ]);
    expect(result.reports[0]?.messages).toBe(40);
  });

  test.each([
    ['before its first record', good.indexOf('<record>'), 'No record of it is complete'],
    ['after its records', good.indexOf('</feedback>'), 'The 2 records before that are'],
  ])('a report cut short %s says what is counted', async (_, at, says) => {
    const {problems} = await read('cut.xml', good.slice(0, at));
    expect(problems).toMatchObject([
      {code: 'report-cut-short', message: expect.stringContaining(says) as string},
    ]);
  });

  test('a gzip file cut short', async () => {
    const packed = gz(good);
    const result = await read('a.gz', packed.subarray(0, 20));
    expect(codes(result)).toEqual(['broken-archive']);
  });

  test('a gzip file that is damaged', async () => {
    const packed = gz(good);
    packed.fill(0xff, 40, 60);
    const {reports, problems} = await read('a.gz', packed);
    expect(problems).not.toEqual([]);
    expect(reports.every(({messages}) => messages <= 42)).toBe(true);
  });

  test('files that can be read are read, whatever stands between them', async () => {
    const result = await readFiles([
      file('bomb.xml', bomb),
      file('good.xml', good),
      file('broken.gz', gz(good).subarray(0, 12)),
      file('other.zip', zip([{name: 'x.xml', data: shapes[3]?.xml ?? ''}])),
    ]);
    expect(result.reports.map(({messages}) => messages)).toEqual([42, 2]);
    expect(result.problems.map(({file: name, code}) => [name, code])).toEqual([
      ['bomb.xml', 'dtd'],
      ['broken.gz', 'broken-archive'],
    ]);
  });
});

describe('archives', () => {
  test('a gzip bomb is stopped at the limit', async () => {
    const packed = gz(new Uint8Array(20_000_000).fill(0x20));
    expect(packed.length).toBeLessThan(SMALL.document);
    expect(codes(await read('bomb.gz', packed, SMALL))).toEqual(['unpacks-too-large']);
  });

  test('a bomb in a bomb, and many small ones', async () => {
    const inner = gz(new Uint8Array(20_000_000).fill(0x20));
    expect(codes(await read('bomb.gz', gz(inner), SMALL))).toEqual(['unpacks-too-large']);
    const many = Array.from({length: 10}, (_, index) => ({
      name: `${index}.xml`,
      data: good + ' '.repeat(60_000),
    }));
    const result = await read('many.zip', zip(many), SMALL);
    expect(codes(result)).toEqual(['too-much']);
    expect(result.reports.length).toBeLessThan(5);
  });

  test('archives in archives end somewhere', async () => {
    let packed = gz(good);
    for (let depth = 0; depth < 8; depth += 1) {
      packed = gz(packed);
    }
    expect(codes(await read('deep.gz', packed))).toEqual(['nested-archives']);
  });

  test('more files than are opened', async () => {
    const many = Array.from({length: 30}, (_, index) => ({
      name: `${index}.xml`,
      data: 'x',
    }));
    const result = await read('many.zip', zip(many), SMALL);
    expect(codes(result).filter((code) => code === 'too-much')).toHaveLength(1);
    expect(result.documents).toBeLessThanOrEqual(20);
  });

  test('a path in an archive is only a name', async () => {
    const {reports, problems} = await read(
      'a.zip',
      zip([
        {name: '../../etc/cron.d/report.xml', data: good},
        {name: 'C:\\Windows\\other.xml', data: shapes[3]?.xml ?? ''},
        {name: 'folder/', data: ''},
        {name: '__MACOSX/._report.xml', data: 'x'},
      ]),
    );
    expect(reports.map((report) => report.file)).toEqual([
      'a.zip/report.xml',
      'a.zip/other.xml',
    ]);
    expect(problems).toEqual([]);
  });

  test.each([
    ['a password', {flags: 1}, ['locked-zip']],
    ['another method', {method: 14}, ['locked-zip']],
    ['ZIP64', {size: 0xffffffff}, ['zip64']],
    ['a size that is too small', {size: 1}, ['zip-size']],
    ['a size that is too large', {size: 1_000_000}, ['zip-size']],
  ])('%s', async (_, lie, expected) => {
    const result = await read('a.zip', zip([{name: 'r.xml', data: good, lie}]));
    expect(codes(result)).toEqual(expected);
    expect(result.reports.length).toBe(expected[0] === 'zip-size' ? 1 : 0);
  });

  test('a packed size beyond the end of the file, a lost directory, no file', async () => {
    const results = await Promise.all([
      read('a.zip', zip([{name: 'r.xml', data: good, lie: {packedSize: 50}}])),
      read('b.zip', zip([{name: 'r.xml', data: good}]).subarray(0, 200)),
      read('c.zip', zip([])),
    ]);
    expect(results.map((one) => codes(one)[0])).toEqual([
      expect.stringMatching(/^(broken-archive|report-cut-short)$/),
      'broken-zip',
      'empty-zip',
    ]);
  });
});

test('records and reports beyond those that memory holds are not begun', async () => {
  const many = [
    `<feedback>${'<record><count>1</count></record>'.repeat(2_000)}</feedback>`,
    '<feedback/>'.repeat(2_000),
  ];
  for (const xml of many) {
    const result = await readFiles([file('good.xml', good), file('many.xml', xml)], {
      limits: SMALL,
    });
    expect(codes(result)).toEqual(['too-much']);
    expect(result.reports.map(({messages}) => messages)).toEqual([42]);
  }
});

const record = (ip: string, count: number) =>
  `<record><row><source_ip>${ip}</source_ip><count>${count}</count><policy_evaluated><disposition>none</disposition><dkim>pass</dkim><spf>fail</spf></policy_evaluated></row><identifiers><header_from>example.com</header_from></identifiers></record>`;

// A million before a release, and fewer in between.
const BLOCKS = process.env['TEST_ALL'] === '1' ? 1_000 : 15;

test('very many records from as many servers add up', () => {
  const reader = new ReportReader('large.xml');
  reader.feed(
    '<feedback><policy_published><domain>example.com</domain></policy_published>',
  );
  let sum = 0;
  for (let block = 0; block < BLOCKS; block += 1) {
    let piece = '';
    for (let index = 0; index < 1_000; index += 1) {
      const count = (index * 7 + block) % 50;
      piece += record(
        `10.${block >> 2}.${(block & 3) * 4 + (index >> 8)}.${index & 255}`,
        count,
      );
      sum += count;
    }
    reader.feed(piece);
  }
  reader.feed('</feedback>');
  reader.end();
  expect(reader.reports[0]?.rows).toHaveLength(BLOCKS * 1_000);
  const [summary] = summarize(reader.reports);
  expect(summary?.messages).toBe(sum);
  expect(summary?.dkimOnly).toBe(sum);
  const listed = summary?.sources.reduce((all, {messages}) => all + messages, 0) ?? 0;
  expect(listed + (summary?.moreSources.messages ?? 0)).toBe(sum);
});

/** All that is made of reports; none of it may throw. */
async function everything(name: string, data: string | Uint8Array): Promise<void> {
  const result = await read(name, data, SMALL);
  const {reports, problems} = mergeDuplicates(result.reports);
  for (const summary of summarize(reports)) {
    markdownOf(summary, planSteps(summary, '2026-11-23'));
  }
  expect([...csvPieces(reports)].join('')).toMatch(/^file,/);
  expect(problems.concat(result.problems).every(({message}) => message !== '')).toBe(
    true,
  );
  expect(result.reports.length + result.problems.length).toBeGreaterThan(0);
}

describe('never throws', () => {
  test('on any octets', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({maxLength: 400}), (bytes) =>
        everything('a', bytes),
      ),
    );
  });

  test('on any octets behind the beginning of an archive, a message or a document', async () => {
    const starts = [
      [0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0],
      [0x50, 0x4b, 3, 4],
      [0x50, 0x4b, 5, 6],
      [
        ...Buffer.from(
          'Subject: a\r\nContent-Type: multipart/mixed; boundary=b\r\n\r\n--b\r\n',
        ),
      ],
      [...Buffer.from('H4sIAAAAAAAAA21pbWVjYXN0Lm9yZyF')],
      [...Buffer.from('<feedback><record><row>')],
    ];
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...starts),
        fc.uint8Array({maxLength: 300}),
        (start, bytes) => everything('a', new Uint8Array([...start, ...bytes])),
      ),
    );
  });

  test('on a report with any octets in it, in any form', async () => {
    const whole = Buffer.from(good);
    await fc.assert(
      fc.asyncProperty(
        fc.nat({max: whole.length}),
        fc.nat({max: 60}),
        fc.string({unit: anyCharacter, maxLength: 60}),
        fc.constantFrom('xml', 'gz', 'zip'),
        async (at, gone, text, form) => {
          const data = Buffer.concat([
            whole.subarray(0, at),
            Buffer.from(text),
            whole.subarray(at + gone),
          ]);
          await everything(
            'a',
            form === 'gz' ? gz(data) : form === 'zip' ? zip([{name: 'a', data}]) : data,
          );
        },
      ),
    );
  });

  test('and a report reads the same however it is cut into pieces', async () => {
    const xml = (shapes[11]?.xml ?? '').replace('pp1', 'a&amp;b&#x1F426;é');
    const whole = new ReportReader('a');
    whole.feed(xml);
    whole.end();
    expect(whole.reports[0]?.id).toBe('a&b🐦é');
    const bytes = new TextEncoder().encode(xml);
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.integer({min: 1, max: 40}), {minLength: 1}),
        (sizes) => {
          const reader = new ReportReader('a');
          const decoder = new Decoder();
          // A decoder tells the encoding by the first octets it is given.
          let at = 60;
          reader.feed(decoder.decode(bytes.subarray(0, at)));
          for (let index = 0; at < bytes.length; index += 1) {
            const size = sizes[index % sizes.length] ?? 1;
            reader.feed(decoder.decode(bytes.subarray(at, at + size)));
            at += size;
          }
          reader.feed(decoder.end());
          reader.end();
          expect(reader.reports).toEqual(whole.reports);
          expect(reader.problems).toEqual(whole.problems);
          return Promise.resolve();
        },
      ),
    );
  });
});

test('the limits are those that the sentences name', () => {
  expect(readLimits).toEqual({
    document: 200 * 1024 * 1024,
    total: 600 * 1024 * 1024,
    archive: 200 * 1024 * 1024,
    files: 5_000,
    records: 2_000_000,
  });
});

test('reading stops when it is no longer wanted', async () => {
  const controller = new AbortController();
  controller.abort(new Error('gone'));
  await expect(
    readFiles([file('a.xml', good)], {signal: controller.signal}),
  ).rejects.toThrow('gone');
});

test('a file name that turns its direction turns no more than itself', () => {
  const problem = {
    code: 'not-xml',
    severity: 'error',
    message: 'It is not XML.',
  } as const;
  expect(placed({...problem, file: 'a\u202eb.xml', line: 1_000}).message).toBe(
    '\u2068a\u202eb.xml\u2069, line 1,000: It is not XML.',
  );
});
