import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {fillBrand} from '../../site';
import type {Example} from '../document';
import {loadDocument} from './support';

const DOCS = path.join(__dirname, '../../../docs');

/** Answers that a page writes out itself, as a fence with a status line for a title. */
const fences = readdirSync(DOCS)
  .filter((file) => file.endsWith('.mdx'))
  .flatMap((file) => {
    const text = fillBrand(readFileSync(path.join(DOCS, file), 'utf8'));
    return [...text.matchAll(/```json title="(4\d\d|5\d\d) [^"]*"\n(.*?)```/gs)].map(
      ([, status = '', json = '']) => ({file, status, json}),
    );
  });

const {examples} = loadDocument().components as unknown as {
  examples: Record<string, Example>;
};

it('finds problems in the how-tos', () => {
  expect(fences.length).toBeGreaterThan(5);
});

it.each(fences)('$file: $status is a problem of openapi.yaml', ({status, json}) => {
  const problem = JSON.parse(json) as {code: string; errors?: {pointer?: string}[]};
  const known = examples[problem.code]?.value as Record<string, unknown>;
  const {type, title, code} = known;
  // Same kind and same fields; only what is wrong this time differs.
  expect(problem).toMatchObject({type, title, code, status: Number(status)});
  expect(Object.keys(problem)).toEqual(Object.keys(known));
  for (const {pointer} of problem.errors ?? []) {
    expect(pointer).toMatch(/^#(\/[\w-]+)*$/);
  }
});
