import {brand, facts} from '../../site';
import type {ApiField} from '../model';
import {factIdsIn, loadDocument, loadSpec, objectsIn} from './support';

const document = loadDocument();
const {operations, server} = loadSpec();

const withNested = (fields: readonly ApiField[]): ApiField[] =>
  fields.flatMap((field) => [field, ...withNested(field.fields)]);

it('has the brand’s name and addresses', () => {
  expect(server).toBe(brand.api);
  expect(document.info.title).toBe(`${brand.name} API`);
  expect(document.info).toMatchObject({contact: {email: brand.supportEmail}});
  for (const {errors} of operations) {
    for (const {problem} of errors) {
      const {type} = problem as {type: string};
      expect(new URL(type).origin).toBe(brand.url);
    }
  }
});

it('names only facts that there are', () => {
  expect(Object.keys(facts)).toEqual(expect.arrayContaining(factIdsIn(document)));
});

it('has the whole Email group', () => {
  expect(operations.map(({id, method, path}) => `${id}: ${method} ${path}`)).toEqual([
    'sendEmail: POST /emails',
    'listEmails: GET /emails',
    'sendBatch: POST /emails/batch',
    'getEmail: GET /emails/{id}',
    'updateEmail: PATCH /emails/{id}',
    'cancelEmail: POST /emails/{id}/cancel',
  ]);
});

it('gives every anchor once', () => {
  const ids = operations.flatMap(({id, parameters, body, answer}) => [
    id,
    `${id}.errors`,
    ...[body, answer].flatMap((one) => (one ? [one.id, ...withNested(one.fields)] : [])),
    ...parameters,
  ]);
  const anchors = ids.map((one) => (typeof one === 'string' ? one : one.id));
  expect(anchors.length).toBe(new Set(anchors).size);
  expect(anchors).toContain('sendEmail.scheduledAt');
  expect(anchors).toContain('sendEmail.attachments.filename');
});

it('says of every request field whether it is required', () => {
  for (const {parameters, body} of operations) {
    for (const {requirement} of withNested([...parameters, ...(body?.fields ?? [])])) {
      expect(requirement).toMatch(/^(required|optional|one of )/);
    }
  }
});

it.each(['missing_key', 'invalid_key', 'rate_limited', 'internal_error'])(
  'lets every operation answer %s',
  (code) => {
    for (const {errors} of operations) {
      expect(errors.map((error) => error.code)).toContain(code);
    }
  },
);

it('has no code with two meanings', () => {
  const all = operations.flatMap(({errors}) => errors);
  for (const error of all) {
    expect(all.filter(({code}) => code === error.code)).toContainEqual(error);
    expect(
      new Set(all.filter(({code}) => code === error.code).map(({cure}) => cure)),
    ).toEqual(new Set([error.cure]));
  }
});

it('sets no figure of its own where only the owner knows the limit', () => {
  // 1 means "not empty". The others follow from a standard and name it.
  const limits = objectsIn(document).flatMap((node) =>
    ['minLength', 'maxLength', 'minimum', 'maximum', 'minItems', 'maxItems']
      .filter((keyword) => typeof node[keyword] === 'number' && node[keyword] !== 1)
      .map((keyword) => `${keyword} ${String(node[keyword])}`),
  );
  expect([...new Set(limits)].sort()).toEqual([
    // RFC 5322, section 2.1.1: the longest line of a message.
    'maxLength 998',
    // RFC 9110, section 15: status codes of errors.
    'maximum 599',
    'minimum 400',
  ]);
});

it('uses reserved domains only', () => {
  const hosts =
    JSON.stringify(document).match(/(?<=@|https?:\/\/)[\w.-]+\.[a-z]+/g) ?? [];
  expect(hosts.length).toBeGreaterThan(20);
  expect(hosts.filter((host) => !host.endsWith('.example'))).toEqual([]);
});
