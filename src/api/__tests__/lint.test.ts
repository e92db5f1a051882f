import {spawnSync} from 'node:child_process';
import type {NormalizedProblem} from '@redocly/openapi-core';
import {stringify} from 'yaml';
import {brand, facts} from '../../site';
import type {OpenApiDocument} from '../document';
import {publishSpec} from '../publishSpec';
import {loadDocument, loadText} from './support';

/** A document as a file: its text, and the name that says what the text is. */
interface SourceFile {
  name: string;
  text: string;
}

/**
 * The linter is an ES module, which these tests are not: it gets a process of its own.
 * Reads a list of files from its standard input and writes the problems of each.
 */
const LINT = `
  import {readFileSync} from 'node:fs';
  import {createConfig, lintFromString} from '@redocly/openapi-core';
  const config = await createConfig({extends: ['recommended-strict']});
  const files = JSON.parse(readFileSync(0, 'utf8'));
  const problems = await Promise.all(
    files.map(({name, text}) =>
      lintFromString({source: text, absoluteRef: '/' + name, config}),
    ),
  );
  console.log(JSON.stringify(problems));
`;

/** The problems of each file, as "rule at place: message". */
function lint(files: readonly SourceFile[]): string[][] {
  const {stdout, stderr} = spawnSync(
    process.execPath,
    ['--input-type=module', '-e', LINT],
    {input: JSON.stringify(files), encoding: 'utf8', maxBuffer: 2 ** 26},
  );
  if (stdout === '') {
    throw new Error(stderr);
  }
  const found = JSON.parse(stdout) as Pick<
    NormalizedProblem,
    'ruleId' | 'message' | 'location'
  >[][];
  return found.map((problems) =>
    problems.map(
      ({ruleId, message, location: [where]}) =>
        `${ruleId} at ${where?.pointer ?? '#/'}: ${message}`,
    ),
  );
}

const document = loadDocument();

/** The document as it is served now, and once the owner has confirmed every limit. */
const published = publishSpec(document, facts, brand.url);
const confirmed = publishSpec(
  document,
  Object.fromEntries(
    Object.entries(facts).map(([id, fact]) => [id, {...fact, confirmed: true}]),
  ),
  brand.url,
);

/** The document after a change that a linter has to find. */
function spoiled(change: (copy: OpenApiDocument) => void): SourceFile {
  const copy = structuredClone(document);
  change(copy);
  return {name: 'spoiled.json', text: JSON.stringify(copy)};
}

const operationOf = (copy: OpenApiDocument) =>
  copy.paths['/emails']?.post as unknown as Record<string, unknown>;

const FAULTS: readonly [rule: string, change: (copy: OpenApiDocument) => void][] = [
  ['operation-4xx-response', (copy) => (operationOf(copy)['responses'] = {})],
  ['operation-operationId', (copy) => delete operationOf(copy)['operationId']],
  ['struct', (copy) => (operationOf(copy)['nickname'] = 'No such keyword')],
  ['no-unresolved-refs', (copy) => (operationOf(copy)['requestBody'] = {$ref: '#/no'})],
];

const [read, yaml, json, ...faulty] = lint([
  {name: 'openapi.yaml', text: loadText()},
  {name: 'published.yaml', text: stringify(published, {aliasDuplicateObjects: false})},
  {name: 'published.json', text: JSON.stringify(confirmed)},
  ...FAULTS.map(([, change]) => spoiled(change)),
]);

it.each([
  ['openapi.yaml', read],
  ['the published YAML', yaml],
  ['the published JSON', json],
])('Redocly’s strict rules find nothing in %s', (_name, problems) => {
  expect(problems).toEqual([]);
});

it.each(FAULTS.map(([rule], index) => [rule, faulty[index] ?? []] as const))(
  'the linter finds a document that breaks %s',
  (rule, problems) => {
    expect(problems.map((problem) => problem.split(' ')[0])).toContain(rule);
  },
);
