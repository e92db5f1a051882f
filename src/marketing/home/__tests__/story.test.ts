import {isPost, story} from '../story';

const posts = story.filter(isPost);

/** Minutes since the first of November, to put moments in order. */
function minutes({date, time}: {date: string; time: string}): number {
  const [hours, mins] = time.split(':').map(Number);
  return (parseInt(date, 10) * 24 + (hours ?? NaN)) * 60 + (mins ?? NaN);
}

test('the story runs forwards', () => {
  const times = story.map(minutes);
  expect(times).toEqual([...times].sort((one, other) => one - other));
});

test('an email has first words exactly when it was sent', () => {
  for (const {subject, preview, outcome} of posts) {
    expect([subject, preview !== undefined]).toEqual([subject, outcome !== 'Not needed']);
  }
});

test('steps are sent on their day, counted from signup', () => {
  const joined = parseInt(story[0]?.date ?? '', 10);
  for (const {date, step} of posts) {
    if (step) {
      expect(parseInt(date, 10) - joined).toBe(step.day);
    }
  }
});

test('only an email with a condition is skipped', () => {
  for (const {outcome, step} of posts) {
    if (outcome === 'Not needed') {
      expect(step?.unless).toBeDefined();
    }
  }
});
