import type {Parameter, Ref, Schema} from '../document';
import type {ApiBody, ApiField} from '../model';
import {loadDocument, loadSpec} from './support';

/*
 * Compares what the pages show with the file itself, which is read here once more and in
 * another way: by its JSON, without the reader that the pages are made with.
 */
const document = loadDocument();
const {operations, events} = loadSpec();

/** Follows references; what stands beside one wins. */
function open<T extends object>(node: Ref<T>): T {
  if (!('$ref' in node) || typeof node.$ref !== 'string') {
    return node as T;
  }
  const target = node.$ref
    .slice(2)
    .split('/')
    .reduce<unknown>((at, part) => (at as Record<string, unknown>)[part], document);
  return {...open(target as Ref<T>), ...node, $ref: undefined};
}

/**
 * Paths of all fields in a schema, at any depth: `to`, `attachments.filename`. `false`
 * forbids a field beside another, so it brings none.
 */
function inSchema(reference: Ref<Schema> | false): string[] {
  if (reference === false) {
    return [];
  }
  // The fields of every event stand with the event, where a link leads.
  if ('$ref' in reference && reference.$ref === '#/components/schemas/WebhookEvent') {
    return [];
  }
  const {properties = {}, items, oneOf = []} = open(reference);
  return [
    ...Object.entries(properties).flatMap(([name, property]) => [
      name,
      ...inSchema(property).map((path) => `${name}.${path}`),
    ]),
    ...(items ? inSchema(items) : []),
    ...oneOf.flatMap(inSchema),
  ];
}

/** Everything that lists fields, by its anchor. */
const lists = new Map<string, readonly ApiField[]>();
function enter(id: string, fields: readonly ApiField[]) {
  lists.set(id, fields);
  fields.forEach((field) => {
    enter(field.id, field.fields);
  });
}
for (const {body, answer} of operations) {
  [body, answer].forEach((one) => {
    if (one) {
      enter(one.id, one.fields);
    }
  });
}
events.forEach(({body}) => {
  enter(body.id, body.fields);
});

/** Paths of all fields that a reader finds there, also where another list has them. */
function onPage({fields, sameAs}: Pick<ApiBody, 'fields' | 'sameAs'>): string[] {
  const shown = sameAs ? lists.get(sameAs.id) : fields;
  if (!shown) {
    throw new RangeError(`Nothing lists fields at ${sameAs?.id ?? ''}.`);
  }
  return shown.flatMap((field) => [
    field.name,
    ...onPage(field).map((path) => `${field.name}.${path}`),
  ]);
}

const sorted = (paths: readonly string[]) => [...new Set(paths)].sort();

/** The schema of a JSON body. */
function schemaOf(holder: unknown): Ref<Schema> {
  const {content = {}} = open(
    holder as {content?: Record<string, {schema: Ref<Schema>}>},
  );
  return content['application/json']?.schema ?? {};
}

describe.each(operations)('$id', ({id, method, path, parameters, body, answer}) => {
  const item = document.paths[path];
  const raw = Object.values<unknown>(item ?? {}).find(
    (one) => (one as {operationId?: string}).operationId === id,
  ) as {
    parameters?: Ref<Parameter>[];
    requestBody?: unknown;
    responses: Record<string, unknown>;
  };

  it('is called as the file says', () => {
    expect(item?.[method.toLowerCase() as 'get']?.operationId).toBe(id);
  });

  it('shows the parameters of the file, and no other', () => {
    const given = [...(item?.parameters ?? []), ...(raw.parameters ?? [])].map((one) =>
      open(one),
    );
    expect(parameters.map((one) => `${one.in} ${one.name}`).sort()).toEqual(
      given.map((one) => `${one.in} ${one.name}`).sort(),
    );
  });

  it('shows the fields of the body that the file has, and no other', () => {
    expect(body ? sorted(onPage(body)) : []).toEqual(
      sorted(inSchema(schemaOf(raw.requestBody ?? {}))),
    );
  });

  it('shows the fields of the answer that the file has, and no other', () => {
    const [status = ''] = Object.keys(raw.responses).filter((one) => one.startsWith('2'));
    expect(sorted(onPage(answer))).toEqual(
      sorted(inSchema(schemaOf(raw.responses[status]))),
    );
  });
});

it.each(events)('$type shows the fields of the file, and no other', ({type, body}) => {
  const {requestBody} = document.webhooks?.[type]?.post ?? {};
  expect(sorted(onPage(body))).toEqual(sorted(inSchema(schemaOf(requestBody))));
});

it('compares something', () => {
  const count = operations.flatMap(({body}) => (body ? onPage(body) : [])).length;
  expect(count).toBeGreaterThan(50);
});
