import {DESCRIPTION_TO_WRITE} from '../../content/build';
import {brand} from '../../site';
import {
  legalDrafts,
  missingSettings,
  pageDrafts,
  pastFigures,
  standIns,
  unconfirmedElsewhere,
  unconfirmedFacts,
} from '../checks';
import {lineAt, lineOf, type Finding, type Source} from '../finding';

const source = (file: string, ...lines: string[]): Source => ({
  file,
  text: lines.join('\n'),
});
const places = (findings: readonly Finding[]) =>
  findings.map(({kind, file, line}) => `${kind} ${file}:${String(line)}`);

it('counts lines from 1', () => {
  expect(lineAt('a\nb\nc', 0)).toBe(1);
  expect(lineAt('a\nb\nc', 2)).toBe(2);
  expect(lineAt('a\nb\nc', 4)).toBe(3);
  expect(lineOf(source('x', 'a', 'b: c'), /^b:/m)).toBe(2);
  expect(lineOf(source('x', 'a'), 'absent')).toBe(1);
});

it('finds each value of the brand that is on a reserved domain, with its line', () => {
  const file = source(
    'src/site/brand.ts',
    'export interface Brand {',
    '  name: string;',
    '}',
    "const domain = 'letterbox.example';",
    'export const brand: Brand = {',
    "  name: 'Letterbox',",
    '  domain,',
    '  app: {login: `https://app.${domain}/login`},',
    "  social: ['https://social.test/@letterbox'],",
    '};',
  );
  const values = {
    ...brand,
    domain: 'letterbox.example',
    url: 'https://www.letterbox.com',
    supportEmail: 'help@letterbox.com',
    app: {
      login: 'https://app.letterbox.example/login',
      dashboard: 'https://app.letterbox.com/',
      trial: 'https://app.letterbox.com/examples.example-of/',
    },
    api: 'https://api.letterbox.com/v1',
    statusPage: 'https://status.letterbox.com/',
    sisters: [],
    social: ['https://social.test/@letterbox'],
  };
  const found = standIns(values, file);
  expect(places(found)).toEqual([
    'stand-in src/site/brand.ts:7',
    'stand-in src/site/brand.ts:8',
    'stand-in src/site/brand.ts:9',
  ]);
  expect(found[1]?.message).toContain(
    'app.login is https://app.letterbox.example/login, which is on a reserved domain. Replace it with your own.',
  );
});

it('lists the owner’s values until they are confirmed', () => {
  const file = source(
    'src/site/facts.ts',
    'export const facts = {',
    "  legalEntity: sample('Legal name', 'Sample'),",
    "  seat: {label: 'Seat', value: 'Here', confirmed: true},",
    "  limits: sample('Limits', {a: 1}),",
    "  log: specified('Log', 'docs/log.mdx', 30),",
  );
  const facts = {
    legalEntity: {label: 'Legal name', value: 'Sample', confirmed: false},
    seat: {label: 'Seat', value: 'Here', confirmed: true},
    limits: {label: 'Limits', value: {a: 1, b: 'x'.repeat(90)}, confirmed: false},
    log: {label: 'Log', value: 30, confirmed: false, specifiedIn: 'docs/log.mdx'},
  };
  const found = unconfirmedFacts(facts, file);
  expect(places(found)).toEqual([
    'unconfirmed src/site/facts.ts:2',
    'unconfirmed src/site/facts.ts:4',
    'unconfirmed src/site/facts.ts:5',
  ]);
  expect(found[0]?.message).toContain('Legal name: "Sample"');
  expect(found[1]?.message.length).toBeLessThan(140);
  expect(found[2]?.message).toBe(
    'Log: specified in docs/log.mdx ("30"). Compare it with the API, then confirm it.',
  );
});

