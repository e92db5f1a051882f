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
