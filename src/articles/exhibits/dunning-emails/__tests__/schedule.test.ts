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
