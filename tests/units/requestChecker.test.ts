import {readSpec} from '../../src/api/readSpec';
import {facts} from '../../src/site/facts';
import {collectPrograms} from '../samples/collect';
import {RequestChecker} from '../samples/mockServer';
import {readDocument} from '../../src/api/build';

const document = readDocument();
const spec = readSpec(document, facts);
const checker = new RequestChecker(document, spec);

const HEADERS = {
  authorization: 'Bearer pw_test_sample',
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
  return checker.check(method, url, headers, JSON.stringify(body)).problems;
}

it('takes a right request', () => {
  expect(problems({})).toEqual([]);
});

it.each([
  ['a wrong field', {body: {...EMAIL, subjct: 'x'}}, /additional properties: subjct/],
  ['a missing field', {body: {...EMAIL, from: undefined}}, /required property 'from'/],
  ['a wrong type', {body: {...EMAIL, subject: 7}}, /body\.subject must be string/],
  ['a wrong path', {url: '/v1/mails'}, /no operation has POST \/mails/],
  ['a wrong base', {url: '/emails'}, /is not below \/v1\//],
  ['a wrong method', {method: 'PUT'}, /no operation has PUT/],
  ['a wrong header', {headers: {...HEADERS, 'x-key': '1'}}, /has no header x-key/],
  ['a wrong query', {url: '/v1/emails?dry=1'}, /has no query parameter dry/],
  ['no key', {headers: {'content-type': 'application/json'}}, /no bearer key/],
  [
    'another media type',
    {headers: {...HEADERS, 'content-type': 'text/plain'}},
    /not declared/,
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
