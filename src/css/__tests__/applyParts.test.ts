import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import postcss from 'postcss';
import {applyParts, readParts} from '../applyParts';

const SHEET = path.resolve('src/css/parts.css');
const FIXTURE = path.join(__dirname, 'fixtures/parts.css');

const compiled = (css: string) =>
  postcss([applyParts(FIXTURE)]).process(css, {from: 'module.css'});

/** The compiled sheet without its layout. */
const bare = async (css: string) => {
  const result = await compiled(css);
  return result.css
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};]) ?/g, '$1')
    .replaceAll(';}', '}')
    .trim();
};

describe('@apply', () => {
  test('what the rule says itself comes after its parts, and wins', async () => {
    expect(await bare('.x { color: red; @apply stack gap; gap: 0 }')).toBe(
      '.x{color: red;display: grid;gap: var(--g4);gap: 0}',
    );
  });

  test('a part for some pages is a rule of its own, at the end', async () => {
    expect(await bare('.x b { @apply unprinted stack }\n.y { top: 0 }')).toBe(
      '.x b{display: grid}.y{top: 0}@media print{.x b{display: none}}',
    );
  });

  test('conditions in rules come last: up to a width, from it, others, and paper', async () => {
    const inRules = [
      '.a { @media print { top: 0 } @media (min-width: 64rem) { top: 1px } }',
      '.b { @media (min-width: 40rem) { top: 2px } @media (hover: none) { top: 3px } }',
      '.c { @media (max-width: 39.99rem) { top: 4px } @media print { top: 5px } left: 0 }',
    ].join('');
    expect(await bare(inRules)).toBe(
      [
        '.c{left: 0}',
        '@media (max-width: 39.99rem){.c{top: 4px}}',
        '@media (min-width: 40rem){.b{top: 2px}}',
        '@media (min-width: 64rem){.a{top: 1px}}',
        '@media (hover: none){.b{top: 3px}}',
        '@media print{.a{top: 0}.c{top: 5px}}',
      ].join(''),
    );
  });

  test('nested rules are written out, each after the one it is in', async () => {
    const nested = [
      '.a { left: 0; li { top: 1px; &:hover { top: 2px } > b { top: 3px } }',
      '&, .b & { :is(p, i) { top: 4px } } }',
    ].join('');
    expect(await bare(nested)).toBe(
      [
        '.a{left: 0}.a li{top: 1px}.a li:hover{top: 2px}.a li > b{top: 3px}',
        '.a :is(p, i), .b .a :is(p, i){top: 4px}',
      ].join(''),
    );
  });

  test('conditions of nested rules come last, too, and may have rules in them', async () => {
    expect(
      await bare(
        '.a { li { @media print { top: 0; b { top: 1px } } } }\n.c { top: 2px }',
      ),
    ).toBe('.c{top: 2px}@media print{.a li{top: 0}.a li b{top: 1px}}');
  });

  test('in another condition a rule keeps its own', async () => {
    const css = '@supports (top: 0){.x{@media print{top: 0}}}';
    expect(await bare(css)).toBe(css);
  });

  test('a rule of such parts alone leaves nothing else', async () => {
    expect(await bare('.x { @apply unprinted }')).toBe('@media print{.x{display: none}}');
  });

  test('a name that is no part is an error with its place', async () => {
    await expect(
      compiled('.x {\n  @apply stack stake;\n}').then(({css}) => css),
    ).rejects.toThrow(/module\.css:2:16: "stake" is not a part of/);
  });

  test('outside of a rule it is an error', async () => {
    await expect(compiled('@apply stack;').then(({css}) => css)).rejects.toThrow(
      'is not a part',
    );
  });

  test('the bundler learns that a module depends on the parts', async () => {
    const {messages} = await compiled('.x { top: 0 }');
    expect(messages).toContainEqual(
      expect.objectContaining({type: 'dependency', file: FIXTURE}),
    );
  });

  test('two parts of one name are an error', () => {
    expect(() => readParts(postcss.parse('.a { top: 0 }\n.a { top: 1px }'))).toThrow(
      'two parts',
    );
  });
});

describe('spaces in the names of parts', () => {
  const partsOf = (css: string) =>
    Object.fromEntries(
      [...readParts(postcss.parse(css))].map(([name, nodes]) => [name, nodes.join(';')]),
    );

  test('a letter stands for each space, in the name and in what it says', () => {
    expect(partsOf('.gap-n { gap: var(--gn) }')).toEqual({
      'gap-1': 'gap: var(--g1)',
      'gap-2': 'gap: var(--g2)',
      'gap-3': 'gap: var(--g3)',
      'gap-4': 'gap: var(--g4)',
      'gap-5': 'gap: var(--g5)',
      'gap-6': 'gap: var(--g6)',
    });
  });

  test('two letters stand for any two spaces', () => {
    const parts = partsOf('.pad-n-m { padding: var(--gn) var(--gm) }');
    expect(Object.keys(parts)).toHaveLength(36);
    expect(parts).toMatchObject({
      'pad-1-6': 'padding: var(--g1) var(--g6)',
      'pad-3-3': 'padding: var(--g3) var(--g3)',
      'pad-6-1': 'padding: var(--g6) var(--g1)',
    });
  });

  test('a letter that begins or ends a word stands for itself', () => {
    const css = '.pre-name-man { top: var(--gn) }';
    expect(partsOf(css)).toEqual({'pre-name-man': 'top: var(--gn)'});
    expect(Object.keys(partsOf('.pre-name-n { top: 0 }'))).toContain('pre-name-6');
  });

  test('a part that has a space in its place already is there twice', () => {
    expect(() =>
      readParts(postcss.parse('.gap-n { gap: var(--gn) }\n.gap-4 { gap: 0 }')),
    ).toThrow('two parts with the name gap-4');
  });
});

test('every rule of the sheet is used, and every name that is used is a part', () => {
  const used = new Set(
    readdirSync('src', {recursive: true, encoding: 'utf8'})
      .filter((file) => file.endsWith('.module.css'))
      .flatMap((file) => [
        ...readFileSync(path.join('src', file), 'utf8').matchAll(/@apply ([^;]+);/g),
      ])
      .flatMap(([, names = '']) => names.split(/\s+/)),
  );
  const sheet = postcss.parse(readFileSync(SHEET, 'utf8'));
  const names = readParts(sheet);
  expect([...used].filter((name) => !names.has(name))).toEqual([]);

  const unused: string[] = [];
  sheet.walkRules(/^\.[\w-]+$/, (rule) => {
    const own = readParts(postcss.root({nodes: [rule.clone()]}));
    if (![...own.keys()].some((name) => used.has(name))) {
      unused.push(rule.selector);
    }
  });
  expect(unused).toEqual([]);
});
