import {EnvError, parseEnv} from '../env';

const DEFAULT = 'https://postwren.example';

it('has a default for everything', () => {
  expect(parseEnv({}, DEFAULT)).toEqual({siteUrl: DEFAULT});
});

it('takes https addresses, without their last slash', () => {
  expect(
    parseEnv(
      {
        SITE_URL: 'https://www.acme.example/',
        REPOSITORY_URL: 'https://git.acme.example/site',
      },
      DEFAULT,
    ),
  ).toEqual({
    siteUrl: 'https://www.acme.example',
    repositoryUrl: 'https://git.acme.example/site',
  });
});

it.each(['acme.example', 'http://acme.example', 'nonsense', '/x'])(
  'names the variable and what to write for %s',
  (value) => {
    expect(() => parseEnv({SITE_URL: value}, DEFAULT)).toThrow(EnvError);
    expect(() => parseEnv({SITE_URL: value}, DEFAULT)).toThrow(
      /SITE_URL is ".*", which is not an https address\. Write it like/,
    );
  },
);

it('refuses a site below a path, and names every problem at once', () => {
  expect(() => parseEnv({SITE_URL: 'https://a.example/x'}, DEFAULT)).toThrow(
    /leave the path/,
  );
  expect(() => parseEnv({SITE_URL: 'a', REPOSITORY_URL: 'b'}, DEFAULT)).toThrow(
    /SITE_URL[\s\S]*REPOSITORY_URL/,
  );
});

it('takes Algolia whole or not at all', () => {
  const algolia = {
    ALGOLIA_APP_ID: 'APP',
    ALGOLIA_SEARCH_KEY: 'key',
    ALGOLIA_INDEX: 'docs',
  };
  expect(parseEnv(algolia, DEFAULT).algolia).toEqual({
    appId: 'APP',
    searchKey: 'key',
    index: 'docs',
  });
  expect(() => parseEnv({ALGOLIA_APP_ID: 'APP'}, DEFAULT)).toThrow(
    /ALGOLIA_SEARCH_KEY and ALGOLIA_INDEX are not set\. Set all of/,
  );
});

it('takes the address of a service for social cards, with its own parameters', () => {
  const SOCIAL_IMAGE_SERVICE = 'https://cards.acme.example/render?theme=paper';
  expect(parseEnv({SOCIAL_IMAGE_SERVICE}, DEFAULT).socialImageService).toBe(
    SOCIAL_IMAGE_SERVICE,
  );
  expect(() => parseEnv({SOCIAL_IMAGE_SERVICE: 'cards'}, DEFAULT)).toThrow(
    /SOCIAL_IMAGE_SERVICE is "cards", which is not an https address/,
  );
});

it('takes an address for feedback, as it is', () => {
  const FEEDBACK_URL = 'https://feedback.example.com/docs/';
  expect(parseEnv({FEEDBACK_URL}, DEFAULT).feedbackUrl).toBe(FEEDBACK_URL);
  expect(parseEnv({}, DEFAULT).feedbackUrl).toBeUndefined();
  for (const wrong of ['http://feedback.example.com', 'https://a.example/; x', 'mail']) {
    expect(() => parseEnv({FEEDBACK_URL: wrong}, DEFAULT)).toThrow(
      /FEEDBACK_URL is ".*"\. Write the https address that takes feedback, like/,
    );
  }
});

it('takes an address for the newsletter, as it is', () => {
  const NEWSLETTER_URL = 'https://forms.example.com/f/fm_1';
  expect(parseEnv({NEWSLETTER_URL}, DEFAULT).newsletterUrl).toBe(NEWSLETTER_URL);
  expect(parseEnv({}, DEFAULT).newsletterUrl).toBeUndefined();
  expect(() => parseEnv({NEWSLETTER_URL: 'http://forms.example.com'}, DEFAULT)).toThrow(
    /NEWSLETTER_URL is ".*"\. Write the https address of your sign-up form, like/,
  );
});

