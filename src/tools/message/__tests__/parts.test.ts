// cspell:disable -- encoded words, names of protocols, and addresses
import fc from 'fast-check';
import {anyCharacter} from '../../../../tests/support/anyCharacter';
import {findEnvelope} from '../envelope';
import {readDate, spanInWords, timeInWords} from '../date';
import {readParts} from '../mime';
import {shownParts} from '../size';
import {mendPaste} from '../paste';
import {findIp, readReceived, readRoute} from '../received';
import {decodeWords, display, hasTricks, readMailboxes, visible} from '../words';
import {readUnsubscribe} from '../unsubscribe';
import {message} from './world';

describe('RFC 2047: encoded words', () => {
  test.each([
    ['=?utf-8?Q?Caf=C3=A9?=', 'Café'],
    ['=?UTF-8?B?Q2Fmw6k=?= today', 'Café today'],
    ['=?iso-8859-1?q?Caf=E9_au_lait?=', 'Café au lait'],
    // 6.2: the space between two words is none; octets of one character may be apart.
    ['=?utf-8?Q?a?= =?utf-8?Q?b?=', 'ab'],
    ['=?utf-8?Q?a?=\r\n =?utf-8?Q?b?= c', 'ab c'],
    ['=?utf-8?B?w6k=?= x =?utf-8?Q?=C3?= =?utf-8?Q?=A9?=', 'é x é'],
    ['=?utf-8?B?w?= =?utf-8?Q?=FF?=', '=?utf-8?B?w?= =?utf-8?Q?=FF?='],
    ['=?unknown?Q?a?=', '=?unknown?Q?a?='],
    ['=?utf-8*en?Q?a?=', 'a'],
    ['caf\xc3\xa9', 'café'],
    ['caf\xe9', 'café'],
    ['plain', 'plain'],
  ])('%j is %j', (value, text) => {
    expect(decodeWords(value)).toBe(text);
  });

  test('what is hidden is made visible, and markup stays text', () => {
    expect(display('=?utf-8?Q?Pay=E2=80=AEexe?=')).toBe('Pay⟨U+202E⟩exe');
    expect(visible('a\0b\u200bc\td')).toBe('a⟨U+0000⟩b⟨U+200B⟩c d');
    expect(display('<b>x</b>')).toBe('<b>x</b>');
    expect(hasTricks('شركة الأمثلة')).toBe(false);
    expect(hasTricks('\u200fa')).toBe(false);
    expect(hasTricks('a\u202eb')).toBe(true);
  });
});

describe('RFC 5322: mailboxes', () => {
  test.each([
    ['ada@example.com', [['', 'ada@example.com']]],
    ['"Lovelace, Ada" <ada@example.com>', [['Lovelace, Ada', 'ada@example.com']]],
    [
      'Ada (at, work) <ada@example.com>, bob@x.example',
      [
        ['Ada', 'ada@example.com'],
        ['', 'bob@x.example'],
      ],
    ],
    ['=?utf-8?Q?Ad=C3=A1?= <ada@example.com>', [['Adá', 'ada@example.com']]],
    [
      'Team: ada@example.com, bob@x.example;',
      [
        ['', 'ada@example.com'],
        ['', 'bob@x.example'],
      ],
    ],
    ['<>', [['', '']]],
    ['"a\\"b" <c@example.com>', [['a"b', 'c@example.com']]],
    ['', []],
  ])('%j', (value, expected) => {
    expect(readMailboxes(value).map(({name, address}) => [name, address])).toEqual(
      expected,
    );
  });
});

describe('dates', () => {
  test.each([
    ['Mon, 23 Nov 2026 10:00:09 +0000', '2026-11-23 10:00:09 UTC'],
    ['23 Nov 2026 11:00 +0100', '2026-11-23 10:00:00 UTC'],
    ['Mon, 23 Nov 2026 05:00:09 EST', '2026-11-23 10:00:09 UTC'],
    ['Mon, 23 Nov 26 10:00:09 GMT (comment)', '2026-11-23 10:00:09 UTC'],
    ['Fri, 1 Jan 99 00:00:00 -0030', '1999-01-01 00:30:00 UTC'],
  ])('%s', (text, expected) => {
    expect(timeInWords(readDate(text) ?? NaN)).toBe(expected);
  });
  test.each([
    '',
    'Monday',
    '32 Nov 2026 10:00:00',
    '1 Foo 2026 10:00:00',
    '1 Nov 2026 25:00',
  ])('%j is no date', (text) => {
    expect(readDate(text)).toBeUndefined();
  });
  test.each([
    [0, '0 s'],
    [65, '1 min 5 s'],
    [-3_600, '1 h'],
    [90_061, '1 d 1 h'],
  ])('%d seconds are %s', (seconds, words) => {
    expect(spanInWords(seconds)).toBe(words);
  });
});

