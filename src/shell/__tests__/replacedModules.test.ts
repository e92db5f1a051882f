import fc from 'fast-check';
import {applyTrailingSlash as original} from '@docusaurus/utils-common';
import {matchPath as originalMatch} from 'react-router';
import {matchPath, matchRoutes} from '../client/router';
import {applyTrailingSlash} from '../client/trailingSlash';

const part = fc.constantFrom('', '/', 'docs', 'Docs', 'api', 'a-b', 'x%20y', '.', '//');
const path = fc.array(part, {maxLength: 5}).map((parts) => `/${parts.join('/')}`);

describe('the router of the browser', () => {
  it('finds the same pages as the router of the server', () => {
    const fixed = fc
      .array(fc.constantFrom('docs', 'api', 'a-b'), {maxLength: 3})
      .map((parts) => `/${parts.map((one) => `${one}/`).join('')}`);
    fc.assert(
      fc.property(fixed, path, fc.boolean(), (route, pathname, exact) => {
        const expected = originalMatch(pathname, {path: route, exact});
        const match = matchPath(pathname, {path: route, exact});
        expect(match === null).toBe(expected === null);
        expect(match?.isExact).toBe(expected?.isExact);
      }),
    );
  });

  it('gives an address below a folder without such a page to the 404 page', () => {
    const component = () => null;
    const page = {path: '/docs/a/', exact: true, component};
    const folder = {path: '/docs/', component, routes: [page]};
    const rest = {path: '*', component};
    const routes = [folder, rest];
    const found = (address: string) =>
      matchRoutes(routes, address).map(({route}) => route);
    expect(found('/docs/a')).toEqual([folder, page]);
    expect(found('/docs/b/')).toEqual([rest]);
    expect(found('/')).toEqual([rest]);
  });
});

describe('applyTrailingSlash', () => {
  it('writes addresses as the server does', () => {
    const tail = fc.constantFrom('', '?', '?a=/', '#', '#a/b', '?q#h');
    const address = fc.oneof(
      fc.tuple(path, tail).map((parts) => parts.join('')),
      fc.string().filter((text) => !text.includes('$')),
    );
    const options = fc.record({
      trailingSlash: fc.constantFrom(true, false, undefined),
      baseUrl: fc.constantFrom('/', '/docs/'),
    });
    fc.assert(
      fc.property(address, options, (to, one) => {
        expect(applyTrailingSlash(to, one)).toBe(original(to, one));
      }),
    );
  });
});
