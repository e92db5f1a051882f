import {createHmac} from 'node:crypto';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {inspect} from 'node:util';
import fc from 'fast-check';
import {anyCharacter} from '../../../../tests/support/anyCharacter';
import {readDocument, readSpec} from '../../../api/build';
import {facts} from '../../../site';
import {diagnose, utf8, type Diagnosis, type Question} from '..';
import {readRequest} from '../readRequest';

const SAMPLES = path.join(__dirname, '../../../api/webhookSamples');
const fixtures = JSON.parse(
  readFileSync(path.join(SAMPLES, 'fixtures.json'), 'utf8'),
) as {
  name: string;
  headers: Readonly<Record<string, string>>;
  body: string;
  secret: string | null;
  now: number;
  error: string | null;
}[];
const SECRET = 'whsec_4Qm8RtYv2LkXs7NbWc9ZpHd3JfGu6AeT';
const OTHER = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
const KEY = Buffer.from(SECRET.slice(6), 'base64');
const NOW = 1_795_081_269;
const ID = 'msg_4Tz6kQ18';
const events = Object.fromEntries(
  readSpec(readDocument(), facts).events.map(({type, payload}) => [type, payload]),
);
/** As it was sent: compact, with letters beyond ASCII, a slash and an angle bracket. */
const BODY =
  '{"type":"email.delivered","timestamp":"2026-11-19T09:41:09Z","data":{"emailId":"em_7Qx2mB41","recipient":"you@acme.example","reply":"250 2.0.0 OK","subject":"Grüße <a/b> & co","template":null,"tags":["onboarding"],"metadata":{"userId":"42"},"test":false}}';

interface Signing {
  key?: Buffer | string;
  content?: string | Buffer;
  hash?: string;
  encoding?: 'base64' | 'hex' | 'base64url';
}

const sign = ({
  key = KEY,
  content = `${ID}.${String(NOW)}.${BODY}`,
  hash = 'sha256',
  encoding = 'base64',
}: Signing = {}) => createHmac(hash, key).update(content).digest(encoding);

const headersOf = (over: Readonly<Record<string, string | undefined>> = {}) => {
  const headers: Readonly<Record<string, string | undefined>> = {
    'webhook-id': ID,
    'webhook-timestamp': String(NOW),
    'webhook-signature': `v1,${sign()}`,
    ...over,
  };
  return Object.entries(headers)
    .flatMap(([name, value]) => (value === undefined ? [] : [`${name}: ${value}`]))
    .join('\n');
};

type Asked = Partial<Omit<Question, 'body'>> & {body?: string | Buffer};

const ask = async ({body = BODY, ...over}: Asked): Promise<Diagnosis> =>
  diagnose(
    {
      headers: headersOf(),
      body: typeof body === 'string' ? utf8(body) : Uint8Array.from(body),
      secrets: [SECRET],
      computed: '',
      now: NOW + 2,
      isNowGiven: true,
      ...over,
    },
    events,
  );

const codesOf = ({problems}: Diagnosis) => problems.map(({code}) => code);

it.each(fixtures)('judges as the verifiers of the docs do: $name', async (fixture) => {
  const {headers, body, secret, now, error} = fixture;
  const {tone} = await diagnose(
    {
      headers: JSON.stringify(headers),
      body: utf8(body),
      secrets: [secret ?? ''],
      computed: '',
      now,
      isNowGiven: true,
    },
    events,
  );
  expect(tone === 'good').toBe(error === null);
});

const parsed = JSON.parse(BODY) as {data: Record<string, unknown>};
const escaped = BODY.replace(/[^\0-\x7f]/g, (one) => {
  return `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`;
});
const {type, ...rest} = JSON.parse(BODY) as {type: string};

