import {isDiscountCode, withDiscount} from '../discount';

describe('isDiscountCode', () => {
  it.each(['SPRING', 'spring-50_x', '7', 'x'.repeat(40)])('takes %s', (code) => {
    expect(isDiscountCode(code)).toBe(true);
  });
  it.each(['', ' ', 'a b', '<b>', "x'", 'ü', 'x'.repeat(41), null, undefined, 7])(
    'ignores %p',
    (code) => {
      expect(isDiscountCode(code)).toBe(false);
    },
  );
});

describe('withDiscount', () => {
  it('adds the code, once, and keeps what is there', () => {
    expect(withDiscount('https://a.example/x?b=1', 'C')).toBe(
      'https://a.example/x?b=1&discount=C',
    );
    expect(withDiscount('https://a.example/x?discount=A', 'C')).toBe(
      'https://a.example/x?discount=C',
    );
  });
  it('leaves the address alone without a usable code', () => {
    expect(withDiscount('https://a.example/x', undefined)).toBe('https://a.example/x');
    expect(withDiscount('https://a.example/x', '<x>')).toBe('https://a.example/x');
  });
});
