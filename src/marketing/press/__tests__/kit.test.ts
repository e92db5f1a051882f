import {readFileSync} from 'node:fs';
import {strFromU8, unzipSync} from 'fflate';
import sharp from 'sharp';
import {loadDrawings} from '../../../metadata/build';
import {brand, facts} from '../../../site';
import {descriptions, lengthOf, sheet} from '../facts';
import {inKilobytes} from '../inKilobytes';
import {drafts, guide, readColors, zipKit, type Draft} from '../kit';

const css = readFileSync('src/css/tokens.css', 'utf8');

describe('the drawings', () => {
  let kit: Draft[];

  beforeAll(async () => {
    kit = drafts(await loadDrawings('.'));
  });

  it('stand alone and can be drawn', async () => {
    for (const {svg, width, height} of kit) {
      // No font, no style sheet, no other file.
      expect(svg).not.toMatch(/<text|class=|<style|href=|NaN|undefined/);
      expect(await sharp(Buffer.from(svg)).metadata()).toMatchObject({width, height});
    }
    expect(kit.map(({name}) => name)).toContain(`${brand.slug}-wordmark`);
  });

  it('make room for a long name', async () => {
    const {mark, markSvg} = await loadDrawings('.');
    const wordmark = {path: 'M0 0h600v24H0z', width: 600};
    const [long] = drafts({mark, markSvg, wordmark, isWordDrawn: true});
    expect(long?.width).toBeGreaterThan(600 * 4);
  });

  it('has its ground free where it has to', async () => {
    const stamp = kit.find(({name}) => name.endsWith('stamp'));
    const {data} = await sharp(Buffer.from(stamp?.svg ?? ''))
      .ensureAlpha()
      .raw()
      .toBuffer({resolveWithObject: true});
    // The first corner is a hole of the perforation.
    expect(data[3]).toBe(0);
  });
});

describe('descriptions', () => {
  it.each([
    ['sentence', 12, 25],
    ['paragraph', 40, 60],
    ['page', 90, 120],
  ])('the %s has %i to %i words', (id, least, most) => {
    const {words} = lengthOf(descriptions.find((one) => one.id === id)?.text ?? '');
    expect(words).toBeGreaterThanOrEqual(least);
    expect(words).toBeLessThanOrEqual(most);
  });

  it('counts words and characters', () => {
    expect(lengthOf(' An é \n 😀 ')).toEqual({words: 3, characters: 10});
    expect(lengthOf('')).toEqual({words: 0, characters: 0});
  });
});

describe('colours', () => {
  it('come from the style sheet, with their contrast', () => {
    const colors = readColors(css);
    const yellow = colors.find(({name}) => name === 'Post yellow');
    expect(yellow?.hex).toBe('#ffc93c');
    expect(yellow?.ink).toBeGreaterThan(4.5);
    expect(yellow?.paper).toBeLessThan(3);
    const ink = colors.find(({name}) => name === 'Ink');
    expect(ink?.ink).toBe(1);
  });

  it('are missed when they are gone', () => {
    expect(() => readColors(css.replace('--red:', '--rot:'))).toThrow('--red');
  });
});

it('the zip holds the guide and every file, the same at every build', () => {
  const text = guide(readColors(css));
  expect(text).toContain(`Founded: ${String(brand.founded)}`);
  expect(text).toContain(facts.pressContact.value);
  expect(facts.pressContact.confirmed || text.includes('(sample')).toBe(true);
  const files = {'README.txt': text, 'a.svg': '<svg/>', 'b.png': new Uint8Array([1, 2])};
  const zip = zipKit('kit', files);
  expect(zip).toEqual(zipKit('kit', files));
  const read = unzipSync(zip);
  expect(Object.keys(read).sort()).toEqual(['kit/README.txt', 'kit/a.svg', 'kit/b.png']);
  expect(strFromU8(read['kit/README.txt'] ?? new Uint8Array())).toBe(text);
});

it.each([
  [640, '640 bytes'],
  [12_400, '12 KB'],
  [1_040_000, '1.0 MB'],
])('%i bytes are %s', (bytes, text) => {
  expect(inKilobytes(bytes)).toBe(text);
});

it('the sheet says nothing beyond what may be said', () => {
  const said = sheet.map(({label, value}) => `${label} ${value}`).join('\n');
  expect(said).not.toMatch(/customers|uptime|award|trusted|leading|best/i);
});
