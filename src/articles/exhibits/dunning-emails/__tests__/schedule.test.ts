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

test('the first letter has the words of the template', () => {
  const template = ['PaymentFailed.tsx', 'index.ts']
    .map((file) =>
      readFileSync(
        path.resolve(process.cwd(), 'src/emails/payment-failed', file),
        'utf8',
      ),
    )
    .join('\n');
  const first = schedule.find(({day}) => day === 0)?.letter;
  const letter = [...(first?.opening ?? []), ...(first?.closing ?? []), first?.end].join(
    ' ',
  );
  for (const sentence of [
    'It happens, and is soon mended.',
    'You would rather not follow a link in an email about money? Good.',
    'Today, nothing: your account works as before.',
    'With a new card in place we charge it once, and you get a receipt.',
  ]) {
    expect(letter).toContain(sentence);
    expect(template).toContain(sentence);
  }
  expect(template).toContain(first?.button);
  expect(template).toContain(first?.subject.replace('Acme', 'gap__name'));
});
