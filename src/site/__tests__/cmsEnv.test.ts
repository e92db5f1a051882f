import {parseEnv} from '../env';

const DEFAULT = 'https://postwren.example';
const cms = (source: Record<string, string>) => parseEnv(source, DEFAULT).cms;

it('has no CMS unless one is configured', () => {
  expect(cms({})).toBeUndefined();
  expect(cms({CMS_BACKEND: ''})).toBeUndefined();
});

it('takes a repository, and main where no branch is named', () => {
  expect(cms({CMS_BACKEND: 'github', CMS_REPO: 'acme/website'})).toEqual({
    backend: 'github',
    repo: 'acme/website',
    branch: 'main',
  });
});

it('takes everything a server of one’s own needs', () => {
  expect(
    cms({
      CMS_BACKEND: 'gitlab',
      CMS_REPO: 'acme/web/site',
      CMS_BRANCH: 'content/next',
      CMS_BASE_URL: 'https://git.acme.example',
      CMS_APP_ID: 'abc123',
    }),
  ).toEqual({
    backend: 'gitlab',
    repo: 'acme/web/site',
    branch: 'content/next',
    baseUrl: 'https://git.acme.example',
    appId: 'abc123',
  });
});

it.each([
  [{CMS_BACKEND: 'dropbox'}, /CMS_BACKEND is "dropbox"\. Write github, gitlab, gitea/],
  [{CMS_BACKEND: 'github'}, /CMS_REPO is ""\. Write the repository's owner and name/],
  [{CMS_BACKEND: 'github', CMS_REPO: 'website'}, /CMS_REPO is "website"/],
  [
    {CMS_BACKEND: 'github', CMS_REPO: 'a/b', CMS_BRANCH: 'a b'},
    /CMS_BRANCH is "a b", which is not a valid branch name/,
  ],
  [
    {CMS_BACKEND: 'github', CMS_REPO: 'a/b', CMS_BASE_URL: 'http://x.example'},
    /CMS_BASE_URL is "http:\/\/x\.example"\. Write an https address/,
  ],
  [
    {CMS_REPO: 'a/b', CMS_BRANCH: 'c'},
    /CMS_REPO and CMS_BRANCH are set, but CMS_BACKEND is not\. .* or unset CMS_REPO and CMS_BRANCH\.$/m,
  ],
  [{CMS_REPO: 'a/b'}, /CMS_REPO is set, but CMS_BACKEND is not/],
])('names the variable of %j and what to write', (source, message) => {
  expect(() => cms(source as unknown as Record<string, string>)).toThrow(message);
});

it.each([
  ['https://git.acme.example', true],
  ['https://git.acme.example:8443', true],
  ['https://git.acme.example/sub/path-1', true],
  ['https://git.acme.example/a', true],
  ['https://git.acme.example/', false],
  ['https://git.acme.example/sub/', false],
  ['https://git.acme.example:x', false],
  ['https://git.acme.example/a b', false],
  ['xhttps://git.acme.example', false],
])('the address of a server may be %s: %s', (baseUrl, allowed) => {
  const read = () =>
    cms({CMS_BACKEND: 'gitea', CMS_REPO: 'acme/site', CMS_BASE_URL: baseUrl})?.baseUrl;
  if (allowed) {
    expect(read()).toBe(baseUrl);
  } else {
    expect(read).toThrow(/CMS_BASE_URL is/);
  }
});

it.each(['!acme/site', 'acme/site!', 'acme/', '/site'])('%s is no repository', (repo) => {
  expect(() => cms({CMS_BACKEND: 'github', CMS_REPO: repo})).toThrow(/CMS_REPO is/);
});
