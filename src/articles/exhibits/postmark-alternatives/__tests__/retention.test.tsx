import {renderToStaticMarkup} from 'react-dom/server';
import {LogKeepers} from '..';
import {isKept, KEEPERS, QUESTIONS} from '../retention';

jest.mock('@docusaurus/Head', () => 'head', {virtual: true});
jest.mock('@docusaurus/useDocusaurusContext', () => ({}), {virtual: true});

const daysKept = (provider: string, plan: string) =>
  KEEPERS.filter((one) => one.provider === provider && one.plan === plan).flatMap(
    (keeper) => QUESTIONS.filter(({days}) => isKept(keeper, days)).map(({days}) => days),
  );

test('a log has an email until its last day', () => {
  expect(daysKept('SendGrid', 'any plan')).toEqual([1, 4, 14]);
  expect(daysKept('Mailgun', 'Free')).toEqual([1]);
  expect(daysKept('Mailgun', 'Foundation')).toEqual([1, 4]);
  expect(daysKept('Mailgun', 'Scale')).toEqual([1, 4, 14]);
  expect(daysKept('Postmark', 'any plan')).toEqual([1, 4, 14, 40]);
  expect(daysKept('Postmark', 'with the add-on')).toEqual([1, 4, 14, 40, 120]);
});

test('the last day counts, the day after does not', () => {
  const scale = {provider: 'Mailgun', plan: 'Scale', figure: 'mailgun-scale-log-days'};
  expect([30, 31].map((days) => isKept(scale, days))).toEqual([true, false]);
});

test('a figure without a number of days is refused', () => {
  expect(() => isKept({provider: 'A', plan: 'b', figure: 'ses-plans-since'}, 1)).toThrow(
    'has no amount',
  );
});

test('every answer is in the page before any script', () => {
  const html = renderToStaticMarkup(<LogKeepers />);
  expect(html.match(/still there|gone/g)).toHaveLength(KEEPERS.length * QUESTIONS.length);
});
