import {renderToStaticMarkup} from 'react-dom/server';
import {brand} from '../../../../site';
import {SuiteSplit} from '..';
import {parts, TICKED} from '../parts';

const html = () => renderToStaticMarkup(<SuiteSplit />);

test('what is covered has a page to read on, what is not has none of ours', () => {
  for (const {id, covered, href} of parts) {
    expect([id, href !== undefined]).toEqual([id, covered]);
  }
});

test('both kinds are told in words, not by colour alone', () => {
  const rows = html().match(/<li.*?<\/li>/g) ?? [];
  expect(rows).toHaveLength(parts.length);
  for (const row of rows) {
    const covered = row.includes('data-covered="true"');
    expect([row, row.includes(covered ? `${brand.name}: ` : 'Elsewhere: ')]).toEqual([
      row,
      true,
    ]);
  }
});

test('only what most products use is ticked at first', () => {
  const boxes = html().match(/<input[^>]*>/g) ?? [];
  const ticked = boxes
    .filter((box) => box.includes('checked'))
    .map((box) => /value="([^"]*)"/.exec(box)?.[1]);
  expect(ticked).toEqual(TICKED);
});
