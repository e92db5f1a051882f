import {measure} from '../styles/measure';

const figures = (...sheets: string[]) =>
  measure(sheets.map((css, index) => ({file: `${String(index)}.css`, css})));

test('lines, rules and sheets are added up', () => {
  expect(figures('.a {\n  top: 0;\n}\n', '.b {\n}\n')).toMatchObject({
    sheets: 2,
    lines: 5,
    rules: 2,
  });
});

test('the steps of an animation are no rules', () => {
  expect(figures('@keyframes x { from { top: 0 } to { top: 0 } }').rules).toBe(0);
});

test('sizes are counted in both ways of writing them', () => {
  const css =
    '.a { font-size: 1rem } .b { font: 570 2rem/1.2 var(--display) } .c { font: 400 var(--s0) / 1 var(--text) } .d { font: inherit }';
  expect(figures(css).sizes).toEqual(['1rem', '2rem', 'var(--s0)']);
});

test('spaces are counted one by one, and not those of other properties', () => {
  const css = '.a { margin: 0 var(--g3) 2px; gap: calc(1.5rem - 2px); width: 9rem }';
  expect(figures(css).spaces).toEqual(['1.5rem', '2px', 'var(--g3)']);
});

test('up to a width and from it are one breakpoint', () => {
  const css =
    '@media (max-width: 39.99rem) { .a { top: 0 } } @media (min-width: 40rem) { .a { top: 1px } }';
  expect(figures(css).breakpoints).toEqual(['40rem']);
});

test('a rule repeats another one of any sheet, whatever the order of its lines', () => {
  const one = '.a { top: 0; left: 0 }';
  expect(figures(one, '.b { left: 0; top: 0 } .c { left: 0 }').repeated).toBeCloseTo(
    2 / 3,
  );
  expect(figures(one).repeated).toBe(0);
});

test('naming the same parts is no repetition', () => {
  expect(figures('.a { @apply stack; } .b { @apply stack; }').repeated).toBe(0);
});
