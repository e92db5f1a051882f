import {renderToStaticMarkup} from 'react-dom/server';
import {LogKeepers} from '..';
import type * as registry from '../../../figures';
import {KEEPERS, QUESTIONS} from '../retention';

jest.mock('@docusaurus/Head', () => 'head', {virtual: true});
jest.mock('@docusaurus/useDocusaurusContext', () => ({}), {virtual: true});

const OLD = 'mailgun-scale-log-days';

jest.mock('../../../figures', () => {
  const actual = jest.requireActual<typeof registry>('../../../figures');
  return {
    ...actual,
    isExpired: ({id}: registry.Figure) => id === 'mailgun-scale-log-days',
  };
});

test('a log whose figure is past its date is shown, but is not compared', () => {
  const [compared = '', other = ''] = renderToStaticMarkup(<LogKeepers />).split(
    'Not compared, because',
  );
  expect(compared).not.toContain(`data-figure="${OLD}"`);
  expect(other).toContain(`data-figure="${OLD}"`);
  expect(other).not.toMatch(/still there|gone/);
  expect(compared.match(/still there|gone/g)).toHaveLength(
    (KEEPERS.length - 1) * QUESTIONS.length,
  );
});
