import {isPagePath, pathsOfKind, registeredPages} from '../pages';
import {localizedPath, sitePath, topicPath, withSlash} from '../paths';

test.each([
  ['/docs', '/docs/'],
  ['/docs/', '/docs/'],
  ['/', '/'],
])('%s with its slash is %s', (path, expected) => {
  expect(withSlash(path)).toBe(expected);
});

test.each([
  ['/docs/', '/', '/docs/'],
  ['/de/docs/', '/de/', '/docs/'],
  ['/de', '/de/', '/'],
  ['/de/', '/de/', '/'],
  ['/development/', '/de/', '/development/'],
  ['/docs/de/', '/de/', '/docs/de/'],
])('%s in the language at %s is the page %s', (address, baseUrl, path) => {
  expect(sitePath(address, baseUrl)).toBe(path);
});

test('an address in a language leads back to its page', () => {
  for (const baseUrl of ['/', '/de/']) {
    for (const path of ['/', '/docs/', '/tools/spf-checker/']) {
      expect(sitePath(localizedPath(path, baseUrl), baseUrl)).toBe(path);
    }
  }
  expect(localizedPath('/docs/', '/de/')).toBe('/de/docs/');
});

test('a topic is in small letters', () => {
  expect(topicPath('Authentication')).toBe('/articles/topic/authentication/');
});

test('pages of some kinds come in the order of the registry', () => {
  expect(pathsOfKind('home')).toEqual(['/']);
  const paths = pathsOfKind('feature', 'tool');
  const order = registeredPages.map(([one]) => one).filter((one) => paths.includes(one));
  expect(paths).toEqual(order);
  expect(pathsOfKind()).toEqual([]);
});

test('only what is in the registry is a page', () => {
  expect(isPagePath('/')).toBe(true);
  expect(isPagePath('/no-such-page/')).toBe(false);
  expect(isPagePath('constructor')).toBe(false);
});