it('finds samples beside the pages they are for', () => {
  const reviews = source(
    'src/marketing/customer-reviews/reviews.ts',
    'const reviews = [',
    '  {',
    "    text: 'A text',",
    '    confirmed: false,',
    '  },',
    '  {',
    '    confirmed: true,',
    '    isSample: true,',
    '  },',
  );
  expect(places(unconfirmedElsewhere([reviews]))).toEqual([
    `unconfirmed ${reviews.file}:4`,
    `unconfirmed ${reviews.file}:8`,
  ]);
  // A type or a sentence that says the word is no sample.
  expect(
    unconfirmedElsewhere([
      source('src/a.ts', 'confirmed: boolean;', '// confirmed: false until then'),
      source('docs/a.mdx', 'confirmed: false'),
    ]),
  ).toEqual([]);
});

it('lists legal texts that no lawyer has read', () => {
  const legal = (name: string, reviewedOn: string) =>
    source(`legal/${name}.mdx`, '---', 'title: A text', reviewedOn, '---', 'Text');
  const found = legalDrafts([
    legal('a', 'reviewedOn: null'),
    legal('b', 'reviewedOn: 2026-11-22'),
    legal('c', 'version: 1'),
    legal('_part', 'version: 1'),
  ]);
  expect(places(found)).toEqual(['draft legal/a.mdx:3', 'draft legal/c.mdx:1']);
});

it('lists articles and docs that are not ready', () => {
  const page = (file: string, ...matter: string[]) =>
    source(file, '---', ...matter, '---', 'Text');
  const found = pageDrafts(
    [
      page('blog/a/index.mdx', 'title: A', 'draft: true'),
      page('blog/b/index.mdx', 'datePublished: 2026-12-24'),
      page('blog/c/index.mdx', 'datePublished: 2026-11-22'),
      page('blog/d/index.mdx', `description: '${DESCRIPTION_TO_WRITE}'`),
      page('docs/e.mdx', 'draft: true'),
    ],
    '2026-11-22',
  );
  expect(places(found)).toEqual([
    'draft blog/a/index.mdx:3',
    'draft blog/b/index.mdx:2',
    'draft blog/d/index.mdx:2',
    'draft docs/e.mdx:2',
  ]);
  expect(found[1]?.message).toContain('2026-12-24');
});

it('lists figures from the day after their last', () => {
  const figure = {
    id: 'a-price',
    value: '$1',
    source: {label: 'A', href: 'https://a.example/pricing'},
    checkedOn: '2026-01-01',
    validForDays: 30,
  };
  const file = source('src/articles/figures/a.ts', 'x', "    id: 'a-price',");
  expect(pastFigures([figure], [file], '2026-01-31')).toEqual([]);
  const found = pastFigures([figure], [file], '2026-02-01');
  expect(places(found)).toEqual(['stale src/articles/figures/a.ts:2']);
  expect(found[0]?.message).toContain('2026-01-31');
});

const ENV = source('src/site/env.ts', "source['SITE_URL']", "source['REPOSITORY_URL']");
const MONITORING_ENV = source(
  'src/site/monitoringEnv.ts',
  '',
  "'PLAUSIBLE_DOMAIN',",
  "'SENTRY_DSN',",
);

it('wants analytics, error reports and a repository, or a word that they are not wanted', () => {
  const sources = [ENV, MONITORING_ENV];
  expect(places(missingSettings({}, [], sources))).toEqual([
    'setting src/site/env.ts:2',
    'setting src/site/monitoringEnv.ts:2',
    'setting src/site/monitoringEnv.ts:3',
  ]);
  expect(
    missingSettings({}, ['analytics', 'error-reports', 'repository'], sources),
  ).toEqual([]);
  expect(
    missingSettings(
      {
        REPOSITORY_URL: 'https://git.acme.test/site',
        GOOGLE_TAG_ID: 'G-TEST1234',
        SENTRY_DSN: 'https://key@errors.acme.test/1',
        SITE_URL: 'https://www.acme.test',
      },
      [],
      sources,
    ),
  ).toEqual([]);
});

it.each(['https://www.acme.example', 'https://acme.example/', 'https://a.example:8443'])(
  'knows that no site can be at %s',
  (SITE_URL) => {
    const found = missingSettings(
      {SITE_URL},
      ['analytics', 'error-reports', 'repository'],
      [ENV],
    );
    expect(places(found)).toEqual(['setting src/site/env.ts:1']);
  },
);
