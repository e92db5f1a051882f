import {withPages} from '../withPages';

it('puts the pages and the script right after the encoding', () => {
  const html = '<!doctype html><html lang=en><head><meta charset=UTF-8><title>a</title>';
  expect(withPages(html, ['/', '/about/'], "go('$&')")).toBe(
    '<!doctype html><html lang=en><head><meta charset=UTF-8>' +
      `<script data-pages="/ /about/">go('$&')</script><title>a</title>`,
  );
});

it('refuses a page without a place for them', () => {
  expect(() => withPages('<html><head>', ['/'], 'go()')).toThrow(Error);
});