describe('Received', () => {
  test.each([
    [
      'from a.example (b.example [192.0.2.1]) by c.example',
      {helo: 'a.example', ip: '192.0.2.1', by: 'c.example', inner: false},
    ],
    [
      'from a.example (b.example. [IPv6:2001:db8::1]) (using TLS (v1)) by c',
      {ip: '2001:db8::1', by: 'c'},
    ],
    [
      'from AM6.outlook.com (2603:10a6:20b:1::7) by X.outlook.com (2603:10a6::1) with Microsoft SMTP Server',
      {ip: '2603:10a6:20b:1::7'},
    ],
    [
      'from [10.0.0.3] (unknown [10.0.0.3]) by c.example (Postfix) with ESMTPSA id 1',
      {helo: '10.0.0.3', ip: '10.0.0.3', inner: true, protocol: 'ESMTPSA'},
    ],
    ['by 2002:a05:6a10:1:b0:0:0:0 with SMTP id x', {inner: false}],
    ['from x by y (envelope-from <a@b.example>)', {envelopeFrom: 'a@b.example'}],
  ])('%s', (value, expected) => {
    expect(readReceived(value)).toMatchObject(expected);
  });

  test('the route is in the order of time, with its delays', () => {
    const route = readRoute([
      ' by c; Mon, 23 Nov 2026 10:00:02 +0000',
      ' by b; Mon, 23 Nov 2026 10:00:05 +0000',
      ' by a',
      ' by o; Mon, 23 Nov 2026 10:00:00 +0000',
    ]);
    expect(route.map(({by, delay}) => [by, delay])).toEqual([
      ['o', undefined],
      ['a', undefined],
      ['b', 5],
      ['c', -3],
    ]);
  });

  test.each([
    ['client 192.0.2.1.', '192.0.2.1'],
    ['version 1.2.3', undefined],
    ['10:00:09', undefined],
    ['::', undefined],
  ])('the address in %j', (text, ip) => {
    expect(findIp(text)).toBe(ip);
  });
});

describe('the envelope', () => {
  const fields = (...lines: string[]) =>
    lines.map((line) => {
      const colon = line.indexOf(':');
      return {name: line.slice(0, colon).toLowerCase(), value: line.slice(colon + 1)};
    });
  const border =
    'Received: from out.sender.example (out.sender.example [192.0.2.7]) by mx.google.com with ESMTPS';
  const values = (...lines: string[]) => {
    const {ip, sender, helo} = findEnvelope(fields(...lines));
    return [ip?.value, ip?.source, sender?.value, helo?.value];
  };

  test('as Gmail writes it', () => {
    expect(
      values(
        'Delivered-To: bob@gmail.example',
        'Received: by 2002:a05:6a10:1:b0:0:0:0 with SMTP id x',
        'Return-Path: <n@b.example>',
        border,
        'Received-SPF: pass (google.com: domain of n@b.example designates 192.0.2.7 as permitted sender) client-ip=192.0.2.7;',
        'Authentication-Results: mx.google.com; spf=pass (google.com: domain of n@b.example designates 192.0.2.7 as permitted sender) smtp.mailfrom=n@b.example',
      ),
    ).toEqual(['192.0.2.7', 'Received-SPF', 'n@b.example', 'out.sender.example']);
  });

  test('as Outlook writes it: its own hops are passed over', () => {
    const own =
      'Received: from A.prod.outlook.com (2603:10a6:20b::1) by B.prod.outlook.com (2603:10a6::2) with HTTPS';
    const edge =
      'Received: from out.sender.example (192.0.2.7) by C.prod.outlook.com (10.13.1.1) with Microsoft SMTP Server';
    expect(values(own, own, edge)).toEqual([
      '192.0.2.7',
      'Received',
      undefined,
      'out.sender.example',
    ]);
    expect(
      values(
        own,
        'Authentication-Results: spf=pass (sender IP is 192.0.2.7) smtp.mailfrom=b.example; dkim=none',
        'Received-SPF: Pass (protection.outlook.com: domain of b.example designates 192.0.2.7 as permitted sender) receiver=protection.outlook.com; client-ip=192.0.2.7; helo=out.sender.example;',
        edge,
        'Return-Path: n@b.example',
      ),
    ).toEqual([
      '192.0.2.7',
      'Authentication-Results',
      'n@b.example',
      'out.sender.example',
    ]);
  });

  test('what the sender wrote below the border is not believed', () => {
    expect(
      values(
        border,
        'Received: from trusted.example ([198.51.100.9]) by out.sender.example',
        'Received-SPF: pass client-ip=198.51.100.9; envelope-from="x@y.example"',
      ),
    ).toEqual(['192.0.2.7', 'Received', undefined, 'out.sender.example']);
  });

  test('a private address is no client', () => {
    expect(
      values('Received: from x ([10.0.0.1]) by y.example', border).slice(0, 2),
    ).toEqual(['192.0.2.7', 'Received']);
    expect(values('Received: from x ([10.0.0.1]) by y.example')[0]).toBeUndefined();
  });
});

