import fc from 'fast-check';
import {facts} from '../../../../site';
import {EXAMPLE_CALL} from '../example';
import {readDate} from '../readDate';
import {MAX_LENGTH, readForm} from '../readForm';
import {toOurCall} from '../translate';

const email = (text: string) => toOurCall(readForm(text)).body;
const notes = (text: string) => toOurCall(readForm(text)).notes.join(' ');

test('reads curl with any quoting, and plain lines', () => {
  expect(readForm(`curl -F from='A <a@a.example>' \\\n -F "to=b@b.example"`)).toEqual([
    ['from', 'A <a@a.example>'],
    ['to', 'b@b.example'],
  ]);
  expect(readForm('from=a@a.example\r\n o:tag = x\nnonsense')).toEqual([
    ['from', 'a@a.example'],
    ['o:tag', ' x'],
  ]);
  expect(readForm(`curl --form-string html='<a href="x=1">y</a>'`)).toEqual([
    ['html', '<a href="x=1">y</a>'],
  ]);
});

test('the address and the key of a curl call are no fields', () => {
  expect(
    readForm(`curl --user api:key=1 https://a.example/?b=c -F to=d@d.example`),
  ).toEqual([['to', 'd@d.example']]);
});

test('one recipient is a string, several are a list, by field or by comma', () => {
  expect(email('to=a@a.example')).toEqual({to: 'a@a.example'});
  expect(email('to=a@a.example\nto="B, C" <b@b.example>, d@d.example')).toEqual({
    to: ['a@a.example', '"B, C" <b@b.example>', 'd@d.example'],
  });
});

test('headers, tags, opens and the time', () => {
  expect(
    email(
      'h:Reply-To=r@a.example\nh:X-Id=7\no:tag=seat ready\no:tracking-opens=yes\no:deliverytime=Fri, 15 Jan 2027 08:00:00 +0100',
    ),
  ).toEqual({
    replyTo: 'r@a.example',
    headers: {'X-Id': '7'},
    tags: ['seat-ready'],
    trackOpens: true,
    scheduledAt: '2027-01-15T08:00:00+01:00',
  });
});

test('variables are metadata, and props where there is a template', () => {
  expect(email('v:id=42')).toEqual({metadata: {id: '42'}});
  expect(email('template=seat\nv:id=42\nt:variables={"name":"Ada"}')).toEqual({
    template: 'seat',
    props: {name: 'Ada', id: '42'},
  });
  expect(notes('t:variables=[1]')).toContain('not a JSON object');
});

test('recipient-variables make a batch with the values put in', () => {
  const {path, body} = toOurCall(readForm(EXAMPLE_CALL));
  expect(path).toBe('/emails/batch');
  expect(body).toMatchObject({
    emails: [
      {to: 'ada@customer.example', text: 'Hello Ada, you can log in now.'},
      {to: 'alan@customer.example', subject: 'Your seat is ready, Alan'},
    ],
  });
});

test('what has no counterpart is named', () => {
  expect(notes('o:testmode=yes')).toContain('pw_test_');
  expect(notes('o:sending-ip=192.0.2.1')).toContain('o:sending-ip: has no counterpart');
  expect(notes('o:deliverytime=tomorrow')).toContain('not a date');
});

test('a call without a sender or a recipient says so, and a complete one does not', () => {
  expect(notes('from=a@a.example\nto= ')).toBe('to: missing, and required by both APIs.');
  expect(notes('subject=Hi')).toContain('from: missing');
  expect(notes('from=a@a.example\nto=b@b.example')).toBe('');
});

test('files become attachments, inline ones get an id', () => {
  expect(email('inline=@pictures/logo.png')).toEqual({
    attachments: [
      {
        filename: 'logo.png',
        content: '<logo.png in Base64>',
        contentId: 'logo.png',
      },
    ],
  });
});