it('names the docs over MCP only where the host has them', () => {
  expect(parseEnv({DOCS_MCP: '1'}, DEFAULT).docsMcp).toBe(true);
  expect(parseEnv({}, DEFAULT)).not.toHaveProperty('docsMcp');
  expect(() => parseEnv({DOCS_MCP: 'yes'}, DEFAULT)).toThrow(
    /DOCS_MCP is "yes"\. Write "1" if the host runs/,
  );
});

it('takes an address for reports of the security policy', () => {
  for (const CSP_REPORT_URL of [
    'https://reports.example.com/csp',
    'https://o1.ingest.sentry.example/api/1/security/?sentry_key=abc&sentry_release=1.0',
  ]) {
    expect(parseEnv({CSP_REPORT_URL}, DEFAULT).policy).toEqual({
      reportUrl: CSP_REPORT_URL,
    });
  }
  expect(parseEnv({}, DEFAULT).policy).toBeUndefined();
  for (const CSP_REPORT_URL of [
    'http://reports.example.com/csp',
    'reports.example.com',
    'https://a.example/x; script-src *',
    'https://a.example/"',
    'https://a.example/,b',
    'https://a.example/$uri',
  ]) {
    expect(() => parseEnv({CSP_REPORT_URL}, DEFAULT)).toThrow(
      /CSP_REPORT_URL is ".*"\. Write the https address that takes the reports, like/,
    );
  }
});

it('takes origins of pictures', () => {
  const PICTURE_ORIGINS = 'https://login.example https://*.cdn.example:8443';
  expect(parseEnv({PICTURE_ORIGINS}, DEFAULT).policy).toEqual({
    pictureOrigins: ['https://login.example', 'https://*.cdn.example:8443'],
  });
  for (const value of [
    '*',
    'https:',
    'login.example',
    'https://a.example/',
    'https://a;',
  ]) {
    expect(() => parseEnv({PICTURE_ORIGINS: value}, DEFAULT)).toThrow(
      /PICTURE_ORIGINS is ".*"\. Write origins with a space between them/,
    );
  }
});

it.each([
  ['PREVIEW_SECRET', 'short', false],
  ['PREVIEW_SECRET', 'a'.repeat(23), false],
  ['PREVIEW_SECRET', `${'a'.repeat(24)}!`, false],
  ['PREVIEW_SECRET', `!${'a'.repeat(24)}`, false],
  ['PREVIEW_SECRET', 'abc-DEF_0123456789012345', true],
  ['DOCS_MCP', '11', false],
  ['DOCS_MCP', '1', true],
  ['PICTURE_ORIGINS', 'xhttps://a.example', false],
  ['PICTURE_ORIGINS', 'https://a.example:84432', true],
  ['PICTURE_ORIGINS', 'https://a.example:x', false],
  [
    'PICTURE_ORIGINS',
    'https://*.a.example https://b.example https://*.c.example:1',
    true,
  ],
  ['PICTURE_ORIGINS', 'https://a.example https://b.example:8443', true],
])('%s may be %s: %s', (name, value, allowed) => {
  const read = () => parseEnv({[name]: value}, DEFAULT);
  if (allowed) {
    expect(read).not.toThrow();
  } else {
    expect(read).toThrow(`${name} is "${value}". `);
  }
});

it('hands on what is set, and nothing else', () => {
  const PREVIEW_SECRET = 'abc-DEF_0123456789012345';
  expect(parseEnv({PREVIEW_SECRET, PLAUSIBLE_DOMAIN: 'a.example'}, DEFAULT)).toEqual({
    siteUrl: DEFAULT,
    previewSecret: PREVIEW_SECRET,
    monitoring: {plausible: {domain: 'a.example', origin: 'https://plausible.io'}},
  });
});

it('asks for the one part of Algolia that is missing', () => {
  expect(() =>
    parseEnv({ALGOLIA_APP_ID: 'APP', ALGOLIA_SEARCH_KEY: 'key'}, DEFAULT),
  ).toThrow(/ALGOLIA_INDEX is not set\. /);
  expect(() =>
    parseEnv({ALGOLIA_SEARCH_KEY: 'key', ALGOLIA_INDEX: 'docs'}, DEFAULT),
  ).toThrow(/ALGOLIA_APP_ID is not set\. /);
});
