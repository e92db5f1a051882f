// cspell:ignore abcdefghijklmnprstuvwxyz
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

describe('the sorting frame', () => {
  const numbers = (text: string, path: RegExp) =>
    [...text.matchAll(path)].map(([, ...groups]) => groups.map(Number));
  const slugs = Array.from({length: 20}, (_, index) => `${index}-article-${index}`);

  /** What the paths of a drawing are: lower left corners of holes, and so on. */
  function parts(svg: string) {
    const [large = []] = numbers(svg, /M(\d+) (\d+)h610v394h-610z/g);
    const [left = 0, top = 0] = large;
    return {
      large: {left, top, right: left + 610, bottom: top + 394},
      holes: numbers(svg, /M(\d+) (\d+)h190v182h-190z/g),
      labels: numbers(svg, /M(\d+) (\d+)h52v14h-52z/g),
      letters: numbers(svg, /M(\d+) (\d+)l(-?\d+)-(\d+)h(\d+)l(-?\d+) (\d+)z/g),
    };
  }

  it.each(slugs)('of %s has 26 pigeonholes around the large one', (slug) => {
    const {large, holes, labels} = parts(coverSvg(slug));
    // Eight columns and four rows, of which the large one takes three by two.
    const places = Array.from({length: 32}, (_, index) => [
      10 + 210 * (index % 8),
      12 + 212 * Math.floor(index / 8),
    ]).filter(
      ([x = 0, y = 0]) =>
        x + 190 <= large.left ||
        x >= large.right ||
        y + 182 <= large.top ||
        y >= large.bottom,
    );
    expect(places).toHaveLength(26);
    expect(holes).toEqual(places);
    expect(labels).toEqual(places.map(([x = 0, y = 0]) => [x + 69, y + 191]));
    // It has a column of small ones on either side.
    expect([220, 430, 640, 850]).toContain(large.left);
    expect([12, 224, 436]).toContain(large.top);
  });

  it.each(slugs)('of %s has letters that stand on floors and fit', (slug) => {
    const {holes, letters} = parts(coverSvg(slug));
    const misplaced = letters.filter(
      ([x = 0, floor = 0, lean = 0, height = 0, width = 0, back = 0, down = 0]) =>
        !holes.some(
          ([left = 0, top = 0]) =>
            floor === top + 182 && x >= left + 14 && x + width <= left + 190,
        ) ||
        Math.abs(lean) > 6 ||
        lean + back !== 0 ||
        down !== height ||
        height < 60 ||
        height >= 182,
    );
    expect(letters.length).toBeGreaterThan(10);
    expect(misplaced).toEqual([]);
  });

  it.each(slugs)('of %s has letters one before the other, each lower', (slug) => {
    const {holes, letters} = parts(coverSvg(slug));
    const piles = holes.map(([left = 0, top = 0]) =>
      letters
        .filter(([x = 0, floor]) => floor === top + 182 && x > left && x < left + 190)
        .map(([, , , height = 0]) => height),
    );
    expect(piles.flat()).toHaveLength(letters.length);
    for (const heights of piles) {
      // Up to three, and one in front where there is light.
      expect(heights.length).toBeLessThanOrEqual(4);
      const steps = heights
        .slice(1)
        .map((height, index) => (heights[index] ?? 0) - height);
      expect(steps.filter((step) => step < 14 || step > 20)).toEqual([]);
    }
  });

  /** Paths of a drawing in their order, each with its color. */
  const paths = (svg: string) =>
    [...svg.matchAll(/<path d="([^"]+)" (?:fill|stroke)="([^"]+)"/g)].map(
      ([, path = '', color = '']) => ({path, color}),
    );

  it.each(slugs)(
    'of %s has a stamp and lines, or a label, on each letter in the light',
    (slug) => {
      const drawn = paths(coverSvg(slug));
      const lit = drawn.flatMap(({path, color}, index) => {
        const mark = /^M(\d+) (\d+)h(24v28h-24|60v26h-60)z$/.exec(path);
        return mark
          ? [{mark, color, before: drawn[index - 1], after: drawn[index + 1]}]
          : [];
      });
      expect(lit.length).toBeGreaterThan(3);
      for (const {mark, color, before, after} of lit) {
        const [x = 0, floor = 0, lean = 0, height = 0, width = 0] =
          /M(\d+) (\d+)l(-?\d+)-(\d+)h(\d+)l/
            .exec(before?.path ?? '')
            ?.slice(1)
            .map(Number) ?? [];
        const [left = 0, top = 0] = mark.slice(1, 3).map(Number);
        const isStamp = mark[3] === '24v28h-24';
        const [markWidth, markHeight] = isStamp ? [24, 28] : [60, 26];
        // Within the letter, near its upper edge.
        expect(left).toBeGreaterThanOrEqual(x + lean + 10);
        expect(left + markWidth).toBeLessThanOrEqual(x + lean + width - 10);
        expect(top).toBeGreaterThanOrEqual(floor - height + 10);
        expect(top + markHeight).toBeLessThan(floor);
        // Paper has a stamp and two lines of an address; a colored envelope a white label.
        expect(['#f6f3ea', '#d9d3c0'].includes(before?.color ?? '')).toBe(isStamp);
        if (isStamp) {
          expect(['#1f4fd8', '#c8402a', '#0f6b4c']).toContain(color);
          expect(after?.path).toMatch(/^M\d+ \d+h46m-46 16h32$/);
          const [lines = 0] = /\d+/.exec(after?.path ?? '')?.map(Number) ?? [];
          expect(lines).toBeGreaterThan(x + lean);
          expect(lines + 46).toBeLessThan(x + lean + width);
        }
      }
    },
  );

  it.each(slugs)(
    'of %s has shadows in all pigeonholes, and letters behind in gray',
    (slug) => {
      const svg = coverSvg(slug);
      const {holes, letters} = parts(svg);
      expect(numbers(svg, /M(\d+) (\d+)h190l-14 12h-162v170h-14z/g)).toEqual(holes);
      const colors = paths(svg)
        .filter(({path}) => /^M\d+ \d+l-?\d+-\d+h/.test(path))
        .map(({color}) => color);
      expect(colors).toHaveLength(letters.length);
      expect(colors).toEqual(
        expect.arrayContaining([
          '#85878b',
          expect.stringMatching(/^#(?:2b3142|353c4e|3e4557)$/),
        ]),
      );
    },
  );

  it.each(slugs)(
    'of %s has the big letter in the large pigeonhole, with its label below',
    (slug) => {
      const svg = coverSvg(slug);
      const {large} = parts(svg);
      const [[x = 0, y = 0] = []] = numbers(
        svg,
        /translate\((\d+) (\d+)\)"><g transform/g,
      );
      expect(x - large.left).toBeGreaterThan(24);
      expect(x + 440).toBeLessThan(large.right);
      expect(y - large.top).toBeGreaterThan(20);
      expect(y + 290).toBeLessThan(large.bottom);
      const [[tilt = NaN] = []] = numbers(svg, /rotate\((-?\d+) 220 145\)/g);
      expect(tilt).toBeGreaterThanOrEqual(-4);
      expect(tilt).toBeLessThanOrEqual(3);
      const [[label = 0, under = 0] = []] = numbers(svg, /M(\d+) (\d+)h80v14h-80z/g);
      expect(label + 40).toBe((large.left + large.right) / 2);
      expect(under).toBe(large.bottom + 9);
      // Its edge is a frame of light from above and from the left, and its floor is within it.
      expect(svg).toContain(`M${large.left} ${large.top}h610l-24 20h-562v374h-24z`);
      expect(svg).toContain(`M${large.left + 24} ${large.bottom}v-40h586v40z`);
    },
  );

  it('differs from article to article, and has dark, lit and empty pigeonholes', () => {
    const drawings = [
      'what-is-dkim',
      'what-is-spf',
      'what-is-dmarc',
      'bounces',
      'mx',
    ].map(coverSvg);
    expect(new Set(drawings).size).toBe(5);
    for (const svg of drawings) {
      const {holes, letters} = parts(svg);
      const used = new Set(
        letters.map(([x = 0, floor = 0]) => `${Math.floor((x - 10) / 210)} ${floor}`),
      );
      expect(used.size).toBeLessThan(holes.length);
      expect(used.size).toBeGreaterThan(holes.length / 2);
      expect(svg).toMatch(/fill="#2b3142"/);
      expect(svg).toMatch(/fill="#f6f3ea"/);
    }
    const lights = drawings.map((svg) => /h610v394h-610z" fill="(#\w+)"/.exec(svg)?.[1]);
    expect(new Set(lights).size).toBeGreaterThan(1);
  });

  it('marks the large letter with the first letter or digit of the slug', () => {
    const signOf = (slug: string) =>
      /stroke-width="24"><path d="([^"]+)"/.exec(coverSvg(slug))?.[1];
    expect(signOf('w')).toBe(signOf('what-is-dkim'));
    expect(signOf('-7-tips')).toBe(signOf('7'));
    expect(new Set(Array.from('abcdefghijklmnprstuvwxyz0123456789', signOf)).size).toBe(
      34,
    );
  });
});