test('dates of email headers', () => {
  expect(readDate('1 Feb 2027 07:05 GMT')).toBe('2027-02-01T07:05:00Z');
  expect(readDate('28 Feb 2027 07:05 +0000 ')).toBe('2027-02-28T07:05:00+00:00');
  expect(readDate('31 Feb 2027 07:05 +0000')).toBeUndefined();
  expect(readDate('29 Feb 2028 07:05 +0000')).toBeDefined();
  expect(readDate('1 Foo 2027 07:05 GMT')).toBeUndefined();
  expect(readDate('1 anF 2027 07:05 GMT')).toBeUndefined();
  expect(readDate('99 Jan 2027 07:05 GMT')).toBeUndefined();
});

test('a name like one of an object does no harm', () => {
  expect(email('v:__proto__=x\nh:constructor=y')).toEqual({
    metadata: Object.fromEntries([['__proto__', 'x']]),
    headers: {constructor: 'y'},
  });
  expect(notes('constructor=1')).toContain('has no counterpart');
});

test.each([
  ['-F to=a', [['to', 'a']]],
  ['curl --data-urlencode to=a', [['to', 'a']]],
  [
    String.raw`-F 'text=a\b' -F text=c\ d`,
    [
      ['text', String.raw`a\b`],
      ['text', 'c d'],
    ],
  ],
  [String.raw`-F "text=say \"hi\""`, [['text', 'say "hi"']]],
  [
    `-F text="it's" -F text='a "b"'`,
    [
      ['text', "it's"],
      ['text', 'a "b"'],
    ],
  ],
  [
    '-F te\\\nxt=a   -F  to=b\n',
    [
      ['text', 'a'],
      ['to', 'b'],
    ],
  ],
  ['-F', []],
  ['-F \\', []],
  [
    'to=a  \r\rtext=b',
    [
      ['to', 'a'],
      ['text', 'b'],
    ],
  ],
  ['=a\n!to=b\nto!=c\na b=d', []],
])('%j is read as a shell does, or line by line', (text, fields) => {
  expect(readForm(text)).toEqual(fields);
});

test('the fields of a message keep their names', () => {
  expect(
    email(
      'from=a@a.example\ncc=c@c.example\nbcc=d@d.example\nsubject=S\ntext=T\nhtml=<b>H</b>',
    ),
  ).toEqual({
    from: 'a@a.example',
    cc: 'c@c.example',
    bcc: 'd@d.example',
    subject: 'S',
    text: 'T',
    html: '<b>H</b>',
  });
});

test('a header with variables is no header, but props', () => {
  expect(email('template=seat\nh:X-Mailgun-Variables={"name":"Ada"}')).toEqual({
    template: 'seat',
    props: {name: 'Ada'},
  });
});

test('a template without variables has no props, and variables of a template need none', () => {
  expect(email('template=seat')).toEqual({template: 'seat'});
  expect(email('template=seat\nv:id=42')).toEqual({template: 'seat', props: {id: '42'}});
  expect(email('t:variables={"a":1}\nv:id=42')).toEqual({
    metadata: {id: '42'},
    props: {a: 1},
  });
});

test.each([
  ['yes', true],
  ['TRUE', true],
  ['htmlonly', true],
  ['no', false],
  ['yes please', false],
  ['not true', false],
])('opens are tracked where the option is %j: %s', (value, trackOpens) => {
  expect(email(`o:tracking-opens=${value}`)).toEqual({trackOpens});
});

test('a tag that fits stays without a note, and one that changes gets one', () => {
  const complete = 'from=a@a.example\nto=b@b.example\n';
  expect(email('o:tag=a_B-1')).toEqual({tags: ['a_B-1']});
  expect(notes(`${complete}o:tag=a_B-1`)).toBe('');
  expect(email('o:tag=a  !b')).toEqual({tags: ['a-b']});
  expect(notes(`${complete}o:tag=a  !b`)).toContain('“a  !b” becomes “a-b”');
});

test('a time is set only where it is a date, and needs no note then', () => {
  const complete = 'from=a@a.example\nto=b@b.example\n';
  expect(email('o:deliverytime=tomorrow')).toEqual({});
  expect(notes(`${complete}o:deliverytime=1 Feb 2027 07:05 GMT`)).toBe('');
});

