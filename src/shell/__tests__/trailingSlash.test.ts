import {applyTrailingSlash} from '../client/trailingSlash';

const write = (address: string, trailingSlash?: boolean, baseUrl = '/') =>
  applyTrailingSlash(address, {trailingSlash, baseUrl});

it.each([
  ['/docs', '/docs/'],
  ['/docs/', '/docs/'],
  ['/docs?q=a/b#c/d', '/docs/?q=a/b#c/d'],
  ['/docs#', '/docs/#'],
  ['/docs/page?a?b', '/docs/page/?a?b'],
])('ends the path of %s with a slash', (address, written) => {
  expect(write(address, true)).toBe(written);
});

it.each([
  ['/docs/', '/docs'],
  ['/docs', '/docs'],
  ['/docs/?q=a/#c/', '/docs?q=a/#c/'],
])('takes the slash from the path of %s', (address, written) => {
  expect(write(address, false)).toBe(written);
});

it.each([true, false])('leaves the root and a place in the page: %s', (slash) => {
  expect(write('/', slash)).toBe('/');
  expect(write('/?q#h', slash)).toBe('/?q#h');
  expect(write('/de/#h', slash, '/de/')).toBe('/de/#h');
  expect(write('#place', slash)).toBe('#place');
});

it('leaves every address where the host is free to choose', () => {
  expect(write('/docs')).toBe('/docs');
  expect(write('/docs/')).toBe('/docs/');
});
