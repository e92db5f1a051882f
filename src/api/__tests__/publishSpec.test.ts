import {METHODS, type Operation} from '../document';
import {publishSpec} from '../publishSpec';
import {factsFor, loadDocument, objectsIn} from './support';

const SITE = 'https://acme.example';
const document = loadDocument();
const publish = (confirmed: boolean) =>
  publishSpec(document, factsFor(document, confirmed), SITE);
const published = publish(true);
const schema = (name: string, from = published) =>
  from.components?.['schemas']?.[name] as {
    properties: Record<string, Record<string, unknown>>;
  };

/** Every operation of a document. */
const operationsOf = ({paths}: typeof document): Operation[] =>
  Object.values(paths).flatMap((item) => METHODS.flatMap((method) => item[method] ?? []));

it('has limits as keywords, and in words where there is no keyword', () => {
  expect(schema('SendBatch').properties['emails']).toMatchObject({maxItems: 7});
  expect(schema('SendEmail').properties['scheduledAt']?.['description']).toMatch(
    /immediately\. Limits: at most 7 days ahead; in the future\.$/,
  );
  expect(published.components?.['parameters']).toMatchObject({
    PageLimit: {schema: {maximum: 7}},
  });
});

it('says of a limit that is not confirmed that it is not final', () => {
  const emails = schema('SendBatch', publish(false)).properties['emails'];
  expect(emails?.['maxItems']).toBe(7);
  expect(emails?.['description']).toMatch(/Limits: at most 7 entries \(not final\)\.$/);
});

it('leaves nothing that only this project understands', () => {
  for (const node of objectsIn(published)) {
    expect(Object.keys(node)).not.toContain('x-fact');
    expect(Object.keys(node)).not.toContain('x-limit');
    expect(Object.keys(node)).not.toContain('x-page');
  }
  expect(published).not.toHaveProperty('x-responses');
});

it('has no default in a schema, because types made of it would require the field', () => {
  const schemas = objectsIn(published.components?.['schemas']);
  expect(schemas.filter((node) => 'default' in node && 'type' in node)).toEqual([]);
  expect(schema('SendEmail').properties['trackOpens']?.['description']).toMatch(
    / Default: `false`\.$/,
  );
  // A parameter may have one.
  expect(published.components?.['parameters']).toMatchObject({
    PageLimit: {schema: {default: 20}},
  });
});

it('says the scope of every operation where linters allow it', () => {
  const [send] = operationsOf(published);
  expect(send).toMatchObject({
    security: [{key: []}],
    'x-required-scopes': ['emails:send'],
  });
  expect(send?.description).toMatch(/ Required scope: `emails:send`\.$/);
  const scopes = operationsOf(published).map(
    (operation) => (operation as {'x-required-scopes'?: string[]})['x-required-scopes'],
  );
  expect(scopes).toEqual(
    operationsOf(document).map(({security = []}) =>
      security.flatMap((one) => one['key']),
    ),
  );
});

it('has the headers of every response in every response', () => {
  for (const {responses} of operationsOf(published)) {
    for (const response of Object.values(responses)) {
      const name = '$ref' in response ? response.$ref.split('/').at(-1) : undefined;
      const {headers} =
        name === undefined
          ? response
          : (published.components?.['responses']?.[name] as typeof response);
      expect(headers).toMatchObject({
        RateLimit: {$ref: '#/components/headers/RateLimit'},
        'RateLimit-Policy': {$ref: '#/components/headers/RateLimit-Policy'},
      });
    }
  }
  // What an endpoint of a customer responds is the customer's.
  expect(published.components?.['responses']).not.toHaveProperty('Received.headers');
  expect(published.components?.['headers']).toHaveProperty('RateLimit.example');
});

it('links with whole addresses', () => {
  const texts = objectsIn(published).flatMap(({description}) =>
    typeof description === 'string' ? [description] : [],
  );
  expect(texts.filter((text) => /\]\((?!https:)/.test(text))).toEqual([]);
  expect(texts.join('\n')).toContain(`](${SITE}/docs/template-props/)`);
  // An anchor is on the page of its operation.
  expect(published.paths['/webhooks']?.post?.description).toContain(
    `](${SITE}/docs/api/projects/#webhook-headers)`,
  );
  expect(published.tags?.[0]).toMatchObject({
    externalDocs: {url: `${SITE}/docs/api/email/`},
  });
});

it('refuses a link to an anchor of no page', () => {
  const copy = structuredClone(document);
  Object.assign(copy.components?.['schemas']?.['Slug'] as object, {
    description: 'See [this](#this).',
  });
  expect(() => publishSpec(copy, factsFor(document), SITE)).toThrow('needs a page');
});

it('leaves the document it was given as it is', () => {
  const before = JSON.stringify(document);
  publish(true);
  expect(JSON.stringify(document)).toBe(before);
});
