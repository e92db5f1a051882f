import fc from 'fast-check';
import {mails} from '../../transactional-email-vs-marketing-email/mails';
import {CAUSES, judge, type Cause} from '../judge';

/** What sets the emails of the article's quiz off. */
const causes: Readonly<Record<string, Cause>> = {
  reset: 'person',
  receipt: 'person',
  'receipt-with-offers': 'person',
  declined: 'account',
  trial: 'account',
  'trial-with-discount': 'account',
  mention: 'person',
  digest: 'calendar',
  newsletter: 'calendar',
  terms: 'account',
  nudge: 'calendar',
  survey: 'person',
};

test.each(mails)('$id of the quiz: $bin', ({id, subject, bin}) => {
  const cause = causes[id];
  expect(cause).toBeDefined();
  expect(judge({subject, body: '', cause: cause ?? 'person'})?.kind).toBe(bin);
});

const receipt = 'Thank you for your payment. Your invoice is attached.';

test.each([
  [receipt, 'transactional'],
  [`${receipt} Get 20% off this week.`, 'mixed'],
  [`${receipt} How did we do?`, 'mixed'],
  [`Get 20% off this week. ${receipt}`, 'marketing'],
  ['We miss you. See what’s new.', 'marketing'],
  ['Hello there.', 'unclear'],
])('%j: %s', (body, kind) => {
  expect(judge({subject: '', body, cause: 'person'})?.kind).toBe(kind);
});

test('words are quoted, so that the reader can disagree', () => {
  const found = judge({subject: 'Last chance: half price', body: '', cause: 'account'});
  expect(found?.reasons[0]?.text).toContain('“last chance”, “half price”');
});

test('words inside other words do not count', () => {
  for (const body of [
    'the coffers',
    'a stapler passwordless',
    'reorders',
    'we offer help',
  ]) {
    expect(judge({subject: '', body, cause: 'person'})?.kind).toBe('unclear');
  }
});

test('nothing is said about nothing', () => {
  expect(judge({subject: ' ', body: '\n', cause: 'person'})).toBeUndefined();
});

test('any text is judged, quickly, and never without a reason', () => {
  const part = fc.oneof(
    fc.string(),
    fc.constantFrom('offer', ' 20% off', 'receipt ', 'how did we do', ' ', '\n'),
  );
  fc.assert(
    fc.property(
      fc.array(part),
      fc.array(part),
      fc.constantFrom(...CAUSES.map(({value}) => value)),
      (subject, body, cause) => {
        const found = judge({subject: subject.join(''), body: body.join(''), cause});
        return found === undefined || found.reasons.length > 0;
      },
    ),
  );
});
