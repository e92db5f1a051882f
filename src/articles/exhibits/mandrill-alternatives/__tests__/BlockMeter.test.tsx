import fc from 'fast-check';
import {renderToStaticMarkup} from 'react-dom/server';
import {BlockMeter} from '..';
import {billOf, MOST, VOLUMES} from '../blocks';

jest.mock('@docusaurus/Head', () => 'head', {virtual: true});
jest.mock('@docusaurus/useDocusaurusContext', () => ({}), {virtual: true});

test('one email too many is one more block', () => {
  expect(billOf(25_000)).toEqual({blocks: 1, unused: 0, total: 40, perThousand: 1.6});
  expect(billOf(26_000)).toMatchObject({blocks: 2, unused: 24_000, total: 60});
  expect(billOf(26_000).perThousand).toBeCloseTo(2.31);
});

test('the smallest bill, and the largest that has dated prices', () => {
  expect(billOf(1)).toMatchObject({blocks: 1, unused: 24_999, total: 40});
  expect(billOf(MOST)).toMatchObject({blocks: 4, unused: 0, total: 100});
  expect(() => billOf(MOST + 1)).toThrow('No dated price');
  expect(() => billOf(0)).toThrow('No dated price');
});

test('blocks hold what is sent, and never a whole block more', () => {
  fc.assert(
    fc.property(fc.integer({min: 1, max: MOST}), (volume) => {
      const {blocks, unused} = billOf(volume);
      expect(blocks * 25_000 - unused).toBe(volume);
      expect(unused).toBeLessThan(25_000);
    }),
  );
});

test('every volume is in the page before any script, one of them chosen', () => {
  const html = renderToStaticMarkup(<BlockMeter />);
  expect(html.match(/<dl>/g)).toHaveLength(VOLUMES.length);
  expect(html.match(/<input[^>]* checked=""/g)).toHaveLength(1);
  expect(html).toContain('$2.31');
});
