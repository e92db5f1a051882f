import {store, stored} from '../storage';

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'window');
});

/** A browser's storage that holds text, or refuses to. */
function browserWith(isRefused: boolean): Map<string, string> {
  const held = new Map<string, string>();
  const area = {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => held.set(key, value),
  };
  const refuse = () => {
    throw new Error('The operation is insecure.');
  };
  const get = isRefused ? refuse : () => area;
  const window = Object.defineProperties(
    {},
    {localStorage: {get}, sessionStorage: {get}},
  );
  Object.assign(globalThis, {window});
  return held;
}

it('keeps a text under its key', () => {
  const held = browserWith(false);
  expect(stored('localStorage', 'a')).toBeNull();
  expect(store('localStorage', 'a', '1')).toBe(true);
  expect(held).toEqual(new Map([['a', '1']]));
  expect(stored('sessionStorage', 'a')).toBe('1');
});

it('has nothing, and says so, where the browser refuses it', () => {
  browserWith(true);
  expect(stored('localStorage', 'a')).toBeNull();
  expect(store('sessionStorage', 'a', '1')).toBe(false);
});
