import {createHmac} from 'node:crypto';
import Ajv2020 from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import {brand, facts} from '../../site';
import type {Schema} from '../document';
import type {ApiField} from '../model';
import {senderRecords} from '../senderRecords';
import {factIdsIn, loadDocument, loadSpec, objectsIn} from './support';

const document = loadDocument();
const {operations, events, eventHeaders, server} = loadSpec();

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

it('has every group whole', () => {
  const groups: Record<string, string[]> = {};
  for (const {tag, id} of operations) {
    (groups[tag] ??= []).push(id);
  }
  expect(groups).toEqual({
    Email: [
      'sendEmail',
      'listEmails',
      'sendBatch',
      'getEmail',
      'updateEmail',
      'cancelEmail',
    ],
    Contacts: [
      'upsertContact',
      'listContacts',
      'getContact',
      'deleteContact',
      'eraseContact',
      'getErasure',
      'createGroup',
      'listGroups',
      'deleteGroup',
      'addToGroup',
      'removeFromGroup',
    ],
    Sequences: [
      'listSequences',
      'getSequence',
      'getSequenceRun',
      'startSequence',
      'stopSequence',
    ],
    Messenger: [
      'createMessage',
      'listMessages',
      'getMessage',
      'updateMessage',
      'sendMessage',
      'cancelMessage',
    ],
    Domains: ['addDomain', 'listDomains', 'getDomain', 'deleteDomain', 'verifyDomain'],
    Projects: ['createProject', 'listProjects', 'getProject', 'updateProject'],
    Keys: ['createKey', 'listKeys', 'deleteKey'],
    Webhooks: [
      'createWebhook',
      'listWebhooks',
      'updateWebhook',
      'deleteWebhook',
      'rotateWebhookSecret',
      'testWebhook',
    ],
    Deliveries: ['listDeliveries', 'getDelivery', 'redeliver'],
  });
});

it('lets an endpoint choose every event there is, but for the test', () => {
  const {EventType} = document.components?.['schemas'] as Record<string, Schema>;
  expect([...(EventType?.enum ?? []), 'webhook.test']).toEqual(
    events.map(({type}) => type),
  );
});

it('asks for the same DNS records as the docs show', () => {
  const domain = operations.find(({id}) => id === 'addDomain')?.answers[0]?.value;
  const {records} = domain as {records: Record<string, string>[]};
  expect(records.map(({type, name, value}) => ({type, name, value}))).toEqual(
    senderRecords('acme.example').map(({type, name, value}) => ({type, name, value})),
  );
});

it('shows a signature that is right for the event and the secret it shows', () => {
  // Standard Webhooks 1.0.0, "Signature scheme".
  const [id, timestamp, signature] = eventHeaders.map(
    ({example = ''}) => JSON.parse(example) as string,
  );
  const made = operations.find((one) => one.id === 'createWebhook')?.answers[0]?.value;
  const key = Buffer.from((made as {secret: string}).secret.slice(6), 'base64');
  expect(key.length).toBeGreaterThanOrEqual(24);
  const delivered = events.find(({type}) => type === 'email.delivered')?.payload;
  const content = `${String(id)}.${String(timestamp)}.${JSON.stringify(delivered)}`;
  const expected = createHmac('sha256', key).update(content).digest('base64');
  expect(signature).toBe(`v1,${expected}`);
});

it('gives every anchor once', () => {
  const ids = operations.flatMap(({id, parameters, body, answer}) => [
    id,
    `${id}.errors`,
    ...[body, answer].flatMap((one) => (one ? [one.id, ...withNested(one.fields)] : [])),
    ...parameters,
  ]);
  ids.push(
    ...withNested(eventHeaders),
    ...events.flatMap(({body}) => [body.id, ...withNested(body.fields)]),
  );
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

it.each([
  'missing_key',
  'invalid_key',
  'missing_scope',
  'rate_limited',
  'internal_error',
])('lets every operation answer %s', (code) => {
  for (const {errors} of operations) {
    expect(errors.map((error) => error.code)).toContain(code);
  }
});

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

describe('the schema of an email', () => {
  const ajv = new Ajv2020({strict: false});
  addFormats(ajv);
  ajv.addSchema({$id: 'https://openapi.example/document', ...document});
  const accepts = (more: object): boolean =>
    ajv.validate(
      {$ref: 'https://openapi.example/document#/components/schemas/SendEmail'},
      // What is undefined is not in the JSON.
      JSON.parse(
        JSON.stringify({
          from: 'a@acme.example',
          to: 'b@acme.example',
          subject: 's',
          text: 't',
          ...more,
        }),
      ),
    );

  it.each([
    [{html: '<p>h</p>'}, true],
    [{text: undefined, html: '<p>h</p>'}, true],
    [{text: undefined, markdown: 'm'}, true],
    [{text: undefined, template: 'receipt'}, true],
    [{text: undefined, template: 'receipt', subject: undefined}, true],
    [{subject: undefined}, false],
    [{text: undefined}, false],
    [{template: 'receipt'}, false],
    [{template: 'receipt', subject: undefined}, false],
    [{text: undefined, html: '<p>h</p>', template: 'receipt', subject: undefined}, false],
    [{text: undefined, markdown: 'm', template: 'receipt', subject: undefined}, false],
    [{markdown: 'm'}, false],
    [{props: {name: 'Ada'}}, false],
  ])('given the fields %j answers %j', (fields, accepted) => {
    expect(accepts(fields)).toBe(accepted);
  });

  // RFC 4648, section 4.
  it.each([
    ['SGVsbG8K', true],
    ['SGVsbG8=', true],
    ['SGVsbA==', true],
    ['SGVs bG8K', false],
    ['SGVs\nbG8K', false],
    ['SGVsbG8K\n', false],
    ['SG=sbG8K', false],
    ['SGVsbG-_', false],
    ['data:text/plain;base64,SGVsbG8K', false],
  ])('given the content %j answers %j', (content, accepted) => {
    expect(accepts({attachments: [{filename: 'a.txt', content}]})).toBe(accepted);
  });

  it.each([
    ['X-Entity-Ref-ID', true],
    ['List-Unsubscribe', true],
    ['Reply-To-Team', true],
    ['Reply-To', false],
    ['reply-to', false],
    ['FROM', false],
    ['Date', false],
    ['Message-ID', false],
    ['Content-Type', false],
    ['content-transfer-encoding', false],
    ['MIME-Version', false],
    ['DKIM-Signature', false],
    ['X: Y', false],
  ])('given the header %j answers %j', (name, accepted) => {
    expect(accepts({headers: {[name]: 'x'}})).toBe(accepted);
  });
});
