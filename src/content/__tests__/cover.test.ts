import fc from 'fast-check';
import sharp from 'sharp';
import {coverAlt, coverSvg} from '../cover';

it('draws the same cover for the same slug, and another for another', () => {
  expect(coverSvg('what-is-dkim')).toBe(coverSvg('what-is-dkim'));
  const slugs = Array.from({length: 50}, (_, index) => `article-${String(index)}`);
  expect(new Set(slugs.map((slug) => coverSvg(slug))).size).toBe(50);
  const lights = slugs.map(
    (slug) => /v394h-610z" fill="(#\w+)"/.exec(coverSvg(slug))?.[1],
  );
  expect(new Set(lights)).toEqual(new Set(['#ffc93c', '#1f4fd8', '#0f6b4c', '#c8402a']));
});

it('draws a picture of 1680 by 848 without text, in at most 10 KB', async () => {
  for (const slug of ['a', 'quick-guide', '7-tips', 'x'.repeat(60)]) {
    const svg = coverSvg(slug);
    expect(svg.length).toBeLessThan(10_240);
    expect(svg).not.toMatch(/<text|gradient|NaN|undefined/i);
    const {width, height, format} = await sharp(Buffer.from(svg)).metadata();
    expect({width, height, format}).toEqual({width: 1680, height: 848, format: 'svg'});
  }
});

it('says what the cover shows', () => {
  expect(coverAlt('what-is-dkim')).toMatch(/marked with the letter W\.$/);
  expect(coverAlt('')).toMatch(/a stamped envelope\.$/);
});

it('takes any text, and none of it gets into the drawing', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(coverSvg(text)).toMatch(
        /^<svg [^<>"&]*("[\w .:/#]*"[^<>"&]*)+>(<\/?[^<>]+>)+\n$/,
      );
    }),
    {numRuns: 200},
  );
});
