import {Joi} from '@docusaurus/utils-validation';
import {
  DEFAULT_OPTIONS,
  validateOptions,
  type Options,
  type PluginOptions,
} from '../options';

function validated(options: Options): PluginOptions {
  return validateOptions({
    options,
    validate: ((schema: Joi.Schema, value: unknown): unknown =>
      Joi.attempt(value, schema)) as Parameters<typeof validateOptions>[0]['validate'],
  });
}

it('has a default for everything', () => {
  expect(validated({})).toEqual(DEFAULT_OPTIONS);
});

it.each([
  ['an unknown option', {engine: 'x'}],
  ['another file', {api: 'openapi.txt'}],
  ['a page without slashes', {suggestions: ['docs']}],
])('refuses %s', (_, options) => {
  expect(() => validated(options as Options)).toThrow();
});
