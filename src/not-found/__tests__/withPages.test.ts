import {withPages} from '../withPages';

it('puts the pages and the script right after the encoding', () => {
  const html = '<!doctype html><html lang=en><head><meta charset=UTF-8><title>a</title>';
  const moved = [{from: '/articles/old/', to: '/articles/'}];
  expect(withPages(html, ['/', '/about/'], moved, "go('$&')")).toBe(
    '<!doctype html><html lang=en><head><meta charset=UTF-8>' +
      `<script data-pages="/ /about/ /articles/old/>/articles/">go('$&')</script><title>a</title>`,
  );
});

it('refuses a page without a place for them', () => {
  expect(() => withPages('<html><head>', ['/'], [], 'go()')).toThrow(Error);
});
