import {readFileSync} from 'node:fs';
import path from 'node:path';
import {renderToStaticMarkup} from 'react-dom/server';
import {facts} from '../../../../site';
import {StrikeList} from '..';
import {NEEDS, platforms} from '../platforms';

const css = readFileSync(path.join(__dirname, '../StrikeList.module.css'), 'utf8');

const rowOf = (id: string) =>
  (renderToStaticMarkup(<StrikeList />).match(/<tr.*?<\/tr>/g) ?? []).find((row) =>
    row.includes(`data-platform="${id}"`),
  ) ?? '';

test('every need strikes somebody off, and leaves somebody', () => {
  for (const {id} of NEEDS) {
    const struck = platforms.filter(({answers}) => answers[id][0] === 'no').length;
    expect([id, struck > 0 && struck < platforms.length]).toEqual([id, true]);
  }
});

test('ours is struck off by the same rules', () => {
  const isShort = facts.plans.value.some(({logDays}) => logDays < 30);
  expect(rowOf('ours')).toContain(
    `data-lacks="${isShort ? 'free log inbound' : 'free inbound'}"`,
  );
});

test('what only shows once a need is selected is not in the text for machines', () => {
  expect(rowOf('ours')).toMatch(/data-twin="none">\s*ruled out/);
});

test('the style sheet knows every need and the number of platforms', () => {
  for (const {id} of NEEDS) {
    expect(css).toContain(
      `.exhibit:has([value='${id}']:checked) tbody [data-lacks~='${id}']`,
    );
  }
  expect(css).toContain(`' of ${String(platforms.length)} '`);
});

test('every answer stands in words under its need', () => {
  for (const {id, answers} of platforms) {
    const text = rowOf(id).replace(/<[^>]*>/g, '');
    for (const need of NEEDS) {
      expect(text).toContain(`${need.name}: ${answers[need.id][1]}`);
    }
  }
});

test('a row says what it lacks, and an unknown is not lacking', () => {
  expect(rowOf('ses')).toContain('data-lacks="free lifecycle mcp"');
  expect(rowOf('loops')).toContain('data-lacks=""');
});
