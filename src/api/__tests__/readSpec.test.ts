import type {
  Example,
  MediaType,
  OpenApiDocument,
  Operation,
  Parameter,
} from '../document';
import {readSpec} from '../readSpec';
import {bodyField, documentWith, loadSpec, problem, text} from './support';

const read = (operation: Partial<Operation>, schemas = {}) =>
  readSpec(documentWith(operation, schemas), {}).operations[0];

function withError(changes: object, value?: object) {
  const {responses} = documentWith({}).paths['/things']?.post ?? {responses: {}};
  return read({responses: {...responses, ...problem(changes, value)}});
}

describe('fields', () => {
  const spec = loadSpec();
  const send = spec.operations.find(({id}) => id === 'sendEmail');

  it('follows references, what stands beside them winning', () => {
    expect(bodyField(send, 'from')).toMatchObject({
      type: 'string',
      requirement: 'required',
      example: '"Acme <hello@acme.example>"',
      description: expect.stringContaining('must be verified') as string,
    });
  });

  it('joins alternatives into one type and one list of limits', () => {
    const {type, limits} = bodyField(send, 'to');
    expect(type).toBe('string or list of strings');
    expect(limits.map(({text: words}) => words)).toEqual([
      'the address has at most 254 octets, 64 of them before the `@`',
      'not empty',
      'no entry twice',
      'at most 7 entries',
    ]);
  });

  it('marks the figures that the owner has not confirmed, and names sources', () => {
    expect(bodyField(send, 'attachments').limits).toEqual([
      {text: 'the whole message at most 7 MB', sample: true},
    ]);
    expect(bodyField(send, 'subject').limits).toContainEqual({
      text: 'at most 998 characters',
      source: 'RFC 5322, section 2.1.1',
    });
  });

  it('gives the default as JSON, false and empty ones too', () => {
    expect(bodyField(send, 'trackOpens').default).toBe('false');
    expect(bodyField(send, 'tags').default).toBe('[]');
    expect(bodyField(send, 'text')).not.toHaveProperty('default');
  });

  it('lists the fields of the objects in a list', () => {
    expect(bodyField(send, 'attachments').fields.map(({id}) => id)).toEqual([
      'sendEmail.attachments.filename',
      'sendEmail.attachments.content',
      'sendEmail.attachments.contentType',
      'sendEmail.attachments.contentId',
    ]);
  });

  it('lists each schema once and points there from everywhere else', () => {
    const batch = spec.operations.find(({id}) => id === 'sendBatch');
    expect(bodyField(batch, 'emails')).toMatchObject({
      fields: [],
      sameAs: {id: 'sendEmail.body', title: 'Send an email'},
    });
    const answers = spec.operations.map(({id, answer: {fields, sameAs}}) => [
      id,
      fields.length,
      sameAs?.id,
    ]);
    expect(answers).toContainEqual(['getEmail', 17, undefined]);
    expect(answers).toContainEqual(['cancelEmail', 0, 'getEmail.answer']);
  });

  it('keeps the meaning of every value', () => {
    const list = spec.operations.find(({id}) => id === 'listEmails');
    const status = list?.parameters.find(({name}) => name === 'status');
    expect(status?.values).toContainEqual({
      value: 'canceled',
      description: 'Canceled before it was sent.',
    });
  });

  it('has the values of a list’s entries, followed by reference', () => {
    const schemas = {
      Thing: {
        type: 'object',
        properties: {
          words: {
            type: 'array',
            description: 'Some words.',
            items: {$ref: '#/components/schemas/Word'},
            examples: [['a']],
          },
        },
      },
      Word: {type: 'string', enum: ['a', 'b'], 'x-enumDescriptions': {b: 'The second.'}},
    };
    expect(read({}, schemas)?.body?.fields[0]?.values).toEqual([
      {value: 'a'},
      {value: 'b', description: 'The second.'},
    ]);
  });

  it('takes the example of a field from the operation’s answer if it has none', () => {
    const deleted = (id: string) =>
      spec.operations.find((one) => one.id === id)?.answer.fields[0];
    expect(deleted('deleteContact')).toMatchObject({example: '"ct_8Kd3nW27"'});
    expect(deleted('deleteDomain')).toMatchObject({example: '"acme.example"'});
  });

  it('says of each field whether it is required, optional, or when it is required', () => {
    const schemas = {
      Thing: {
        type: 'object',
        required: ['first', 'second', 'third'],
        properties: {
          first: text,
          free: text,
          second: {...text, 'x-requires': 'required without first'},
          either: {...text, 'x-requires': 'required without first'},
          third: text,
        },
      },
    };
    expect(
      read({}, schemas)?.body?.fields.map(({name, requirement}) => [name, requirement]),
    ).toEqual([
      ['first', 'required'],
      ['free', 'optional'],
      ['second', 'required'],
      ['either', 'required without first'],
      ['third', 'required'],
    ]);
  });

  it('says of each parameter whether it is required', () => {
    const parameter = (name: string, required?: boolean) => ({
      name,
      in: 'query' as const,
      description: 'A word.',
      schema: text,
      example: 'a',
      ...(required !== undefined && {required}),
    });
    const parameters = [parameter('a', true), parameter('b'), parameter('c', true)];
    expect(read({parameters})?.parameters.map(({requirement}) => requirement)).toEqual([
      'required',
      'optional',
      'required',
    ]);
  });

  it('says nothing of the kind about answers', () => {
    expect(read({})?.answer.fields[0]).not.toHaveProperty('requirement');
  });

  it.each([
    ['no description', {type: 'string', examples: ['a']}, 'has no description'],
    ['no example', {type: 'string', description: 'A word.'}, 'has no example'],
    ['no type', {description: 'A word.', examples: ['a']}, 'has no type'],
    ['a pattern without words', {...text, pattern: '^a$'}, 'x-limit'],
    ['an unknown fact', {...text, 'x-fact': {maximum: 'nobodyKnows'}}, 'nobodyKnows'],
    ['an unknown kind of fact', {...text, 'x-fact': {width: 'a'}}, '"width"'],
    ['a reference to nowhere', {$ref: '#/components/schemas/None'}, 'leads nowhere'],
    ['a reference out of the file', {$ref: 'other.yaml#/a'}, 'leads nowhere'],
    ['a reference to itself', {$ref: '#/components/schemas/Loop'}, 'itself'],
  ])('refuses a field with %s, saying where', (_, word, message) => {
    const schemas = {
      Thing: {type: 'object', properties: {word}},
      Loop: {$ref: '#/components/schemas/Loop'},
    };
    expect(() => read({}, schemas)).toThrow(message);
    expect(() => read({}, schemas)).toThrow('makeThing.word');
  });
});

