import fc from 'fast-check';
import {contrast, lowestContrast, themeOf} from '../brand';
import {dark, light} from '../kit/palette';
import {DEFAULT_BRAND} from '../options';

const color = fc
  .integer({min: 0, max: 0xffffff})
  .map((number) => `#${number.toString(16).padStart(6, '0')}`);

describe('contrast', () => {
  // The pairs of the W3C's own examples (G18 and understanding 1.4.3).
  it.each([
    ['#000000', '#ffffff', 21],
    ['#ffffff', '#ffffff', 1],
    ['#767676', '#ffffff', 4.54],
    ['#0000ff', '#ffffff', 8.59],
  ])('of %s and %s is %d', (first, second, ratio) => {
    expect(contrast(first, second)).toBeCloseTo(ratio, 2);
    expect(contrast(second, first)).toBeCloseTo(ratio, 2);
  });
});

describe('themeOf', () => {
  it('keeps text readable and the button in sight, in both modes, for any colour', () => {
    fc.assert(
      fc.property(color, (value) => {
        const theme = themeOf({...DEFAULT_BRAND, color: value});
        const lowest = lowestContrast(theme);
        expect(lowest.light).toBeGreaterThanOrEqual(4.5);
        expect(lowest.dark).toBeGreaterThanOrEqual(4.5);
        expect(contrast(theme.link, light.ground)).toBeGreaterThanOrEqual(4.5);
        expect(contrast(theme.darkColor, dark.sheet)).toBeGreaterThanOrEqual(3);
      }),
    );
  });

  it('leaves a colour alone that is readable as it is', () => {
    const theme = themeOf({...DEFAULT_BRAND, color: '#0f6b4c'});
    expect(theme).toMatchObject({color: '#0f6b4c', link: '#0f6b4c', onColor: '#ffffff'});
  });

  it('darkens a light colour where it is text, and puts black on it', () => {
    const theme = themeOf({...DEFAULT_BRAND, color: '#ffe600'});
    expect(theme.onColor).toBe('#000000');
    expect(contrast(theme.link, light.sheet)).toBeGreaterThanOrEqual(4.5);
    expect(theme.darkLink).toBe('#ffe600');
  });

  it('refuses what is no color', () => {
    expect(() => themeOf({...DEFAULT_BRAND, color: 'red;}'})).toThrow(
      '"red;}" is not a valid color. Write it like "#0f6b4c".',
    );
  });
});
