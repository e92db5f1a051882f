import {parseEnv} from '../env';
import {parseMonitoring} from '../monitoringEnv';

const parsed = (source: Record<string, string>) => {
  const problems: string[] = [];
  return {settings: parseMonitoring(source, problems), problems};
};

it('is off where nothing is set', () => {
  expect(parsed({})).toEqual({settings: undefined, problems: []});
  // A release or an environment alone reports nothing.
  expect(parsed({RELEASE: 'v1', SOURCE_MAPS: '1'}).settings).toBeUndefined();
});

it('reads every service', () => {
  expect(
    parsed({
      GOOGLE_TAG_ID: 'G-ABCD123456',
      PLAUSIBLE_DOMAIN: 'www.acme.example',
      SENTRY_DSN: 'https://0123abc@o1.errors.example/42',
      RELEASE: 'v1.2.3+4',
      SENTRY_ENVIRONMENT: 'preview',
      SOURCE_MAPS: '1',
    }),
  ).toEqual({
    problems: [],
    settings: {
      googleTag: 'G-ABCD123456',
      plausible: {domain: 'www.acme.example', origin: 'https://plausible.io'},
      sentry: {
        dsn: 'https://0123abc@o1.errors.example/42',
        environment: 'preview',
        release: 'v1.2.3+4',
      },
      sourceMaps: true,
    },
  });
});

it('makes source maps only where errors are reported', () => {
  const dsn = {SENTRY_DSN: 'https://key@errors.example:8443/42'};
  expect(parsed({...dsn, SOURCE_MAPS: '1'}).settings?.sourceMaps).toBe(true);
  expect(parsed(dsn).settings).not.toHaveProperty('sourceMaps');
  const domain = {PLAUSIBLE_DOMAIN: 'acme.example', SOURCE_MAPS: '1'};
  expect(parsed(domain).settings).not.toHaveProperty('sourceMaps');
});

it('takes a Plausible of one’s own, and a Sentry below a path', () => {
  expect(
    parsed({
      PLAUSIBLE_DOMAIN: 'acme.example',
      PLAUSIBLE_ORIGIN: 'https://stats.acme.example:8443',
    }).settings?.plausible?.origin,
  ).toBe('https://stats.acme.example:8443');
  expect(
    parsed({PLAUSIBLE_DOMAIN: 'a.example', PLAUSIBLE_ORIGIN: 'https://b.example'})
      .settings?.plausible?.origin,
  ).toBe('https://b.example');
  expect(
    parsed({SENTRY_DSN: 'https://key@acme.example/errors/7'}).settings?.sentry,
  ).toEqual({dsn: 'https://key@acme.example/errors/7', environment: 'production'});
});

it.each([
  ['GOOGLE_TAG_ID', 'UA-12345-1'],
  ['GOOGLE_TAG_ID', "G-1234');alert(1)"],
  ['GOOGLE_TAG_ID', 'xG-1234'],
  ['PLAUSIBLE_DOMAIN', 'acme.example/x'],
  ['PLAUSIBLE_ORIGIN', 'xhttps://stats.acme.example'],
  ['SENTRY_DSN', 'xhttps://key@errors.example/42'],
  ['SENTRY_DSN', 'https://key@errors.example/42/'],
  ['SENTRY_DSN', 'https://key@errors.example:x/42'],
  ['PLAUSIBLE_DOMAIN', 'https://acme.example'],
  ['PLAUSIBLE_ORIGIN', 'https://stats.acme.example/'],
  ['SENTRY_DSN', 'https://errors.example/42'],
  ['SENTRY_DSN', 'http://key@errors.example/42'],
  ['SENTRY_DSN', 'https://key:secret@errors.example/42'],
  ['RELEASE', 'two words'],
])('says what is wrong with %s=%s', (name, value) => {
  const {problems} = parsed({[name]: value});
  expect(problems).toHaveLength(1);
  expect(problems[0]).toContain(`${name} is "${value}". `);
  expect(() => parseEnv({[name]: value}, 'https://a.example')).toThrow(problems[0]);
});