describe('operations', () => {
  it.each([
    ['operationId', {operationId: ''}],
    ['summary', {summary: ''}],
    ['description', {description: ''}],
    ['tag', {tags: []}],
    ['page', {tags: ['Nothing']}],
    ['scope', {security: []}],
  ])('refuses one without its %s', (what, operation) => {
    expect(() => read(operation)).toThrow(`it has no ${what}`);
  });

  it('refuses one without a good answer', () => {
    expect(() => read({responses: {}})).toThrow('no 2xx response');
  });

  it('fills the path and the chosen query parameters of a sample', () => {
    const parameters = [
      {name: 'tag', in: 'query', schema: text, example: 'a b', 'x-sample': true},
      {name: 'other', in: 'query', schema: text, example: 'c'},
    ] as const;
    const operation = read({
      parameters: parameters.map((one) => ({...one, description: 'A word.'})),
    });
    expect(operation?.samples).toEqual([
      {
        id: 'makeThing.one',
        title: 'One',
        request: {
          method: 'POST',
          url: 'https://api.acme.example/things?tag=a+b',
          headers: {},
          body: {word: 'a'},
        },
      },
    ]);
  });
});

describe('places of an operation', () => {
  const tag = {
    name: 'tag',
    in: 'query' as const,
    description: 'A tag.',
    schema: {type: 'string'},
    example: 'a b',
  };
  const THING = {...tag, name: 'thing_id', in: 'path' as const, example: 'th/1'};

  /** The operation of the test, at a path with parameters. */
  const readAt = (path: string, parameters: readonly Parameter[], shared = [THING]) => {
    const {paths, ...document} = documentWith({parameters});
    return readSpec(
      {...document, paths: {[path]: {...paths['/things'], parameters: shared}}},
      {},
    ).operations[0];
  };

  it('have the parameters of the path before their own, each with its anchor', () => {
    const operation = readAt('/things/{thing_id}', [tag]);
    expect(operation?.parameters.map(({id, in: place}) => [id, place])).toEqual([
      ['makeThing.thing_id', 'path'],
      ['makeThing.tag', 'query'],
    ]);
  });

  it('are filled with the examples of their parameters in a sample', () => {
    const operation = readAt('/things/{thing_id}/{n}', [
      {...tag, 'x-sample': true},
      {...tag, name: 'key', in: 'header', example: 'secret', 'x-sample': true},
      {...tag, name: 'n', in: 'path', example: 5},
    ]);
    expect(operation?.samples[0]?.request.url).toBe(
      'https://api.acme.example/things/th%2F1/5?tag=a+b',
    );
  });

  it.each<[string, string, readonly Parameter[], string]>([
    ['has no parameter for a part of it', '/things/{other}', [], 'makeThing.other: '],
    [
      'has an example that is no text',
      '/things/{n}',
      [{...tag, name: 'n', in: 'path', example: true}],
      'makeThing.n: ',
    ],
    [
      'has no example for its query',
      '/things',
      [{name: 'tag', in: 'query', schema: text, 'x-sample': true}],
      'makeThing.tag: ',
    ],
  ])('are refused when the file %s', (_, path, parameters, where) => {
    const act = () => readAt(path, parameters);
    expect(act).toThrow(where);
    expect(act).toThrow('no example that can stand in an address');
  });
});

