import postcss from 'postcss';
import {writeOutColorModes} from '../colorModes';

const written = (css: string) =>
  postcss([writeOutColorModes()]).process(css, {from: undefined}).css;

test('a color has its light value in place, and its dark one wherever the page is dark', () => {
  expect(
    written(`:root { color-scheme: light; --paper: light-dark(#fff, rgb(0 0 0 / 0.9)); --yellow: #fc3 }
@media screen { :root[data-theme='dark'] { color-scheme: dark } }
.frame { color-scheme: dark }`),
  ).toBe(`:root { color-scheme: light; --paper: #fff; --yellow: #fc3 }
@media screen { :root[data-theme='dark'] { color-scheme: dark; --paper: rgb(0 0 0 / 0.9) } }
.frame { color-scheme: dark; --paper: rgb(0 0 0 / 0.9) }`);
});

test('a sheet without such colors stays as it is', () => {
  const css = '.frame { color-scheme: dark; --paper: #fff }';
  expect(written(css)).toBe(css);
});

test('a color for a mode that the sheet does not have is refused', () => {
  expect(() => written(':root { --paper: light-dark(#fff, #000) }')).toThrow(
    'No rule of this sheet says color-scheme: dark.',
  );
});
