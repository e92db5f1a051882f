import {createZoneResolver, type Zone} from '../../../../dns/testing';
import {checkHost, inspectSpf} from '../../..';
import {generatorLink, outputsOf} from '../outputs';
import {checkerShape, domainOf} from '../state';
import {readFragment, writeFragment} from '../../../../view/plain';
import type {CheckerAnswer} from '../tasks';
import {countInWords} from '../counts';
import {resultInWords} from '../words';

const zone: Zone = {
  'good.example': {TXT: ['v=spf1 ip4:192.0.2.0/24 ip4:192.0.2.1 -all']},
  'two.example': {TXT: ['v=spf1 a:host.two.example -all', 'v=spf1 ip4:192.0.2.2 ~all']},
  'host.two.example': {A: ['192.0.2.3']},
  'none.example': {TXT: ['something']},
};

async function answerFor(domain: string, ip?: string): Promise<CheckerAnswer> {
  const resolver = createZoneResolver(zone);
  const inspection = await inspectSpf(domain, resolver);
  const input = {ip: ip ?? '', sender: `postmaster@${domain}`, helo: domain};
  return {
    inspection,
    ...(ip !== undefined && {check: {...(await checkHost(input, resolver)), input}}),
    checkedAt: Date.UTC(2026, 10, 21, 10, 4),
  };
}

async function outputs(domain: string, ip?: string) {
  const list = outputsOf(await answerFor(domain, ip));
  return Object.fromEntries(list.map(({id, text}) => [id, text]));
}

test('the record to publish, in the forms of DNS', async () => {
  expect(await outputs('two.example')).toMatchObject({
    strings: '"v=spf1 a:host.two.example ip4:192.0.2.2 ~all"',
    zone: 'two.example. 3600 IN TXT "v=spf1 a:host.two.example ip4:192.0.2.2 ~all"',
    terraform: expect.stringContaining(
      'records = ["v=spf1 a:host.two.example ip4:192.0.2.2 ~all"]',
    ) as string,
  });
});

test('without a record there is nothing to publish, and still a message', async () => {
  const {words, json, ...others} = await outputs('none.example');
  expect(others).toEqual({});
  expect(words).toContain('SPF of none.example: none.example has no SPF record.');
  expect(json).toContain('"state": "none"');
});

test('the message says what is there, what was found and what to do', async () => {
  const {words = ''} = await outputs('two.example');
  expect(words).toMatch(/^SPF of two\.example: two\.example has 2 records/);
  expect(words).toContain('Published now:\nv=spf1 a:host.two.example -all\n');
  expect(words).toContain('- two.example has 2 records that begin with v=spf1.');
  expect(words).toContain('Value: v=spf1 a:host.two.example ip4:192.0.2.2 ~all');
  expect(words).toContain('all 2 TXT records');
});

test('the JSON can be read, and holds the result and the trace', async () => {
  const {json = ''} = await outputs('good.example', '192.0.2.77');
  expect(JSON.parse(json)).toMatchObject({
    domain: 'good.example',
    checkedAt: '2026-11-21T10:04:00.000Z',
    state: 'found',
    records: [{text: 'v=spf1 ip4:192.0.2.0/24 ip4:192.0.2.1 -all'}],
    lookups: {used: 0, allowed: 10, void: 0, voidAllowed: 2, complete: true},
    networks: {
      ip4Addresses: 256,
      list: [
        {network: '192.0.2.0/24', domain: 'good.example'},
        {network: '192.0.2.1', within: '192.0.2.0/24'},
      ],
    },
    suggestion: {record: 'v=spf1 ip4:192.0.2.0/24 -all'},
    check: {ip: '192.0.2.77', result: 'pass', trace: [{kind: 'record'}, {kind: 'match'}]},
  });
});

test('the generator gets the records that were found', async () => {
  const {inspection} = await answerFor('two.example');
  const {hash, pathname} = new URL(generatorLink(inspection), 'https://example.com');
  expect(pathname).toBe('/tools/spf-generator/');
  const fields = new URLSearchParams(hash.slice(1));
  expect(fields.get('domain')).toBe('two.example');
  expect(fields.get('existing')).toBe(
    'v=spf1 a:host.two.example -all\nv=spf1 ip4:192.0.2.2 ~all',
  );
});

test('a link holds the questions', () => {
  const state = {
    domain: 'example.com',
    ip: '192.0.2.1',
    sender: 'bounces@example.com',
    helo: 'mail.example.com',
  };
  expect(readFragment(checkerShape, `#${writeFragment(checkerShape, state)}`)).toEqual(
    state,
  );
});

test('the domain is the one typed, else that of the sender', () => {
  const empty = {domain: '', ip: '', sender: '', helo: ''};
  expect(domainOf({...empty, domain: 'https://Example.com/x'})).toMatchObject({
    domain: 'example.com',
  });
  expect(domainOf({...empty, sender: 'a@example.org'})).toMatchObject({
    domain: 'example.org',
  });
  expect(domainOf(empty)).toMatchObject({valid: false, problem: {code: 'empty'}});
});

test.each([
  ['192.0.2.77', 'good', '192.0.2.77 may send for good.example.'],
  ['198.51.100.1', 'bad', '198.51.100.1 may not send for good.example.'],
])('%s: %s', async (ip, tone, title) => {
  const {check} = await answerFor('good.example', ip);
  expect(check && resultInWords(check)).toMatchObject({tone, title});
});

test('large counts can be read', () => {
  expect([7, 65_536, 2 ** 32, 2 ** 64].map(countInWords)).toEqual([
    '7',
    '65,536',
    '4.3 billion',
    '18,000,000 trillion',
  ]);
});
