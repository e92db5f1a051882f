/** @jest-environment jsdom */
import type * as Text from '../client/builtText';
import type * as Ahead from '../client/fetchAhead';

const mockFetched: string[] = [];

jest.mock(
  '@generated/routes',
  () => ({
    __esModule: true,
    default: ['/a/', '/b/', '/lost/', '/tools/spf/'].map((path) => ({
      path,
      exact: true,
      component: {
        preload: () => {
          mockFetched.push(path);
          return path === '/lost/'
            ? Promise.reject(new Error('The network is gone.'))
            : Promise.resolve();
        },
      },
    })),
  }),
  {virtual: true},
);

/** Opens `/a/`, whose text the server has written, and which needs no scripts for it. */
function open(): (address: string) => void {
  jest.resetModules();
  history.replaceState(null, '', '/a/');
  document.body.dataset['keepsText'] = '';
  const {keepsText} = jest.requireActual<typeof Text>('../client/builtText');
  keepsText({
    preload: () => {
      mockFetched.push('the text of the first page');
      return Promise.resolve();
    },
  });
  return jest.requireActual<typeof Ahead>('../client/fetchAhead').fetchAhead;
}

afterEach(() => {
  mockFetched.length = 0;
  delete document.body.dataset['keepsText'];
  history.replaceState(null, '', '/');
});

it.each(['/b/', '/b/?q=1#place', 'http://localhost/b/', '../b/'])(
  'fetches the page at %s, and the text of the first one for the way back',
  (address) => {
    open()(address);
    expect(mockFetched).toEqual(['/b/', 'the text of the first page']);
  },
);

it('leaves the text of the page as it is for a link to a place in it', () => {
  open()('/a/#place');
  expect(mockFetched).toEqual(['/a/']);
});

it('fetches no scripts of a page that is loaded as a document', () => {
  open()('/tools/spf/');
  expect(mockFetched).toEqual([]);
});

it('does not mind a page that could not be fetched', async () => {
  const hear = jest.fn();
  process.on('unhandledRejection', hear);
  open()('/lost/');
  await new Promise((resolve) => {
    setTimeout(resolve, 0);
  });
  process.off('unhandledRejection', hear);
  expect(mockFetched).toContain('/lost/');
  expect(hear).not.toHaveBeenCalled();
});
