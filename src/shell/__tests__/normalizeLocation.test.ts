/** @jest-environment jsdom */
import type {Location} from 'history';
import type * as Module from '../client/normalizeLocation';

/** As the scripts of a page that was opened at this address. */
function openAt(address: string): (location: Location) => Location {
  history.replaceState({key: 'kept'}, '', address);
  jest.resetModules();
  return jest.requireActual<typeof Module>('../client/normalizeLocation').default;
}

const locationOf = (pathname: string): Location => ({
  pathname,
  search: '?q=1',
  hash: '#place',
  state: {from: 'test'},
});

const addressInBar = () => location.href.slice(location.origin.length);

afterEach(() => {
  history.replaceState(null, '', '/');
});

it('writes an address that cannot be decoded as what it looks like', () => {
  openAt('/a%E0/%41/?q=%E0#place');
  expect(addressInBar()).toBe('/a%25E0/%2541/?q=%E0#place');
  expect(history.state).toEqual({key: 'kept'});
});

it.each(['/a/?q=1#place', '/%C3%BCber/', '/a%20b/?q=%E0'])(
  'leaves an address that can be decoded: %s',
  (address) => {
    openAt(address);
    expect(addressInBar()).toBe(address);
  },
);

it.each([
  ['/Docs/Page', '/docs/page/'],
  ['/docs//index.html', '/docs/'],
  ['/docs/ ', '/docs/%20/'],
  ['/über/', '/%c3%bcber/'],
])('finds the page that %s means', (given, pathname) => {
  const normalize = openAt('/');
  expect(normalize(locationOf(given))).toEqual(locationOf(pathname));
});

it("keeps the router's own location where it is the page's", () => {
  const normalize = openAt('/');
  const given = locationOf('/docs/page/');
  expect(normalize(given)).toBe(given);
});
