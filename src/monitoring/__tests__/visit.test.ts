import fc from 'fast-check';
import {isLeftAlone, publicAddress} from '../browser/visit';

it.each([
  ['https://a.example/docs/#a=b', 'https://a.example/docs/'],
  ['https://a.example/?discount=X&q=me', 'https://a.example/'],
  [
    'https://a.example/?x=1&utm_source=mail&utm_medium=&ref=b%20c#d',
    'https://a.example/?utm_source=mail&utm_medium=&ref=b+c',
  ],
  ['https://a.example/to/ann@b.example/', 'https://a.example/to/[email]/'],
  ['https://a.example/?ref=ann@b.example', 'https://a.example/?ref=[email]'],
  ['https://user:word@a.example/x', 'https://a.example/x'],
  ['', ''],
  ['nonsense', ''],
])('tells of %s only %s', (href, told) => {
  expect(publicAddress(href)).toBe(told);
});

it('tells nothing of what stands in the fragment or in other parameters', () => {
  fc.assert(
    fc.property(fc.string({minLength: 1}), (secret) => {
      const marked = encodeURIComponent(`zq${secret}qz`);
      const told = publicAddress(`https://a.example/?domain=${marked}#${marked}`);
      expect(told).toBe('https://a.example/');
    }),
  );
});

it.each([
  [{globalPrivacyControl: true}, true],
  [{doNotTrack: '1'}, true],
  [{doNotTrack: 'yes'}, true],
  [{globalPrivacyControl: false, doNotTrack: '0'}, false],
  [{doNotTrack: 'unspecified'}, false],
  [{doNotTrack: null}, false],
  [{}, false],
])('%j leaves the visitor alone: %s', (wishes, expected) => {
  expect(isLeftAlone(wishes)).toBe(expected);
});
