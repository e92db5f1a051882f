import {readFileSync} from 'node:fs';
import {frontMatterOf} from '../../sources';
import {figures} from '../../figures';
import {FIGURE_NAMES} from '../../figures/names';
import {corrections} from '../corrections';

it('names every figure once, and no other', () => {
  const named = Object.values(FIGURE_NAMES).flatMap((names) => Object.keys(names));
  expect([...named].sort()).toEqual(figures.map(({id}) => id).sort());
});

it.each(corrections)('$date: the corrected article is there: $path', ({path, title}) => {
  const file = `blog${path.slice('/articles'.length)}index.mdx`;
  const fields = frontMatterOf(readFileSync(file, 'utf8'));
  expect(String(fields['title']).toLowerCase()).toContain(title.toLowerCase());
});

it('lists corrections with the newest first', () => {
  const dates = corrections.map(({date}) => date);
  expect(dates).toEqual([...dates].sort().reverse());
});
