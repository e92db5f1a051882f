import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {Remark, Rule} from '../../review/page';
import {lineOf, readContent, review, summaryOf} from '../../review/review';

const root = mkdtempSync(path.join(tmpdir(), 'review-'));

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(root, file)), {recursive: true});
  writeFileSync(path.join(root, file), text);
}

const FIELDS =
  'title: X\ndescription: What this page is about, in a sentence of the right length.\n';
write('docs/b.mdx', `---\n${FIELDS}---\n\nWe have 99.9 % uptime.\n`);
write('docs/a.mdx', '---\ntitle: A\n---\n\nText.\n');
write('docs/_part.mdx', 'We have 99.9 % uptime.\n');
write('legal/broken.mdx', `---\n${FIELDS}---\n\n<Open>\n`);
write('src/marketing/x/X.tsx', '<p>Our uptime is high.</p>');

afterAll(() => {
  rmSync(root, {recursive: true});
});

const seen = (only: string[] = []) =>
  review(readContent(root), only).map(
    ({file, line, rule}) => `${file}:${String(line)} ${rule}`,
  );

test('remarks are sorted by file and line; a broken file is one of them', () => {
  expect(seen().filter((one) => !one.endsWith('how-to outline'))).toEqual([
    'docs/a.mdx:1 front matter',
    'docs/b.mdx:6 claim',
    'legal/broken.mdx:6 unreadable',
    'src/marketing/x/X.tsx:1 claim',
  ]);
});

test('files and folders can be chosen', () => {
  expect(seen(['src/marketing/'])).toEqual(['src/marketing/x/X.tsx:1 claim']);
  expect(seen(['./legal/broken.mdx'])).toEqual(['legal/broken.mdx:6 unreadable']);
  expect(seen(['docs/b'])).toEqual([]);
});

test('a remark names file, line, rule, fault and cure', () => {
  const rule: Rule = {
    name: 'tone',
    cure: 'Say it plainly.',
    check: () => [
      {file: 'docs/a.mdx', line: 3, says: 'It rhymes.'},
      {file: 'docs/a.mdx', line: 9, says: 'It rhymes.', cure: 'Write prose.'},
    ],
  };
  expect(review(readContent(root), ['docs'], [rule]).map(lineOf)).toEqual([
    'docs/a.mdx:3  tone  It rhymes.  Say it plainly.',
    'docs/a.mdx:9  tone  It rhymes.  Write prose.',
  ]);
});

test('the summary counts remarks and files', () => {
  const remark: Remark = {file: 'a', line: 1, rule: '', says: '', cure: ''};
  expect(summaryOf([])).toBeUndefined();
  expect(summaryOf([remark])).toBe('npm run review has 1 remark on 1 file.');
  expect(summaryOf([remark, remark, {...remark, file: 'b'}])).toBe(
    'npm run review has 3 remarks on 2 files.',
  );
});
