import {addRecent, readRecent, RECENT_KEY, removeRecent} from '../browser/recentSearches';

let stored: Map<string, string>;

function provide(storage: Partial<Storage>) {
  Object.defineProperty(globalThis, 'localStorage', {value: storage, configurable: true});
}

beforeEach(() => {
  stored = new Map();
  provide({
    getItem: (key) => stored.get(key) ?? null,
    setItem: (key, value) => {
      stored.set(key, value);
    },
  });
});

it('keeps the last five, newest first, each once', () => {
  for (const query of ['a', 'b', 'c', 'd', 'e', ' b ', 'f']) {
    addRecent(query);
  }
  expect(readRecent()).toEqual(['f', 'b', 'e', 'd', 'c']);
  expect(stored.has('site.recentSearches')).toBe(true);
});

it('tells and stores no more than it keeps', () => {
  for (const query of ['a', 'b', 'c', 'd', 'e']) {
    addRecent(query);
  }
  const kept = ['f', 'e', 'd', 'c', 'b'];
  expect(addRecent('f')).toEqual(kept);
  expect(JSON.parse(stored.get(RECENT_KEY) ?? '')).toEqual(kept);
});

it('puts a search first that is there already', () => {
  addRecent('a');
  addRecent('b');
  expect(addRecent('a')).toEqual(['a', 'b']);
});

it('removes one', () => {
  addRecent('a');
  addRecent('b');
  expect(removeRecent('a')).toEqual(['b']);
  expect(readRecent()).toEqual(['b']);
});

it('keeps at most 80 characters, and nothing empty', () => {
  addRecent('  ');
  addRecent('x'.repeat(200));
  expect(readRecent()).toEqual(['x'.repeat(80)]);
});

it.each(['{', '"text"', 'null', '{"a":1}', '[1, null, {}, ""]'])(
  'takes %s that somebody else left there',
  (value) => {
    stored.set(RECENT_KEY, value);
    expect(readRecent()).toEqual([]);
  },
);

it('keeps the searches among what somebody else left there, and five at most', () => {
  const left = ['a', 1, ' ', 'b', null, '', {}, 'c', 'd', 'e', 'f'];
  stored.set(RECENT_KEY, JSON.stringify(left));
  expect(readRecent()).toEqual(['a', 'b', 'c', 'd', 'e']);
});

it('works where storage is refused', () => {
  const refuse = () => {
    throw new DOMException('refused', 'SecurityError');
  };
  provide({getItem: refuse, setItem: refuse});
  expect(readRecent()).toEqual([]);
  expect(addRecent('a')).toEqual(['a']);
});
