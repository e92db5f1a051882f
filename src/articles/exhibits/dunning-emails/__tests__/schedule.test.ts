import {readFileSync} from 'node:fs';
import path from 'node:path';
import {dayInWords, schedule} from '../schedule';

test('the days of the schedule go up, and every subject is another', () => {
  const days = schedule.map(({day}) => day);
  expect(days).toEqual([...days].sort((a, b) => a - b));
  const subjects = schedule.flatMap(({letter}) => (letter ? [letter.subject] : []));
  expect(new Set(subjects).size).toBe(subjects.length);
});

test('days are said in words', () => {
  expect([-7, 0, 14].map(dayInWords)).toEqual(['7 days before', 'Day 0', 'Day 14']);
});

test('the code of the article sends the dates of the first email', () => {
  const article = readFileSync(
    path.resolve(process.cwd(), 'blog/dunning-emails/index.mdx'),
    'utf8',
  );
  const sent = [
    ...article.matchAll(/\{\s*day: '([^']+)',\s*step: '([^']+)',?\s*\}/g),
  ].map(([, day, step]) => ({day, step}));
  expect(sent).toEqual(schedule.find(({day}) => day === 0)?.letter?.dates);
});

test('every retry that an email announces is in the schedule', () => {
  const retries = schedule.flatMap(({day, action}) =>
    /retry/i.test(action) ? [`${String(day + 1)} December`] : [],
  );
  const announced = schedule
    .find(({day}) => day === 0)
    ?.letter?.dates?.map(({day}) => day);
  expect(announced).toEqual(retries);
});
