import {readDocument, readMockRules, readSpec} from '../../src/api/build';
import {facts} from '../../src/site';
import {collectPrograms} from '../samples/collect';
import {ask, TEST_KEY} from '../samples/strict';

const document = readDocument();
const spec = readSpec(document, facts);
const rules = readMockRules(document, spec, facts);

const HEADERS = {
  authorization: `Bearer ${TEST_KEY}`,
  'content-type': 'application/json',
};
const EMAIL = {
  from: 'hello@acme.example',
  to: 'you@acme.example',
  subject: 'It works',
  text: 'Sent with one call.',
};

function problems(
  change: Partial<{
    method: string;
    url: string;
    headers: Record<string, string>;
    body: unknown;
  }>,
) {
  const {method = 'POST', url = '/v1/emails', headers = HEADERS, body = EMAIL} = change;
  return ask(rules, {method, url, headers, body: JSON.stringify(body)}).problems;
}

it('takes a right request', () => {
  expect(problems({})).toEqual([]);
});

it.each([
  ['a wrong field', {body: {...EMAIL, subjct: 'x'}}, /There is no field subjct/],
  ['a missing field', {body: {...EMAIL, from: undefined}}, /#\/from/],
  ['a wrong type', {body: {...EMAIL, subject: 7}}, /#\/subject/],
  ['a wrong path', {url: '/v1/mails'}, /There is no POST \/v1\/mails/],
  ['a wrong base', {url: '/emails'}, /There is no POST \/emails/],
  ['a wrong method', {method: 'PUT'}, /There is no PUT/],
  ['a wrong header', {headers: {...HEADERS, 'x-key': '1'}}, /has no header x-key/],
  ['a wrong query', {url: '/v1/emails?dry=1'}, /has no query parameter dry/],
  ['a needless body', {url: '/v1/emails/em_7Qx2mB41/cancel'}, /takes no body/],
  ['no key', {headers: {'content-type': 'application/json'}}, /missing_key/],
  [
    'another media type',
    {headers: {...HEADERS, 'content-type': 'text/plain'}},
    /unsupported_media_type/,
  ],
])('refuses %s', (_, change, message) => {
  expect(problems(change).join('\n')).toMatch(message);
});

it('finds the samples of every operation, in five languages each', () => {
  const programs = collectPrograms(spec);
  for (const {id, samples} of spec.operations) {
    expect(samples.length).toBeGreaterThan(0);
    for (const sample of samples) {
      expect(programs.filter(({name}) => name === sample.id)).toHaveLength(5);
    }
    expect(id).toBeTruthy();
  }
});