test.each([
  ['@a/b/c.pdf;type=application/pdf', 'c.pdf'],
  [String.raw`@C:\files\c.pdf`, 'c.pdf'],
  ['c@d.pdf', 'c@d.pdf'],
])('the attachment %j is named %j', (value, filename) => {
  expect(email(`attachment=${value}`)).toEqual({
    attachments: [{filename, content: `<${filename} in Base64>`}],
  });
});

test('commas without an address between them are no recipients', () => {
  expect(email('to= a@a.example , ,b@b.example,')).toEqual({
    to: ['a@a.example', 'b@b.example'],
  });
  expect(email('to=,')).toEqual({to: []});
});

test('each recipient has the values under their own address, in every part', () => {
  const {body, notes: said} = toOurCall(
    readForm(
      [
        'from=a@a.example',
        'to=Ada <ada@c.example>, bo@c.example, cy@c.example',
        'subject=%recipient.name% %recipient.seat% %recipient.none%',
        'h:X-Seat=%recipient.seat%',
        'o:tag=one',
        't:variables={"count":1,"nothing":null,"list":["%recipient.name%"]}',
        'recipient-variables={"ada@c.example":{"name":"Ada","seat":7},"bo@c.example":["x"],"cy@c.example":null}',
      ].join('\n'),
    ),
  );
  const plain = {
    subject: '%recipient.name% %recipient.seat% %recipient.none%',
    headers: {'X-Seat': '%recipient.seat%'},
  };
  expect(body).toMatchObject({
    emails: [
      {
        to: 'Ada <ada@c.example>',
        subject: 'Ada 7 %recipient.none%',
        headers: {'X-Seat': '7'},
        tags: ['one'],
        props: {count: 1, nothing: null, list: ['Ada']},
      },
      {to: 'bo@c.example', ...plain},
      {to: 'cy@c.example', ...plain},
    ],
  });
  expect(said).toEqual([expect.stringContaining('one email of a batch')]);
});

test('a batch without recipients is empty, and values that are no object are named', () => {
  expect(email('recipient-variables={}')).toEqual({emails: []});
  for (const value of ['7', 'null', '[]', '"a"', '{']) {
    expect([value, notes(`to=a@a.example\nrecipient-variables=${value}`)]).toEqual([
      value,
      expect.stringContaining('recipient-variables: the value is not a JSON object.'),
    ]);
  }
});

test('any text is translated, and as JSON', () => {
  const words = fc.constantFrom(
    '-F ',
    'to=',
    "'",
    '"',
    '\\',
    '\n',
    'recipient-variables={}',
    'v:a=%recipient.b%',
    '@',
    ',',
  );
  const text = fc.array(fc.oneof(words, fc.string({unit: 'grapheme'})), {maxLength: 40});
  fc.assert(
    fc.property(text, (parts) => {
      const {body} = toOurCall(readForm(parts.join('')));
      expect(JSON.parse(JSON.stringify(body))).toBeDefined();
    }),
  );
});

test('a tower of brackets is refused', () => {
  expect(
    notes(`recipient-variables=${'{"a":'.repeat(600)}1${'}'.repeat(600)}`),
  ).toContain('not a JSON object');
});

test('long text is cut', () => {
  expect(readForm(`text=${'x'.repeat(MAX_LENGTH * 2)}`)[0]?.[1]).toHaveLength(
    MAX_LENGTH - 5,
  );
});

test('more recipients than a batch takes are named, and as many as it takes are not', () => {
  const call = (recipients: number) =>
    `recipient-variables={}\nto=${Array.from({length: recipients}, (_, index) => `u${String(index)}@a.example`).join(',')}`;
  const most = facts.batchSize.value;
  expect(notes(call(most))).not.toContain('split');
  expect(notes(call(most + 1))).toContain(`up to ${String(most)} emails`);
});
