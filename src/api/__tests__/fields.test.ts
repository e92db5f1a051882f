import type {MediaType, Operation, Parameter, Ref, Response, Schema} from '../document';
import type {ApiBody, ApiField} from '../model';
import {resolve} from '../resolve';
import {loadDocument, loadSpec} from './support';

// A page gets its fields from the file by way of `readSpec`, and `<Operation>` and
// `<WebhookEvent>` take nothing but that. Here the raw document is walked a second time,
// by other code, and both must have the same fields.

const document = loadDocument();
const {operations, events} = loadSpec();
const JSON_TYPE = 'application/json';

/** Every property inside a schema, at any depth: `attachments.filename`. */
function trailsIn(schema: Ref<Schema>, above: readonly string[] = []): string[] {
  const {value} = resolve<Schema>(schema, document, above.join('.'));
  const inside = value.items ? trailsIn(value.items, above) : [];
  return Object.entries(value.properties ?? {}).reduce((trails, [name, property]) => {
    const trail = [...above, name];
    return [...trails, trail.join('.'), ...trailsIn(property, trail)];
  }, inside);
}

const withNested = (fields: readonly ApiField[]): ApiField[] =>
  fields.flatMap((field) => [field, ...withNested(field.fields)]);

/** What of a body's fields a page shows, and what it says is listed elsewhere. */
function shownOf(body: ApiBody, prefix: string) {
  const fields = withNested(body.fields).map((field) => ({
    trail: field.id.slice(prefix.length + 1),
    elsewhere: field.sameAs !== undefined,
  }));
  return {
    trails: fields.map(({trail}) => trail),
    isElsewhere: (trail: string) =>
      body.sameAs !== undefined ||
      fields.some((one) => one.elsewhere && trail.startsWith(`${one.trail}.`)),
  };
}

/** Both ways: every field of the schema is on the page, and the other way round. */
function expectSame(body: ApiBody, prefix: string, media: MediaType | undefined) {
  const {trails, isElsewhere} = shownOf(body, prefix);
  const all = media ? trailsIn(media.schema) : [];
  expect(all).not.toEqual([]);
  expect(trails).toEqual(all.filter((trail) => !isElsewhere(trail)));
}

const raw = new Map(
  Object.values(document.paths).flatMap(({parameters: shared = [], ...methods}) =>
    Object.values<Operation>(methods).map(
      (operation) => [operation.operationId, {...operation, shared}] as const,
    ),
  ),
);

describe.each(operations)('$id', ({id, parameters, body, answer}) => {
  const operation = raw.get(id);

  it('shows the parameters of the file', () => {
    const given = [...(operation?.shared ?? []), ...(operation?.parameters ?? [])];
    const names = given.map((one) => resolve<Parameter>(one, document, id).value.name);
    expect(parameters.map(({name}) => name)).toEqual(names);
  });

  it('shows the fields of the body it takes, if any', () => {
    const media = operation?.requestBody?.content[JSON_TYPE];
    expect(body === undefined).toBe(media === undefined);
    if (body) {
      expectSame(body, id, media);
    }
  });

  it('shows the fields of its answer', () => {
    const [, response] =
      Object.entries(operation?.responses ?? {}).find(([status]) =>
        status.startsWith('2'),
      ) ?? [];
    const content = response && resolve<Response>(response, document, id).value.content;
    expectSame(answer, `${id}.answer`, content?.[JSON_TYPE]);
  });
});

/** The required properties of a schema, at any depth: `attachments.filename`. */
function requiredIn(schema: Ref<Schema>, above: readonly string[] = []): string[] {
  const {value} = resolve<Schema>(schema, document, above.join('.'));
  return [
    ...(value.items ? requiredIn(value.items, above) : []),
    ...Object.entries(value.properties ?? {}).flatMap(([name, property]) => [
      ...(value.required?.includes(name) ? [[...above, name].join('.')] : []),
      ...requiredIn(property, [...above, name]),
    ]),
  ];
}

it.each(operations)('$id marks all that its body requires, and nothing else', (one) => {
  const media = raw.get(one.id)?.requestBody?.content[JSON_TYPE];
  const {isElsewhere} = one.body ? shownOf(one.body, one.id) : {isElsewhere: () => false};
  const marked = withNested(one.body?.fields ?? [])
    .filter(({requirement}) => requirement === 'required')
    .map(({id}) => id.slice(one.id.length + 1));
  const required = media ? requiredIn(media.schema) : [];
  expect(marked.sort()).toEqual(required.filter((trail) => !isElsewhere(trail)).sort());
});

it.each(events)('$type shows the fields of its payload', ({type, body}) => {
  const media = document.webhooks?.[type]?.post?.requestBody?.content[JSON_TYPE];
  expectSame(body, `event.${type}`, media);
});

it('says that fields are listed elsewhere only where they are', () => {
  const bodies = [
    ...operations.flatMap(({page, body, answer}) =>
      [body, answer].flatMap((one) => (one ? [{page, body: one}] : [])),
    ),
    ...events.map(({page, body}) => ({page, body})),
  ];
  const lists = new Set(
    bodies
      .filter(({body}) => body.fields.length > 0)
      .map(({page, body}) => `${page}#${body.id}`),
  );
  const references = bodies.flatMap(({page, body}) =>
    [body, ...withNested(body.fields)].flatMap(({sameAs}) =>
      sameAs ? [`${page}#${sameAs.id}`] : [],
    ),
  );
  expect(references.length).toBeGreaterThan(20);
  expect(references.filter((one) => !lists.has(one))).toEqual([]);
});
