/** The API's contract speaks of the gallery's templates: what it shows has to work with them. */
import {readFileSync} from 'node:fs';
import {parse} from 'yaml';
import {templates} from '../templates';
import type {PropSpec, Values} from '../types';

interface SendRequest {
  template?: string;
  props?: Values;
}

interface Contract {
  paths: Record<
    string,
    {
      post: {
        requestBody: {
          content: Record<string, {examples: Record<string, {value: SendRequest}>}>;
        };
      };
    }
  >;
}

/** Names of required props without a value, and of values that are no props. */
function unfit(specs: readonly PropSpec[], values: Values): string[] {
  const missing = specs.filter(({name, required}) => required && !values[name]);
  const unknown = Object.keys(values).filter(
    (key) => !specs.some(({name}) => name === key),
  );
  return [...missing.map(({name}) => name), ...unknown];
}

test('the contract’s request for a gallery template names one, with all its props', () => {
  const {paths} = parse(readFileSync('src/api/openapi.yaml', 'utf8')) as Contract;
  const {examples} = paths['/emails']?.post.requestBody.content['application/json'] ?? {};
  const {template, props = {}} = examples?.['gallery']?.value ?? {};
  const found = templates.find(({slug}) => slug === template);
  expect(found?.slug).toBe('password-reset');
  expect(unfit(found?.props ?? [], props)).toEqual([]);
});

test('a request with a prop too few or too many is found', () => {
  const {props = []} = templates.find(({slug}) => slug === 'password-reset') ?? {};
  const missing = unfit(props, {nickname: 'Ada'});
  expect(missing).toContain('resetUrl');
  expect(missing).toContain('nickname');
  expect(missing).not.toContain('name');
});