describe('samples', () => {
  const body = (examples: Record<string, Example>) => ({
    requestBody: {
      content: {
        'application/json': {
          schema: {type: 'object', properties: {word: text}},
          examples,
        },
      },
    },
  });

  it('have their headers and how far ahead their times are', () => {
    const value = {word: 'a'};
    const examples = {
      one: {value, 'x-headers': {'Idempotency-Key': 'k'}, 'x-days-ahead': 3},
      two: {value, summary: 'Two'},
    };
    const url = 'https://api.acme.example/things';
    expect(read(body(examples))?.samples).toEqual([
      {
        id: 'makeThing.one',
        title: 'Make a thing',
        request: {
          method: 'POST',
          url,
          headers: {'Idempotency-Key': 'k'},
          body: value,
          daysAhead: 3,
        },
      },
      {
        id: 'makeThing.two',
        title: 'Two',
        request: {method: 'POST', url, headers: {}, body: value},
      },
    ]);
  });

  it('are refused when a body has none', () => {
    expect(() => read(body({}))).toThrow('makeThing: its body has no example');
  });
});

describe('answers', () => {
  const success = (content?: Record<string, MediaType>) => ({
    responses: {200: {description: 'Made.', ...(content && {content})}},
  });
  const json = (changes: Partial<MediaType>) =>
    success({
      'application/json': {
        schema: {type: 'object', properties: {word: text}},
        examples: {made: {summary: 'Made', value: {word: 'a'}}},
        ...changes,
      },
    });

  it('have anchors of their own, their status line and all their examples', () => {
    const operation = read(json({}));
    expect(operation?.answer).toMatchObject({
      id: 'makeThing.answer',
      title: '200 OK',
      description: 'Made.',
      fields: [{id: 'makeThing.answer.word'}],
    });
    expect(operation?.answers).toEqual([
      {
        id: 'makeThing.200.made',
        title: '200 OK',
        summary: 'Made',
        value: {word: 'a'},
      },
    ]);
  });

  it.each([
    ['a body', success(), 'makeThing: it has no 2xx response with a JSON body'],
    [
      'JSON in its body',
      success({'text/plain': {schema: {type: 'string'}}}),
      'makeThing: it has no 2xx response with a JSON body',
    ],
    [
      'a summary of its example',
      json({examples: {made: {value: {word: 'a'}}}}),
      'makeThing.200.made: it has no summary',
    ],
    [
      'a place to find its example',
      json({examples: {made: {$ref: '#/none'} as unknown as Example}}),
      'made: "#/none" leads nowhere',
    ],
  ])('are refused without %s', (_, operation, message) => {
    expect(() => read(operation)).toThrow(message);
  });

  it('are refused when a reference leads nowhere', () => {
    const responses = {404: {$ref: '#/none', description: ''}};
    expect(() => read({responses})).toThrow('makeThing.404: "#/none" leads nowhere');
  });
});

