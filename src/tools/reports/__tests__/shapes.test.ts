import {gz, zip} from '../testing';
import {read} from './packing';
import {shapes} from './shapes';

test('there are at least twenty shapes', () => {
  expect(shapes.length).toBeGreaterThanOrEqual(20);
});

test.each(shapes)('$style', async ({file, xml, expected}) => {
  const result = await read(file, xml);
  const {codes = [], passed, rows, ...head} = expected;
  expect(result.problems.map(({code}) => code)).toEqual(codes);
  expect(result.reports).toHaveLength(1);
  const [report] = result.reports;
  expect(report).toMatchObject(head);
  expect(report?.rows).toHaveLength(rows);
  const sum = report?.rows
    .filter(({dkim, spf}) => dkim || spf)
    .reduce((all, {count}) => all + count, 0);
  expect(sum).toBe(passed);
});

test.each(shapes)('$style, packed in every way', async ({file, xml, expected}) => {
  const [plain, ...packed] = await Promise.all([
    read(file, xml),
    read(`${file}.gz`, gz(xml)),
    read('a.zip', zip([{name: file, data: xml}])),
    read('a.zip', zip([{name: `${file}.gz`, data: gz(xml)}])),
    read(file, new Uint8Array(Buffer.from(`\ufeff${xml}`, 'utf16le'))),
    read(file, `\ufeff${xml}`),
  ]);
  for (const result of packed) {
    const [report] = result.reports;
    expect(report?.messages).toBe(expected.messages);
    expect(report?.rows).toEqual(plain.reports[0]?.rows);
    expect(report).toMatchObject({begin: expected.begin, domain: expected.domain});
  }
});

const [google] = shapes;

function shape(style: RegExp): string {
  return shapes.find((one) => style.test(one.style))?.xml ?? '';
}

test('every field of a record is read', async () => {
  const {reports} = await read('ms.xml', shape(/^Microsoft/));
  expect(reports[0]).toMatchObject({
    id: 'aaaabbbbccccdddd0000111122223333',
    email: 'dmarcreport@outlook.example',
    policy: {p: 'quarantine', sp: 'quarantine', pct: 100, testing: false},
  });
  expect(reports[0]?.rows).toEqual([
    {
      ip: '2001:db8::25',
      count: 3,
      disposition: 'quarantine',
      dkim: false,
      spf: false,
      reasons: [],
      headerFrom: 'example.com',
      envelopeFrom: 'example.com',
      envelopeTo: 'hotmail.example',
      signatures: [],
      spfChecks: [{domain: 'example.com', result: 'fail'}],
    },
  ]);
});

test('what RFC 9990 has added is read, and its disposition “pass” is no action', async () => {
  const {reports} = await read('icloud.xml', shape(/^iCloud/));
  expect(reports[0]?.policy).toMatchObject({
    p: 'quarantine',
    np: 'reject',
    testing: true,
  });
  expect(reports[0]?.rows.map(({disposition}) => disposition)).toEqual(['none', 'none']);
  expect(reports[0]?.rows[1]?.reasons).toEqual([
    {type: 'policy_test_mode', comment: 't=y'},
  ]);
});

test('hardfail is fail, an address in IPv6 is its IPv4, an empty reason is none', async () => {
  const [hard, cisco, kddi] = await Promise.all([
    read('a.xml', shape(/hardfail/)),
    read('b.xml', shape(/^Cisco/)),
    read('c.xml', shape(/^KDDI/)),
  ]);
  expect(hard.reports[0]?.rows[0]?.spfChecks[0]?.result).toBe('fail');
  expect(cisco.reports[0]?.rows[0]?.ip).toBe('192.0.2.30');
  expect(cisco.reports[0]?.errors).toEqual(['the rua tag is not valid']);
  expect(kddi.reports[0]?.rows[0]?.reasons).toEqual([]);
});

