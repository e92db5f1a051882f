import {publishSpec} from '../publishSpec';
import {factsFor, loadDocument} from './support';

const document = loadDocument();
const limitOf = (confirmed: boolean) =>
  publishSpec(document, factsFor(document, confirmed)).components?.['schemas']?.[
    'SendBatch'
  ];

it('puts a confirmed limit into the schema that it limits', () => {
  expect(limitOf(true)).toMatchObject({properties: {emails: {maxItems: 7}}});
});

it('keeps an unconfirmed figure out', () => {
  expect(limitOf(false)).toMatchObject({
    properties: {emails: {'x-fact': {maxItems: 'batchSize'}}},
  });
  expect(limitOf(false)).not.toHaveProperty('properties.emails.maxItems');
});

it('sets no keyword that JSON Schema does not have', () => {
  const {components} = publishSpec(document, factsFor(document, true));
  expect(components).not.toHaveProperty(
    'schemas.SendEmail.properties.scheduledAt.daysAhead',
  );
});

it('leaves the document it was given as it is', () => {
  const before = JSON.stringify(document);
  publishSpec(document, factsFor(document, true));
  expect(JSON.stringify(document)).toBe(before);
});
