import {brand} from '../../../site';
import {reasons} from '../reasons';
import {samples} from '../samples';
import {specRows} from '../specRows';
import {statuses} from '../statuses';
import {readDocument} from '../../../api/build';

interface Schema {
  properties: Record<string, unknown>;
  required: string[];
  enum: string[];
}

interface Operation {
  operationId: string;
  parameters?: {name?: string; $ref?: string}[];
  responses: Record<string, {$ref?: string}>;
}

interface ApiDocument {
  servers: [{url: string}];
  paths: Record<string, Record<string, Operation>>;
  components: {
    schemas: Record<string, Schema>;
    parameters: Record<string, {name: string}>;
    responses: Record<string, {content: Record<string, {examples: object}>}>;
    examples: Record<string, {value: Record<string, unknown>}>;
  };
}

const api = readDocument() as unknown as ApiDocument;
const {schemas, parameters, responses, examples} = api.components;

type Json = Record<string, unknown>;

function read(text: string): Json {
  return JSON.parse(text) as Json;
}

function schema(name: string): Schema {
  const found = schemas[name];
  if (!found) {
    throw new Error(`openapi.yaml has no schema ${name}.`);
  }
  return found;
}

/** Members of a sample that the schema does not know. */
function unknownMembers(sample: Json, name: string): string[] {
  const {properties} = schema(name);
  return Object.keys(sample).filter((member) => !(member in properties));
}

function last(reference: string): string {
  return reference.slice(reference.lastIndexOf('/') + 1);
}

const sendEmail = api.paths['/emails']?.['post'];
const email = read(samples.email.json);

describe('the request', () => {
  it('is one the API takes', () => {
    expect(unknownMembers(email, 'SendEmail')).toEqual([]);
    expect(email).toMatchObject(
      Object.fromEntries(
        schema('SendEmail').required.map((name) => [name, expect.anything()]),
      ),
    );
  });

  it('goes to the address in openapi.yaml, with a header it knows', () => {
    expect(`${brand.api}/emails`).toBe(`${api.servers[0].url}/emails`);
    expect(parameters['IdempotencyKey']?.name).toBe('Idempotency-Key');
  });

  it.each(Object.entries(samples.request))('says the same in %s', (_language, code) => {
    const props = email['props'] as Record<string, string>;
    const said = [
      `${brand.api}/emails`,
      'Idempotency-Key',
      'export-2041',
      String(email['from']),
      String(email['to']),
      String(email['template']),
      ...Object.entries(props).flat(),
    ];
    expect(said.filter((word) => !code.includes(word))).toEqual([]);
  });

  it('has the JSON of the first stop in cURL', () => {
    const body = /-d '(.*)'$/s.exec(samples.request.bash)?.[1] ?? '';
    expect(read(body)).toEqual(email);
  });

  it('carries its content as the Template tab shows it', () => {
    const {template, props} = email;
    expect(read(samples.template.json)).toEqual({template, props});
  });
});

describe('the answers', () => {
  it('accept with what the API answers', () => {
    const accepted = read(samples.accepted.json);
    expect(Object.keys(accepted)).toEqual(schema('Accepted').required);
  });

  it.each(['delivered', 'opened', 'bounced'] as const)(
    '%s is part of an email',
    (name) => {
      const answer = read(samples[name].json);
      expect(unknownMembers(answer, 'Email')).toEqual([]);
      expect(schema('EmailStatus').enum).toContain(answer['status']);
      for (const recipient of (answer['recipients'] ?? []) as Json[]) {
        expect(Object.keys(recipient)).toEqual(schema('Recipient').required);
        expect(schema('RecipientStatus').enum).toContain(recipient['status']);
      }
    },
  );

  it('know every status there is', () => {
    expect(statuses.map(({status}) => status).sort()).toEqual(
      [...schema('EmailStatus').enum].sort(),
    );
  });
});

describe('the problem', () => {
  const problem = read(samples.problem.json);

  it('is the one openapi.yaml describes, about this email', () => {
    const {type, title, status, code} = examples[String(problem['code'])]?.value ?? {};
    expect(problem).toMatchObject({type, title, status, code});
    expect(unknownMembers(problem, 'Problem')).toEqual([]);
    expect(Object.keys(problem)).toEqual(
      expect.arrayContaining(schema('Problem').required),
    );
  });

  it('points at a prop of the request', () => {
    const [{pointer}] = problem['errors'] as [{pointer: string}];
    const place = pointer.slice(2).split('/');
    const value = place.reduce<unknown>((parent, key) => (parent as Json)[key], email);
    expect(typeof value).toBe('string');
  });

  it('is among all the reasons that the operation has', () => {
    const documented = Object.entries(sendEmail?.responses ?? {})
      .filter(([, {$ref}]) => $ref)
      .map(([status, {$ref = ''}]) => ({
        status: Number(status),
        codes: Object.values(responses[last($ref)]?.content ?? {})
          .flatMap((media) => Object.keys(media.examples))
          .sort(),
      }));
    const shown = reasons.map(({status, codes}) => ({status, codes: [...codes].sort()}));
    expect(shown).toEqual(documented);
    expect(shown.flatMap(({codes}) => codes)).toContain(problem['code']);
  });
});

describe('the spec sheet', () => {
  const operations = Object.values(api.paths)
    .flatMap((path) => Object.values(path))
    .map(({operationId}) => operationId);
  const fields = [
    ...Object.keys(schema('SendEmail').properties),
    ...(sendEmail?.parameters ?? []).map(
      ({$ref = ''}) => parameters[last($ref)]?.name ?? '',
    ),
  ];
  const anchors = new Set([
    'errors',
    ...operations,
    ...operations.map((id) => `${id}.errors`),
    ...fields.map((field) => `sendEmail.${field}`),
  ]);

  it.each(
    specRows
      .filter(({href}) => href.startsWith('/docs/api/email/'))
      .map(({title, href}) => [title, href.split('#')[1] ?? '']),
  )('leads from "%s" to a place of the reference: %s', (_title, anchor) => {
    expect(anchors).toContain(anchor);
  });

  it.each(
    specRows
      .map(({call}) => /^([A-Z]+) \/v1([^?]*)/.exec(call))
      .filter((match) => match !== null)
      .map(([, method = '', path = '']) => [method, path]),
  )('names a call there is: %s %s', (method, path) => {
    expect(api.paths[path]).toHaveProperty(method.toLowerCase());
  });
});