describe('a schema that several operations have', () => {
  const result = {
    200: {
      description: 'Made.',
      content: {
        'application/json': {
          schema: {$ref: '#/components/schemas/Result'},
          examples: {made: {summary: 'Made', value: {id: 'a'}}},
        },
      },
    },
  };
  const readTwo = (tag: string) => {
    const document = documentWith(
      {responses: result},
      {Result: {type: 'object', properties: {id: text}}},
    );
    const post = document.paths['/things']?.post;
    const put = post && {
      ...post,
      operationId: 'changeThing',
      summary: 'Change a thing',
      tags: [tag],
    };
    const [first, second] = readSpec(
      {
        ...document,
        tags: [...(document.tags ?? []), {name: 'Other', 'x-page': '/other/'}],
        paths: {'/things': {...(post && {post}), ...(put && {put})}},
      },
      {},
    ).operations;
    return {first, second};
  };

  it('is listed with the first of a page, where the others point', () => {
    const {first, second} = readTwo('Thing');
    expect(first?.body?.fields).toHaveLength(1);
    expect(first?.answer.fields).toHaveLength(1);
    expect(second?.body).toEqual({
      id: 'changeThing.body',
      fields: [],
      sameAs: {id: 'makeThing.body', title: 'Make a thing'},
    });
    expect(second?.answer).toMatchObject({
      id: 'changeThing.answer',
      fields: [],
      sameAs: {id: 'makeThing.answer', title: 'Make a thing'},
    });
  });

  it('is listed once more on another page', () => {
    const {second} = readTwo('Other');
    expect(second?.page).toBe('/other/');
    expect(second?.body?.fields).toHaveLength(1);
    expect(second?.answer.fields).toHaveLength(1);
  });
});

describe('the file', () => {
  it('is refused without the address of a server', () => {
    expect(() => readSpec({...documentWith(), servers: []}, {})).toThrow(
      'servers: there is none',
    );
  });

  it('is refused with an operation without an ID, which its place then names', () => {
    expect(() => read({operationId: ''})).toThrow('post /things: it has no operationId');
  });

  it.each([
    ['names no scheme', {security: []}],
    ['names another scheme', {security: [{other: ['things:write']}]}],
    ['names no scope', {security: [{key: []}]}],
  ])('is refused with an operation whose security %s', (_, operation) => {
    expect(() => read(operation)).toThrow('makeThing: it has no scope in its security');
  });

  it.each(['security', 'tags'])('is refused with an operation without %s', (key) => {
    const {paths, ...document} = documentWith();
    const operation = Object.fromEntries(
      Object.entries(paths['/things']?.post ?? {}).filter(([name]) => name !== key),
    ) as unknown as Operation;
    const act = () => readSpec({...document, paths: {'/things': {post: operation}}}, {});
    expect(act).toThrow(key === 'tags' ? 'has no tag' : 'has no scope in its security');
  });
});

describe('errors', () => {
  it('has status, code, cause, cure and the whole problem', () => {
    expect(withError({})?.errors).toEqual([
      {
        status: 404,
        title: '404 Not Found',
        code: 'gone',
        cause: 'It went.',
        cure: 'Let it go.',
        limits: [],
        problem: {type: 'https://acme.example/#gone', status: 404, code: 'gone'},
      },
    ]);
  });

  it.each([
    ['cause', {'x-cause': undefined}, {}, 'no x-cause'],
    ['cure', {'x-cure': ''}, {}, 'no x-cure'],
    ['status', {}, {status: 400}, 'its code and status'],
    ['code', {}, {code: 'lost'}, 'its code and status'],
    ['type', {}, {type: 'https://acme.example/#lost'}, 'its type'],
  ])('refuses one whose %s is missing or another', (_, changes, value, message) => {
    expect(() => withError(changes, value)).toThrow(message);
  });
});

