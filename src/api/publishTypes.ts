import {
  METHODS,
  type Method,
  type OpenApiDocument,
  type Operation,
  type Parameter,
  type Ref,
  type Response,
  type Schema,
} from './document';
import {JSON_TYPE} from './readParts';
import {resolve} from './resolve';

/** A schema of the file; `false` forbids a field beside another. */
type AnySchema = Ref<Schema> | false;

const INDENT = '  ';

/** A comment before a declaration. */
function comment(text: string | undefined, indent: string): string {
  return text ? `${indent}/** ${text.replaceAll('*/', '* /')} */\n` : '';
}

const literal = (value: string | null) =>
  value === null ? 'null' : `'${value.replace(/[\\']/g, '\\$&')}'`;

/** A field's name, in quotes unless it is one in TypeScript. */
const nameOf = (name: string) => (/^[A-Za-z_]\w*$/.test(name) ? name : literal(name));

/** A union as the type of a list's entries needs brackets. */
const listOf = (type: string) =>
  / [|&] /.test(type) && !type.startsWith('{') ? `(${type})[]` : `${type}[]`;

function fields({properties = {}, required = []}: Schema, indent: string): string {
  const lines = Object.entries(properties).map(([name, property]) => {
    const field = property as AnySchema;
    const mark = required.includes(name) ? '' : '?';
    const text = field === false ? undefined : field.description;
    return `${comment(text, indent + INDENT)}${indent}${INDENT}${nameOf(name)}${mark}: ${typeOf(field, indent + INDENT)};\n`;
  });
  return `{\n${lines.join('')}${indent}}`;
}

/** What one of the alternatives of an object adds: fields it needs, fields it forbids. */
function alternative(part: Schema, whole: Schema, indent: string): string {
  const needed = (part.required ?? []).map((name) => {
    const property = whole.properties?.[name];
    return `${nameOf(name)}: ${property ? typeOf(property, indent) : 'unknown'}`;
  });
  const forbidden = Object.entries((part.properties ?? {}) as Record<string, AnySchema>)
    .filter(([, property]) => property === false)
    .map(([name]) => `${nameOf(name)}?: never`);
  return `{${[...needed, ...forbidden].join('; ')}}`;
}

function objectOf(schema: Schema, indent: string): string {
  const {properties, additionalProperties, oneOf} = schema;
  if (!properties) {
    const value =
      typeof additionalProperties === 'object'
        ? typeOf(additionalProperties, indent)
        : 'unknown';
    return `Record<string, ${value}>`;
  }
  const own = fields(schema, indent);
  const ways = (oneOf ?? []).map((part) => alternative(part as Schema, schema, indent));
  return ways.length > 0 ? `${own} & (${ways.join(' | ')})` : own;
}

function plainType(type: string, schema: Schema, indent: string): string {
  switch (type) {
    case 'object':
      return objectOf(schema, indent);
    case 'array':
      return listOf(schema.items ? typeOf(schema.items, indent) : 'unknown');
    case 'integer':
    case 'number':
      return 'number';
    default:
      return type;
  }
}

/** The type of a schema, as it stands behind a colon. */
function typeOf(schema: AnySchema, indent: string): string {
  if (schema === false) {
    return 'never';
  }
  if ('$ref' in schema && typeof schema.$ref === 'string') {
    return schema.$ref.split('/').at(-1) ?? 'unknown';
  }
  const {enum: values, oneOf, properties, type} = schema;
  if (values) {
    return values.map(literal).join(' | ');
  }
  if (oneOf && !properties) {
    return oneOf.map((part) => typeOf(part, indent)).join(' | ');
  }
  return [type ?? 'unknown']
    .flat()
    .map((one) => plainType(one, schema, indent))
    .join(' | ');
}

function declaration(name: string, schema: Ref<Schema>): string {
  const type = typeOf(schema, '');
  const isInterface = type.startsWith('{') && type.endsWith('\n}');
  return `${comment(schema.description, '')}export ${
    isInterface ? `interface ${name} ${type}` : `type ${name} = ${type};`
  }\n`;
}

/** The parameters of an operation by where they stand: `pathParameters`, `query`, `header`. */
function parametersOf(parameters: readonly Parameter[]): string[] {
  const groups = {path: 'pathParameters', query: 'query', header: 'headers'} as const;
  return (['path', 'query', 'header'] as const).flatMap((place) => {
    const here = parameters.filter((one) => one.in === place);
    if (here.length === 0) {
      return [];
    }
    const schema: Schema = {
      required: here.filter(({required}) => required).map(({name}) => name),
      properties: Object.fromEntries(
        here.map(({name, schema: own, description}) => [
          name,
          {...own, ...(description !== undefined && {description})},
        ]),
      ),
    };
    return [`${groups[place]}: ${fields(schema, INDENT + INDENT)}`];
  });
}

function operationType(
  path: string,
  method: Method,
  operation: Operation,
  inherited: readonly Ref<Parameter>[],
  document: OpenApiDocument,
): string {
  const {operationId = '', summary, requestBody, responses} = operation;
  const parameters = [...inherited, ...(operation.parameters ?? [])].map(
    (one) => resolve<Parameter>(one, document, operationId).value,
  );
  const [, success] = Object.entries(responses).find(([status]) =>
    status.startsWith('2'),
  ) ?? ['', {description: ''}];
  const body = requestBody?.content[JSON_TYPE]?.schema;
  const answer = resolve<Response>(success, document, operationId).value.content?.[
    JSON_TYPE
  ]?.schema;
  const members = [
    `method: '${method.toUpperCase()}'`,
    `path: ${literal(path)}`,
    ...parametersOf(parameters),
    ...(body ? [`body: ${typeOf(body, INDENT)}`] : []),
    ...(answer ? [`response: ${typeOf(answer, INDENT)}`] : []),
  ];
  const lines = members.map((member) => `${INDENT.repeat(2)}${member};\n`).join('');
  return `${comment(summary, INDENT)}${INDENT}${operationId}: {\n${lines}${INDENT}};\n`;
}

/**
 * Writes the API as TypeScript: every schema by its name, the codes of all problems, and
 * `Operations` with the parameters, the body and the response of each. A module of
 * declarations only, without imports.
 *
 * @param document as it is published: its descriptions become comments
 * @param source address of the document
 */
export function publishTypes(document: OpenApiDocument, source: string): string {
  const {schemas = {}, examples = {}} = document.components ?? {};
  const declarations = Object.entries(schemas as Record<string, Ref<Schema>>).map(
    ([name, schema]) => declaration(name, schema),
  );
  const operations = Object.entries(document.paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = item[method];
      return operation
        ? [operationType(path, method, operation, item.parameters ?? [], document)]
        : [];
    }),
  );
  return [
    `// Types of the ${document.info.title} ${document.info.version}, made from ${source}.\n`,
    ...declarations,
    `/** The \`code\` of a problem. More may be added. */\nexport type ProblemCode = ${Object.keys(examples).map(literal).join(' | ')};\n`,
    `/** Every request by its name in the OpenAPI file. */\nexport interface Operations {\n${operations.join('')}}\n`,
  ].join('\n');
}
