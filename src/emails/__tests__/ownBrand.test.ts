import fc from 'fast-check';
import {FIELDS} from '../fragment';
import {MAX_LOGO_DATA, ownBrandOf, parseOwnBrand} from '../ownBrand';
import {logoSize} from '../view/readLogo';

const logo = {data: 'data:image/png;base64,iVBORw0KGgo=', width: 120, height: 40};
const brand = {
  fields: {[FIELDS.brandName]: 'Lemon', [FIELDS.brandColor]: '#ffe600'},
  logo,
};

describe('parseOwnBrand', () => {
  it('reads back what was kept', () => {
    expect(parseOwnBrand(JSON.stringify(brand))).toEqual(brand);
  });

  it('takes anything, and never throws', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(parseOwnBrand(text).fields).toBeInstanceOf(Object);
      }),
    );
    expect(parseOwnBrand(null)).toEqual({fields: {}});
    expect(parseOwnBrand('{"fields": [1], "logo": []}')).toEqual({fields: {}});
  });

  it.each([
    ['a color that is none', {[FIELDS.brandColor]: 'red;background:url(//x.example)'}],
    ['a field that is no brand’s', {name: 'Ana', 'view.mode': 'dark'}],
    ['corners that are none', {[FIELDS.brandRadius]: '99'}],
    ['a logo’s address that is not https', {[FIELDS.brandLogo]: 'javascript:alert(1)'}],
    ['a value that is no text', {[FIELDS.brandName]: {length: 1}}],
  ])('leaves out %s', (_what, fields) => {
    expect(parseOwnBrand(JSON.stringify({fields}))).toEqual({fields: {}});
  });

  it.each([
    ['an address to fetch it from', {...logo, data: 'https://evil.example/logo.png'}],
    [
      'SVG, which can hold more than a picture',
      {...logo, data: 'data:image/svg+xml;base64,PHN2Zz4='},
    ],
    ['markup in its data', {...logo, data: 'data:image/png;base64,"><script>'}],
    ['a size that breaks the masthead', {...logo, height: 4000}],
    [
      'more than storage can hold',
      {...logo, data: logo.data.replace('=', 'A'.repeat(MAX_LOGO_DATA))},
    ],
  ])('leaves out a logo with %s', (_what, bad) => {
    expect(parseOwnBrand(JSON.stringify({...brand, logo: bad}))).toEqual({
      fields: brand.fields,
    });
  });
});

describe('ownBrandOf', () => {
  it('has the brand’s fields that differ, and no others', () => {
    const defaults = {[FIELDS.brandName]: 'Acme', [FIELDS.brandColor]: '#0f6b4c'};
    const fields = {...defaults, [FIELDS.brandName]: 'Lemon', name: 'Ana'};
    expect(ownBrandOf(fields, defaults, undefined)).toEqual({
      fields: {[FIELDS.brandName]: 'Lemon'},
    });
  });
});

describe('logoSize', () => {
  it.each([
    [480, 64, 240, 32],
    [300, 300, 64, 64],
    [100, 20, 100, 20],
    [5000, 1, 240, 1],
  ])('draws %d by %d as %d by %d', (width, height, drawnWidth, drawnHeight) => {
    expect(logoSize(width, height)).toEqual({width: drawnWidth, height: drawnHeight});
  });
});