it.each<[code: string, body: string | Buffer]>([
  ['body-rewritten', JSON.stringify(parsed, null, 2)],
  ['body-rewritten', JSON.stringify(parsed, null, '\t')],
  ['body-rewritten', BODY.replaceAll('":', '": ').replaceAll(',"', ', "')],
  ['body-rewritten', escaped.replaceAll('":', '": ').replaceAll(',"', ', "')],
  ['body-rewritten', escaped.replaceAll('/', '\\/')],
  ['body-key-order', JSON.stringify({...rest, type})],
  ['body-space', `${BODY}\n`],
  ['body-space', `${BODY}\r\n`],
  ['body-space', `  ${BODY}`],
  ['body-mark', `\ufeff${BODY}`],
  ['body-charset', Buffer.from(BODY).toString('latin1')],
  ['body-charset', Buffer.from(BODY, 'latin1')],
  ['body-charset', Buffer.from(`\ufeff${BODY}`, 'utf16le')],
  ['body-nested', JSON.stringify(BODY)],
  ['body-nested', JSON.stringify(BODY).slice(1, -1)],
  ['body-base64', Buffer.from(BODY).toString('base64')],
  ['body-url-encoded', encodeURIComponent(BODY)],
  ['body-url-encoded', new URLSearchParams({[BODY]: ''}).toString()],
  ['body-html', BODY.replaceAll('&', '&amp;').replaceAll('"', '&quot;')],
  [
    'body-python',
    BODY.replaceAll('"', "'").replace('null', 'None').replace('false', 'False'),
  ],
  ['body-python', `b'${BODY}'`.replace(/ü|ß/g, 'u')],
  ['body-short', BODY.slice(0, 120)],
  ['body-lost', BODY.replace('ü', '\ufffd')],
  ['body-object', '[object Object]'],
  ['body-empty', ''],
  ['body-compressed', Buffer.from([0x1f, 0x8b, 8, 0])],
])('finds %s', async (code, body) => {
  const isAscii = code === 'body-python' && body.toString().startsWith('b');
  const sent = BODY.replace(/ü|ß/g, 'u');
  const diagnosis = await ask({
    body,
    ...(isAscii && {
      headers: headersOf({
        'webhook-signature': `v1,${sign({content: `${ID}.${String(NOW)}.${sent}`})}`,
      }),
    }),
  });
  expect(codesOf(diagnosis)).toContain(code);
  expect(diagnosis).toMatchObject({tone: 'bad', area: 'body'});
});

it('finds line breaks that were converted, in a body that has some', async () => {
  const sent = JSON.stringify(parsed, null, 2);
  const headers = headersOf({
    'webhook-signature': `v1,${sign({content: `${ID}.${String(NOW)}.${sent}`})}`,
  });
  const body = sent.replaceAll('\n', '\r\n');
  expect(codesOf(await ask({headers, body}))).toContain('body-line-ends');
});

it('compares the length with Content-Length', async () => {
  const headers = headersOf({'content-length': '9000'});
  expect(codesOf(await ask({headers, body: BODY.slice(0, -1)}))).toContain('body-short');
  const less = headersOf({'content-length': '5'});
  expect(codesOf(await ask({headers: less, body: `${BODY}x`}))).toContain('body-long');
});

it.each<[code: string, secret: string]>([
  ['secret-prefix', SECRET.slice(6)],
  ['secret-space', `${SECRET}\n`],
  ['secret-space', `${SECRET} `],
  ['secret-space', `"${SECRET}"`],
  ['secret-space', `WEBHOOK_SECRET=${SECRET}`],
  ['secret-form', SECRET.slice(0, 20)],
  ['secret-form', `${SECRET}é`],
])('finds %s in a secret', async (code, secret) => {
  expect(codesOf(await ask({secrets: [secret]}))).toContain(code);
});

it('reads a secret in base64 for URLs', async () => {
  const key = Buffer.alloc(32, 0xfb);
  const content = `${ID}.${String(NOW)}.${BODY}`;
  const headers = headersOf({'webhook-signature': `v1,${sign({key, content})}`});
  const codes = codesOf(
    await ask({headers, secrets: [`whsec_${key.toString('base64url')}`]}),
  );
  expect(codes).toEqual(expect.arrayContaining(['secret-url-safe', 'signature-valid']));
});

it('tells the secret of another endpoint', async () => {
  const diagnosis = await ask({secrets: [OTHER, SECRET]});
  expect(codesOf(diagnosis)).toContain('secret-other');
  expect(diagnosis).toMatchObject({tone: 'bad', area: 'secret'});
  expect(codesOf(await ask({secrets: [OTHER]}))).toContain('signature-unknown');
  expect(codesOf(await ask({secrets: []}))).toContain('secret-missing');
});

