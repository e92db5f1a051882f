import {renderToStaticMarkup} from 'react-dom/server';
import {CostByVolume} from '../CostByVolume';
import {offers} from '..';

jest.mock('@docusaurus/Head', () => 'head', {virtual: true});
jest.mock('@docusaurus/useDocusaurusContext', () => ({}), {virtual: true});

const html = renderToStaticMarkup(
  <CostByVolume
    offers={[offers.ses, offers.mailgun, offers.postmark]}
    subject={['ses']}
  />,
);

test('the sums are there before any script, with the way they were worked out', () => {
  expect(html).toContain('$66.00');
  expect(html).toContain('= $18.00 + 40 × $1.20');
});

test('the table has a sum or says that there is none', () => {
  expect(html).toMatch(/Amazon SES.*<td>\$48\.00</);
  expect(html).toContain('not known');
});

test('every price names its source', () => {
  expect(html).toContain('href="https://postmarkapp.com/pricing"');
  expect(html).toContain('href="https://aws.amazon.com/ses/pricing/"');
});

test('the offer of the article is marked in bars and table', () => {
  expect(html.match(/data-subject=""/g)).toHaveLength(2);
});
