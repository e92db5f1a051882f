import {translate as translated} from '../translateWords';

const message = '{results} results on {pages} pages.';

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'TRANSLATIONS');
});

it('puts values into the words of the language, in any order', () => {
  Object.assign(globalThis, {TRANSLATIONS: {[message]: '[de] {pages}: {results}'}});
  expect(translated({message}, {results: 3, pages: '$&'})).toBe('[de] $&: 3');
});

it('keeps words without a translation, and names without a value', () => {
  Object.assign(globalThis, {TRANSLATIONS: {}});
  expect(translated({message}, {results: 3})).toBe('3 results on {pages} pages.');
});
