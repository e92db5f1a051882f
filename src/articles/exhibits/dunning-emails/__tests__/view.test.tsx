import {renderToStaticMarkup} from 'react-dom/server';
import {RecoveryCalculator} from '../RecoveryCalculator';

test('without JavaScript the example is worked out, and so are other sizes', () => {
  const html = renderToStaticMarkup(<RecoveryCalculator />);
  // 1,000 customers, 5% of payments fail, 47.6% − 21% more are recovered, at 50 each.
  expect(html).toContain('<span>1,000 × 5%</span><b>50</b>');
  expect(html).toContain('<span>50 × (47.6% − 21%)</span><b>13.3</b>');
  expect(html).toContain('<b>665</b>');
  // 1,000 failed payments, 30 points more.
  expect(html).toContain('<td>15,000</td>');
});