describe('errors without examples', () => {
  it.each([
    ['no body', undefined],
    ['a body of another type', {'application/json': {schema: {type: 'object'}}}],
    ['a body without examples', {'application/problem+json': {schema: {type: 'object'}}}],
  ])('are refused: %s', (_, content) => {
    const {responses} = documentWith().paths['/things']?.post ?? {responses: {}};
    const error = {description: 'Not there.', ...(content && {content})};
    expect(() => read({responses: {...responses, 404: error}})).toThrow(
      'makeThing.404: it has no examples of application/problem+json',
    );
  });
});

describe('problems', () => {
  const {problems, operations} = loadSpec();

  it('come once, by status, with the operations that answer with them', () => {
    const codes = problems.map(({code}) => code);
    expect(new Set(codes).size).toBe(codes.length);
    const statuses = problems.map(({status}) => status);
    expect(statuses).toEqual([...statuses].sort());
    const everywhere = problems.find(({code}) => code === 'invalid_key');
    expect(everywhere?.operations).toHaveLength(operations.length);
    expect(problems.find(({code}) => code === 'domain_taken')?.operations).toEqual([
      {id: 'addDomain', page: '/docs/api/domains/', summary: 'Add a domain'},
    ]);
  });

  it('refuses one that no operation answers with', () => {
    const document = documentWith({});
    const unused = {...document.components, examples: {lost: {value: {}}}};
    expect(() => readSpec({...document, components: unused}, {})).toThrow(
      'lost: no operation answers with it',
    );
  });
});

describe('scopes', () => {
  it.each([
    ['that a key cannot have', ['things:read'], 'does not list "things:write"'],
    ['that nothing needs', ['things:write', 'things:eat'], 'needs "things:eat"'],
  ])('refuses one %s', (_, names, message) => {
    expect(() => read({}, {Scope: {type: 'string', enum: names}})).toThrow(message);
  });
});

describe('events', () => {
  const header = {
    name: 'webhook-id',
    in: 'header',
    description: 'Names it.',
    schema: text,
    example: 'msg_1',
  } as const;

  const event = (changes: Partial<Operation> = {}, type = 'thing.made') => ({
    post: {
      tags: ['Thing'],
      description: 'It was made.',
      parameters: [header],
      requestBody: {
        content: {
          'application/json': {
            schema: {type: 'object', properties: {type: text}},
            examples: {one: {value: {type}}},
          },
        },
      },
      responses: {},
      ...changes,
    },
  });

  const readEvent = (webhooks: NonNullable<OpenApiDocument['webhooks']>) =>
    readSpec({...documentWith({}), webhooks}, {});

  it('have their payload, their fields and their headers', () => {
    const {events, eventHeaders} = readEvent({'thing.made': event()});
    expect(events).toMatchObject([
      {
        type: 'thing.made',
        page: '/docs/api/things/',
        payload: {type: 'thing.made'},
        body: {fields: [{id: 'event.thing.made.type'}]},
      },
    ]);
    expect(eventHeaders).toMatchObject([
      {id: 'event.webhook-id', requirement: 'optional', example: '"msg_1"'},
    ]);
  });

  it.each([
    ['no body', {'thing.made': {}}, 'no body in JSON'],
    ['no description', {'thing.made': event({description: ''})}, 'no description'],
    ['another type', {'thing.made': event({}, 'thing.lost')}, 'is not "thing.made"'],
    [
      'other headers',
      {'thing.made': event(), 'thing.lost': event({parameters: []}, 'thing.lost')},
      'event.thing.lost: its headers are not those',
    ],
  ])('refuses one with %s', (_, webhooks, message) => {
    expect(() => readEvent(webhooks)).toThrow(message);
  });
});
