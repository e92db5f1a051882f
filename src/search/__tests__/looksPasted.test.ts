import {looksPasted} from '../paste/looksPasted';

it('takes a text that is longer than questions are for a pasted one', () => {
  expect(looksPasted('q'.repeat(120))).toBe(false);
  expect(looksPasted('q'.repeat(121))).toBe(true);
});