describe('MIME', () => {
  const part = (type: string, body: string) =>
    readParts([{name: 'content-type', value: type}], body);

  test('parts, their sizes and their names', () => {
    const mixed = part(
      ' multipart/mixed; boundary="x=1"',
      'preamble\r\n--x=1\r\nContent-Type: multipart/alternative; boundary=y\r\n\r\n--y\r\n\r\nhi\r\n--y\r\nContent-Type: text/html\r\nContent-Transfer-Encoding: quoted-printable\r\n\r\n<p>=C3=A9=\r\n</p>\r\n--y--\r\n--x=1\r\nContent-Type: application/pdf; name="a.pdf"\r\nContent-Transfer-Encoding: base64\r\nContent-Disposition: attachment; filename*=UTF-8\'\'caf%C3%A9.pdf\r\n\r\nQUJD\r\n--x=1--\r\nepilogue',
    );
    expect(mixed.parts.map(({type}) => type)).toEqual([
      'multipart/alternative',
      'application/pdf',
    ]);
    expect(mixed.parts[1]).toMatchObject({fileName: 'café.pdf', size: 3, attached: true});
    expect(shownParts(mixed).map(({type, size}) => [type, size])).toEqual([
      ['text/plain', 2],
      ['text/html', 9],
    ]);
  });

  test('a message that was cut off keeps what is there', () => {
    const {parts} = part(
      'multipart/mixed; boundary=x',
      '--x\r\n\r\none\r\n--x\r\n\r\ntwo',
    );
    expect(parts.map(({size}) => size)).toEqual([3, 3]);
  });

  test('parts within parts end', () => {
    const deep = '--x\r\nContent-Type: multipart/mixed; boundary=x\r\n\r\n'.repeat(200);
    expect(() => part('multipart/mixed; boundary=x', deep)).not.toThrow();
  });

  test('any body is read', () => {
    fc.assert(
      fc.property(
        fc.string({unit: anyCharacter}),
        fc.string({unit: anyCharacter}),
        (type, body) => {
          expect(part(type, body).size).toBeGreaterThanOrEqual(0);
          expect(part(`multipart/x; boundary=${type}`, `--${type}${body}`)).toBeDefined();
        },
      ),
    );
  });
});

describe('pastes', () => {
  const text = message({sign: false}).replaceAll('\r\n', '\n');
  const plain = mendPaste(text).text;

  test('a text that is whole stays as it is', () => {
    expect(mendPaste(text).problems).toEqual([]);
    expect(plain).toBe(text.replaceAll('\n', '\r\n'));
  });

  test.each([
    ['lost-space', (whole: string) => whole.replaceAll('\n ', '\n')],
    ['quoted-paste', (whole: string) => whole.replace(/^/gm, '> ')],
    ['indented-paste', (whole: string) => whole.replace(/^(?=.)/gm, '    ')],
    [
      'html-escaped',
      (whole: string) => whole.replaceAll('<', '&lt;').replaceAll('>', '&gt;'),
    ],
    [
      'mbox-line',
      (whole: string) => `From ada@example.com Mon Nov 23 10:00:00 2026\n${whole}`,
    ],
    ['doubled-lines', (whole: string) => whole.replaceAll('\n', '\n\n')],
  ])('%s is undone and told', (code, damage) => {
    const {problems, text: mended} = mendPaste(damage(text));
    expect(problems.map((problem) => problem.code)).toEqual([code]);
    expect(mended).toBe(plain);
  });

  test('never throws, and mends once', () => {
    fc.assert(
      fc.property(fc.string({unit: anyCharacter}), (pasted) => {
        expect(typeof mendPaste(pasted).text).toBe('string');
      }),
    );
  });
});

describe('RFC 8058', () => {
  const read = (list: string, post: string | undefined, headers: string[]) =>
    readUnsubscribe(
      [
        {name: 'list-unsubscribe', value: list},
        ...(post === undefined ? [] : [{name: 'list-unsubscribe-post', value: post}]),
      ],
      [{domain: 'example.com', headers}],
    );
  const both = ['from', 'list-unsubscribe', 'list-unsubscribe-post'];

  test.each([
    [
      true,
      ' <https://a.example/\r\n x>, <mailto:a@a.example>',
      ' list-unsubscribe=one-click ',
      both,
    ],
    [false, '<http://a.example/>', 'List-Unsubscribe=One-Click', both],
    [false, 'https://a.example/', 'List-Unsubscribe=One-Click', both],
    [false, '<https://a.example/>', undefined, both],
    [false, '<https://a.example/>', 'List-Unsubscribe=One-Click', ['list-unsubscribe']],
  ])('one click: %s', (oneClick, list, post, headers) => {
    expect(read(list, post, headers)?.oneClick).toBe(oneClick);
  });
});