it.each<[code: string, key: Buffer | string]>([
  ['key-not-decoded', SECRET.slice(6)],
  ['key-whole', SECRET],
  ['key-whole', `${SECRET}\n`],
  ['key-whole', Buffer.from(SECRET, 'base64')],
  ['key-hex', KEY.toString('hex')],
  ['key-empty', ''],
  ['key-empty', 'undefined'],
])('finds %s in what signed, and in what the reader computed', async (code, key) => {
  const signature = sign({key});
  const headers = headersOf({'webhook-signature': `v1,${signature}`});
  expect(codesOf(await ask({headers}))).toContain(code);
  const own = codesOf(await ask({computed: signature}));
  expect(own).toEqual(expect.arrayContaining([code, 'signature-valid']));
});

it.each<[code: string, Signing]>([
  ['content-parts', {content: BODY}],
  ['content-parts', {content: `${String(NOW)}.${BODY}`}],
  ['content-parts', {content: `${String(NOW)}.${ID}.${BODY}`}],
  ['content-parts', {content: ID + String(NOW) + BODY}],
  ['content-id', {content: `em_7Qx2mB41.${String(NOW)}.${BODY}`}],
  ['content-time', {content: `${ID}.${String(NOW)}000.${BODY}`}],
  ['content-time', {content: `${ID}.2026-11-19T09:41:09Z.${BODY}`}],
  ['hash-other', {hash: 'sha1'}],
  ['hash-other', {hash: 'sha512'}],
  ['computed-encoding', {encoding: 'hex'}],
  ['computed-right', {}],
  ['computed-right', {encoding: 'base64url'}],
  [
    'body-rewritten',
    {content: `${ID}.${String(NOW)}.${JSON.stringify(parsed, null, 2)}`},
  ],
  ['body-escaped', {content: `${ID}.${String(NOW)}.${escaped}`}],
  ['body-space', {content: `${ID}.${String(NOW)}.${BODY}\n`}],
  ['computed-unknown', {key: 'something else'}],
])('finds %s in what the reader computed', async (code, signing) => {
  expect(codesOf(await ask({computed: sign(signing)}))).toContain(code);
});

it('finds two faults at a time', async () => {
  const key = SECRET.slice(6);
  const codes = codesOf(await ask({computed: sign({key, content: BODY})}));
  expect(codes).toEqual(expect.arrayContaining(['key-not-decoded', 'content-parts']));
});

it.each<[code: string, over: Readonly<Record<string, string | undefined>>]>([
  ['header-missing', {'webhook-id': undefined}],
  ['header-missing', {'webhook-signature': ''}],
  ['header-renamed', {'webhook-id': undefined, 'X-Original-Webhook-Id': ID}],
  ['header-renamed', {'webhook-id': undefined, 'x-webhook-id': ID}],
  ['header-cgi', {'webhook-id': undefined, HTTP_WEBHOOK_ID: ID}],
  ['header-quoted', {'webhook-id': `"${ID}"`}],
  [
    'header-folded',
    {'webhook-signature': `v1,${sign().slice(0, 20)}\n ${sign().slice(20)}`},
  ],
  ['header-repeated', {'Webhook-Id': 'msg_other'}],
  ['signature-comma', {'webhook-signature': `v1,${sign({key: 'old'})}, v1,${sign()}`}],
  ['signature-several', {'webhook-signature': `v1,${sign({key: 'old'})} v1,${sign()}`}],
  ['signature-encoding', {'webhook-signature': `v1,${sign({encoding: 'hex'})}`}],
  ['signature-version', {'webhook-signature': sign()}],
  ['signature-form', {'webhook-signature': `v1,${sign().slice(0, 20)}`}],
  ['signature-form', {'webhook-signature': 'v2,abc'}],
  ['timestamp-form', {'webhook-timestamp': '2026-11-19T09:41:09Z'}],
  ['timestamp-milliseconds', {'webhook-timestamp': `${String(NOW)}000`}],
])('finds %s in the headers', async (code, over) => {
  expect(codesOf(await ask({headers: headersOf(over)}))).toContain(code);
});

it('finds a plus sign that has become a space', async () => {
  const id = Array.from({length: 50}, (_, at) => `msg_${String(at)}`).find((one) =>
    sign({content: `${one}.${String(NOW)}.${BODY}`}).includes('+'),
  );
  const signature = sign({content: `${id ?? ''}.${String(NOW)}.${BODY}`});
  const headers = headersOf({
    'webhook-id': id,
    'webhook-signature': `v1,${signature.replaceAll('+', ' ')}`,
  });
  const codes = codesOf(await ask({headers}));
  expect(codes).toEqual(expect.arrayContaining(['signature-plus', 'signature-valid']));
});

