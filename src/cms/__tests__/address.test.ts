import fc from 'fast-check';
import {slugOf} from '../../site';
import {addressFault} from '../address';

it.each([
  ['What is DKIM?', 'what-is-dkim-1', '/articles/what-is-dkim/'],
  ['What is DKIM? 🎉', 'what-is-dkim-12', '/articles/what-is-dkim/'],
  ['1 guide', '1-guide-1', '/articles/1-guide/'],
  ["Rule 1'5", 'rule-1-5-1', '/articles/rule-1-5/'],
  ['🎉', 'a1b2c3d4e5f6', 'no letters'],
  ['電子メール', '0123456789ab', 'no letters'],
])('says that the editor made up an address for "%s": %s', (title, slug, says) => {
  expect(addressFault(title, slug)).toContain(says);
});

it.each([
  ['What is DKIM?', 'what-is-dkim'],
  ['DKIM in 5 steps, part 2', 'dkim-in-5-steps-part-2'],
  ['The guide', 'guide-2026'],
  ['電子メール', 'email'],
  ['Abc', 'a1b2c3d4e5f6'],
  ["The 1'5 rule", 'the-15-rule'],
  ["Rule 1'5", 'rule-15'],
  ["Rule 1'5", 'rule-1-5'],
  ['Rule ①', 'rule-1'],
  ['Rule 1½', 'rule-11-2'],
])('takes the address of "%s": %s', (title, slug) => {
  expect(addressFault(title, slug)).toBeUndefined();
});

it('takes every address that a title makes by itself', () => {
  fc.assert(
    fc.property(fc.string(), (title) => {
      const slug = slugOf(title);
      fc.pre(slug !== '');
      expect(addressFault(title, slug)).toBeUndefined();
    }),
  );
});