test('a report attached to a message, in a forwarded message, and in a mailbox file', async () => {
  const packed = Buffer.from(gz(google?.xml ?? '')).toString('base64');
  const message = [
    'Received: from mx.example.org by mx.example.net; Mon, 2 Nov 2026 10:06:13 +0000',
    'From: noreply@google.example',
    'Subject: Report domain: example.com Submitter: google.example',
    'MIME-Version: 1.0',
    'Content-Type: multipart/mixed;',
    '\tboundary="=_b1"',
    '',
    'preamble',
    '--=_b1',
    'Content-Type: text/plain',
    '',
    'This is an aggregate report.',
    '--=_b1',
    'Content-Type: application/gzip; name="google.example!example.com!1!2.xml.gz"',
    'Content-Transfer-Encoding: base64',
    'Content-Disposition: attachment; filename="google.example!example.com!1!2.xml.gz"',
    '',
    // The line end that a gateway has added to the archive itself is in the last line.
    ...(packed.match(/.{1,76}/g) ?? []),
    '--=_b1--',
    '',
  ].join('\r\n');
  const alone = message
    .replace(/Content-Type: multipart[\s\S]*?(?=Content-Type: application)/, '')
    .replace(/\r\n--=_b1--\r\n/, '');
  const forwarded = `From: a@example.com\r\nContent-Type: multipart/mixed; boundary=x\r\n\r\n--x\r\nContent-Type: message/rfc822\r\n\r\n${message}\r\n--x--\r\n`;
  const mailbox = `From MAILER Mon Nov  2 10:06:13 2026\r\n${message}\r\nFrom MAILER Mon Nov  2 10:06:14 2026\r\n${message}`;
  const results = await Promise.all([
    read('a.eml', message),
    read('b.eml', alone),
    read('c.eml', forwarded),
    read('d.mbox', mailbox),
    read('Pasted text', packed),
  ]);
  expect(results.map(({reports}) => reports.map(({messages}) => messages))).toEqual([
    [42],
    [42],
    [42],
    [42, 42],
    [42],
  ]);
  expect(results[0].reports[0]?.file).toBe('a.eml/google.example!example.com!1!2.xml.gz');
});

test('an attachment as quoted-printable XML', async () => {
  const xml = (google?.xml ?? '').replaceAll('=', '=3D').replaceAll('\n', '=20\r\n=\r\n');
  const {reports} = await read(
    'a.eml',
    `Subject: x\r\nContent-Type: text/xml\r\nContent-Transfer-Encoding: quoted-printable\r\n\r\n${xml}`,
  );
  expect(reports[0]?.messages).toBe(42);
});

test('the encoding that the declaration names is used', async () => {
  const xml = (google?.xml ?? '')
    .replace('UTF-8', 'windows-1251')
    .replace('<org_name>google', '<org_name>\xcf\xee\xf7\xf2\xe0');
  const {reports} = await read('a.xml', new Uint8Array(Buffer.from(xml, 'latin1')));
  expect(reports[0]?.organization).toBe('Почта.example');
});

test('a byte order mark outranks the declaration, and stands before messages and base64, too', async () => {
  const mark = '\ufeff';
  const xml = (google?.xml ?? '')
    .replace('UTF-8', 'windows-1251')
    .replace('<org_name>google', '<org_name>Почта');
  const base64 = Buffer.from(gz(xml)).toString('base64');
  const results = await Promise.all([
    read('Pasted text', mark + xml),
    read('Pasted text', `${mark}${base64}`),
    read(
      'Pasted text',
      `${mark}Subject: a\r\nContent-Type: application/gzip\r\nContent-Transfer-Encoding: base64\r\n\r\n${base64}`,
    ),
  ]);
  expect(results.map(({reports}) => reports[0]?.messages)).toEqual([42, 42, 42]);
  expect(results[0].reports[0]?.organization).toBe('Почта.example');
});

test('two reports in one document are two', async () => {
  const {reports} = await read('a.xml', `${google?.xml ?? ''}${shape(/^Yahoo/)}`);
  expect(reports.map(({messages}) => messages)).toEqual([42, 2]);
});

test('octets behind the end of an archive do no harm', async () => {
  const packed = Buffer.concat([gz(google?.xml ?? ''), Buffer.from('\r\n')]);
  const {reports, problems} = await read('a.gz', new Uint8Array(packed));
  expect(problems).toEqual([]);
  expect(reports[0]?.messages).toBe(42);
});
