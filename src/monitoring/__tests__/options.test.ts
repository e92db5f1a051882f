import {normalizePluginOptions} from '@docusaurus/utils-validation';
import {validateOptions, type PluginOptions} from '../options';

const checked = (options: object) =>
  validateOptions({
    options: {id: 'default', ...options} as PluginOptions,
    validate: normalizePluginOptions as Parameters<typeof validateOptions>[0]['validate'],
  });

it('takes nothing, or what the environment gives', () => {
  expect(checked({})).toMatchObject({});
  const options: PluginOptions = {
    googleTag: 'G-TEST1234',
    plausible: {domain: 'a.example', origin: 'https://plausible.io'},
    sentry: {dsn: 'https://key@errors.example/1', environment: 'production'},
    sourceMaps: true,
  };
  expect(checked(options)).toMatchObject(options);
});

it.each([{gtag: 'G-1'}, {plausible: {domain: 'a.example'}}, {sentry: {dsn: 'no'}}])(
  'refuses %j',
  (options) => {
    expect(() => checked(options)).toThrow();
  },
);
