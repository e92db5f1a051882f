/** @jest-environment jsdom */
import fc from 'fast-check';
import {codeLines, inLineBlocks} from '../codeLines';
import {highlight} from '../highlight';

function textOf(html: string): string {
  const code = document.createElement('code');
  code.innerHTML = html;
  return code.textContent;
}

const numbered = (lines: number) =>
  Array.from({length: lines}, (_, index) => `a = ${String(index)};`).join('\n');

test('a mark over several lines is closed and opened again in each', () => {
  expect(codeLines('a<i class="c">b\nc</i>d\ne')).toEqual([
    'a<i class="c">b</i>',
    '<i class="c">c</i>d',
    'e',
  ]);
});

test('short code stays as it is', () => {
  const html = highlight(numbered(60), 'js');
  expect(inLineBlocks(html)).toBe(html);
});

test('long code is in blocks that say how many lines they have', () => {
  const html = inLineBlocks(highlight(numbered(61), 'js'));
  expect(
    [...html.matchAll(/class="rows" style="--rows:(\d+)"/g)].map(([, n]) => n),
  ).toEqual(['30', '30', '1']);
});

test('the end of the last line begins no other', () => {
  const html = inLineBlocks(highlight(`${numbered(90)}\n`, 'js'));
  expect([...html.matchAll(/--rows:(\d+)/g)].map(([, rows]) => rows)).toEqual([
    '30',
    '30',
    '30',
  ]);
  expect(textOf(html)).toBe(`${numbered(90)}\n`);
});

test('a comment over two blocks has its colour in both', () => {
  const comment = `/*\n${'a\n'.repeat(70)}*/`;
  const code = document.createElement('code');
  code.innerHTML = inLineBlocks(highlight(comment, 'js'));
  for (const block of code.children) {
    const coloured = [...block.querySelectorAll('.c')].map((span) => span.textContent);
    expect(coloured.join('')).toBe(block.textContent.replaceAll('\n', ''));
  }
});

test('the text is the same, whatever the code', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom('', 'a', '/*', '*/', '`', '"b"', '<p>', '</p>', '&amp;'), {
        minLength: 55,
        maxLength: 130,
      }),
      fc.constantFrom('js', 'html', 'tsx', 'json', 'text'),
      (lines, language) => {
        const code = lines.join('\n');
        expect(textOf(inLineBlocks(highlight(code, language)))).toBe(code);
      },
    ),
  );
});
