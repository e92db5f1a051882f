import {readFileSync} from 'node:fs';
import ts from 'typescript';
import {facts, fillBrand} from '../../site';
import {publishSpec} from '../publishSpec';
import {publishTypes} from '../publishTypes';
import {loadDocument, loadSpec} from './support';

const document = publishSpec(loadDocument(), facts, 'https://acme.example');
const types = publishTypes(document, 'https://acme.example/openapi.yaml');

/** The program that the docs show, with what Node.js and the browser give it. */
const SHOWN = `
  declare const process: {env: Record<string, string | undefined>};
  declare const console: {log(...values: unknown[]): void};
  declare function fetch(url: string, init: object): Promise<{json(): Promise<unknown>}>;
  ${
    /^```typescript[^\n]*\n(.*?)^```$/ms
      .exec(fillBrand(readFileSync('docs/api/openapi.mdx', 'utf8')))?.[1]
      ?.replace(/^import .*$/m, '') ?? 'missing'
  }`;

/** Programs that use the types, and whether the compiler should accept them. */
const PROGRAMS: Readonly<Record<string, readonly [accepted: boolean, code: string]>> = {
  'the simplest email': [
    true,
    `const email: SendEmail = {from: 'a@a.example', to: 'b@b.example', subject: 's', text: 't'};`,
  ],
  'the program in the docs': [true, SHOWN],
  'HTML with text': [
    true,
    `const email: SendEmail = {from: 'a', to: ['b', 'c'], subject: 's', html: 'h', text: 't'};`,
  ],
  'a template without a subject': [
    true,
    `const email: SendEmail = {from: 'a', to: 'b', template: 'receipt', props: {total: 4}};`,
  ],
  'an email without a subject': [
    false,
    `const email: SendEmail = {from: 'a', to: 'b', text: 't'};`,
  ],
  'a template beside text': [
    false,
    `const email: SendEmail = {from: 'a', to: 'b', template: 'receipt', text: 't'};`,
  ],
  'a field that there is not': [
    false,
    `const email: SendEmail = {from: 'a', to: 'b', subject: 's', text: 't', bbc: 'c'};`,
  ],
  'a switch over all events': [
    true,
    `function subject(event: WebhookEvent): string {
      switch (event.type) {
        case 'email.sent': case 'email.delivered': case 'email.bounced':
        case 'email.complained': case 'email.opened': return event.data.subject;
        case 'contact.subscribed': case 'contact.unsubscribed': return event.data.status;
        case 'domain.verified': return event.data.name;
        case 'webhook.test': return event.data.webhookId;
      }
    }`,
  ],
  'an event taken for another': [
    false,
    `function subject(event: WebhookEvent): string {
      return event.type === 'domain.verified' ? event.data.subject : '';
    }`,
  ],
  'the types of an operation': [
    true,
    `const list: Operations['listEmails']['query'] = {limit: 20, status: 'bounced'};
    const path: Operations['redeliver']['pathParameters'] = {id: 'wh_1', delivery: 'dl_1'};
    const code: ProblemCode = 'rate_limited';`,
  ],
};

/** What the compiler says of each program, by its name. */
function compile(): ReadonlyMap<string, readonly string[]> {
  const sources = new Map([['/openapi.d.ts', types]]);
  const names = [...types.matchAll(/^export (?:interface|type) (\w+)/gm)].map(
    ([, name]) => name,
  );
  Object.entries(PROGRAMS).forEach(([, [, code]], index) => {
    sources.set(
      `/program${String(index)}.ts`,
      `import type {${names.join(', ')}} from './openapi';\n${code}\nexport {};`,
    );
  });
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: false,
    lib: ['lib.es5.d.ts'],
    types: [],
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
  };
  const host = ts.createCompilerHost(options);
  const fromDisk = host.getSourceFile.bind(host);
  host.getSourceFile = (name, ...rest) => {
    const text = sources.get(name);
    return text === undefined
      ? fromDisk(name, ...rest)
      : ts.createSourceFile(name, text, ts.ScriptTarget.ES2022);
  };
  host.fileExists = (name) => sources.has(name);
  const program = ts.createProgram([...sources.keys()], options, host);
  const found = ts.getPreEmitDiagnostics(program);
  const of = (file: string) =>
    found
      .filter((one) => one.file?.fileName === file)
      .map(({messageText}) => ts.flattenDiagnosticMessageText(messageText, ' '));
  return new Map([
    ['types', of('/openapi.d.ts')],
    ...Object.keys(PROGRAMS).map(
      (name, index) => [name, of(`/program${String(index)}.ts`)] as const,
    ),
  ]);
}

describe('the published types', () => {
  const diagnostics = compile();

  it('compile', () => {
    expect(diagnostics.get('types')).toEqual([]);
  });

  it.each(
    Object.entries(PROGRAMS).map(([name, [accepted]]) => [name, accepted] as const),
  )('given %s accept it: %s', (name, accepted) => {
    const found = diagnostics.get(name);
    if (accepted) {
      expect(found).toEqual([]);
    } else {
      expect(found).toHaveLength(1);
    }
  });

  it('have every operation and every schema', () => {
    for (const {id, method, path} of loadSpec().operations) {
      expect(types).toContain(
        `  ${id}: {\n    method: '${method}';\n    path: '${path}';\n`,
      );
    }
    const names = [...types.matchAll(/^export (?:interface|type) (\w+)/gm)].map(
      ([, name]) => name,
    );
    expect(names).toEqual([
      ...Object.keys(document.components?.['schemas'] ?? {}),
      'ProblemCode',
      'Operations',
    ]);
  });
});