it('says by how much the clock is off, and needs the time of arrival for it', async () => {
  const old = await ask({now: NOW + 1000});
  expect(codesOf(old)).toContain('timestamp-old');
  expect(old.problems[0]?.message).toContain('16 minutes and 40 seconds');
  expect(codesOf(await ask({now: NOW - 400}))).toContain('timestamp-future');
  expect(await ask({now: NOW + 1000, isNowGiven: false})).toMatchObject({tone: 'unsure'});
  expect(await ask({now: NOW + 300})).toMatchObject({tone: 'good'});
  expect(await ask({now: NOW + 301})).toMatchObject({tone: 'bad', area: 'clock'});
});

const LINES = headersOf();

it.each<[form: string, text: string]>([
  ['HTTP', `POST /hooks HTTP/1.1\nHost: acme.example\n${LINES}`],
  ['curl -v', `> POST /hooks HTTP/1.1\n${LINES.replace(/^/gm, '> ')}`],
  ['a cURL command', LINES.replace(/^(.*)$/gm, "-H '$1' \\")],
  [
    'JSON',
    JSON.stringify(
      Object.fromEntries(readRequest(LINES).headers.map((one) => [one.name, one.value])),
    ),
  ],
  [
    'JSON with lists',
    JSON.stringify(
      Object.fromEntries(
        readRequest(LINES).headers.map((one) => [one.name, [one.value]]),
      ),
    ),
  ],
  [
    'rawHeaders of Node.js',
    JSON.stringify(readRequest(LINES).headers.flatMap((one) => [one.written, one.value])),
  ],
  [
    'Node.js rawHeaders, printed with the time',
    `${inspect(readRequest(LINES).headers.flatMap((one) => [one.written, one.value]))} 2026-11-19T09:41:09.000Z`,
  ],
  [
    'a Python dictionary',
    `{${readRequest(LINES)
      .headers.map((one) => `'${one.name}': '${one.value}'`)
      .join(', ')}}`,
  ],
  [
    'the environment of Rack',
    `{${readRequest(LINES)
      .headers.map(
        (one) => `"HTTP_${one.name.toUpperCase().replace('-', '_')}"=>"${one.value}"`,
      )
      .join(', ')}}`,
  ],
  [
    'print_r of PHP',
    `Array\n(\n${readRequest(LINES)
      .headers.map((one) => `    [${one.name}] => ${one.value}`)
      .join('\n')}\n)`,
  ],
  [
    'a map of Go',
    `map[${readRequest(LINES)
      .headers.map((one) => `${one.name}:[${one.value}]`)
      .join(' ')}]`,
  ],
])('reads headers as %s', async (_, headers) => {
  expect(await ask({headers})).toMatchObject({tone: 'good'});
});

it('takes a whole request, with its body below the headers', async () => {
  const headers = `POST /hooks HTTP/1.1\r\n${LINES.replaceAll('\n', '\r\n')}\r\n\r\n${BODY}`;
  expect(await ask({headers, body: ''})).toMatchObject({tone: 'good'});
});

it('never throws', async () => {
  const odd = fc.oneof(
    fc.string({unit: anyCharacter}),
    fc.json(),
    fc.constantFrom(LINES, BODY, SECRET, sign()),
  );
  await fc.assert(
    fc.asyncProperty(odd, odd, odd, odd, async (headers, body, secret, computed) => {
      await ask({headers: `${LINES}\n${headers}`, body, secrets: [secret], computed});
      await ask({headers, body, secrets: [SECRET], computed});
    }),
    {numRuns: 25},
  );
});

it('takes the deepest JSON, and half a megabyte', async () => {
  const deep = '['.repeat(200_000) + ']'.repeat(200_000);
  expect(await ask({body: deep})).toMatchObject({tone: 'bad'});
});

it('is the tolerance of the verifiers in the docs', () => {
  const verifier = readFileSync(path.join(SAMPLES, 'verify.mjs'), 'utf8');
  expect(verifier).toContain('TOLERANCE = 300;');
});
