import fc from 'fast-check';
import {anyCharacter} from '../../../tests/support/anyCharacter';
import {sharedRuns} from '../../../tests/support/sharedRuns';
import {themeOf} from '../brand';
import {
  cleanValue,
  cleanValues,
  fill,
  fillCode,
  isSafeAddress,
  MAX_LENGTH,
  MAX_ROWS,
} from '../engine';
import {propsAsGaps, themeValues, themeWithGaps} from '../gaps';
import {withGroups} from '../groups';
import {withOptions} from '../optional';
import {DEFAULT_BRAND} from '../options';
import {renderHtml} from '../outputs/renderHtml';
import {templates} from '../templates';
import type {PropSpec, Texts} from '../types';
import {anyValues, sameText, withOpenGaps} from './hostileValues';

const specs: readonly PropSpec[] = [
  {
    name: 'name',
    type: 'string',
    required: false,
    fallback: 'there',
    description: '',
    example: 'Ana',
  },
  {
    name: 'link',
    type: 'url',
    required: true,
    description: '',
    example: 'https://a.example/',
  },
];

describe('cleanValue', () => {
  it('keeps a value in one line', () => {
    expect(cleanValue(' Ana\r\n\r\nYour account\u2028is closed\u0000 ')).toBe(
      'Ana Your account is closed',
    );
  });

  it('takes out the marks that turn the reading direction', () => {
    expect(cleanValue('Ana\u202egpj.exe')).toBe('Ana gpj.exe');
  });

  it('cuts what is longer than any name or link', () => {
    expect(cleanValue('a'.repeat(10_000))).toHaveLength(MAX_LENGTH);
  });

  it.each(['🙂', '👩‍👩‍👧', '🇵🇹', 'é'])('never cuts through %s', (emoji) => {
    const value = cleanValue('a' + emoji.repeat(MAX_LENGTH));
    expect(value.length).toBeLessThanOrEqual(MAX_LENGTH);
    expect(value).toBe('a' + emoji.repeat((value.length - 1) / emoji.length));
    expect(value.length).toBeGreaterThan(MAX_LENGTH - 1 - emoji.length);
  });

  it('takes out half a character, which a field may have cut', () => {
    expect(cleanValue('Ana \ud83d')).toBe('Ana');
  });

  it('keeps what it gives, and never throws', () => {
    fc.assert(
      fc.property(fc.string({unit: anyCharacter, maxLength: 2000}), (text) => {
        const value = cleanValue(text);
        expect(cleanValue(value)).toBe(value);
      }),
    );
  });
});

describe('isSafeAddress', () => {
  it.each(['https://a.example/', 'HTTP://a.example', 'mailto:a@b.example'])(
    'takes %s',
    (address) => {
      expect(isSafeAddress(address)).toBe(true);
    },
  );

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\tscript:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x(1)',
    'file:///etc/passwd',
    '//evil.example/',
    '/reset',
    '',
  ])('refuses %j', (address) => {
    expect(isSafeAddress(cleanValue(address))).toBe(false);
  });
});

describe('cleanValues', () => {
  it('puts in the fallback, and leaves a required gap open', () => {
    expect(cleanValues(specs, {})).toEqual({name: 'there'});
  });

  it('makes an unsafe address a link to nowhere', () => {
    expect(cleanValues(specs, {link: 'javascript:alert(1)'})).toEqual({
      name: 'there',
      link: '#',
    });
  });

  it('takes no names it does not know, nor inherited ones', () => {
    const raw = Object.assign(Object.create({link: 'https://a.example/'}) as object, {
      onclick: 'alert(1)',
    });
    expect(cleanValues(specs, raw as Record<string, string>)).toEqual({name: 'there'});
  });
});

describe('fill', () => {
  it('fills both kinds of gaps', () => {
    expect(fill('{{a}} gap__b', {a: '1', gap__b: '2'}, String)).toBe('1 2');
  });

  it('leaves a gap without a value, also one named like a property of every object', () => {
    const text = '{{a}} {{constructor}} gap__b';
    expect(fill(text, {}, String)).toBe(text);
  });

  it('does not read again what it has filled in', () => {
    expect(fill('{{a}}{{b}}', {a: '{{b}} gap__c $&', b: 'x', gap__c: 'y'}, String)).toBe(
      '{{b}} gap__c $&x',
    );
  });
});

describe('fill with groups', () => {
  const row = (n: string): Texts => ({n});
  const template = 'a\n  {{#list}}\n  <{{n}}{{m}}>\n  {{/list}}\nb\n';

  it('repeats a group, and takes the lines of its marks out', () => {
    const values = {list: [row('1'), row('2')], m: 'x'};
    expect(fill(template, values, String)).toBe('a\n  <1x>\n  <2x>\nb\n');
    expect(fill(template, {list: []}, String)).toBe('a\nb\n');
  });

  it('leaves a group without a value', () => {
    expect(fill(template, {}, String)).toBe(template);
    expect(fill('{{list}}', {list: []}, String)).toBe('{{list}}');
  });

  it('shows the row of a text that is there, and none where it is empty', () => {
    const one = 'a\n  {{#place}}\n  Place: {{.}}{{m}}\n  {{/place}}\nb\n';
    expect(fill(one, {place: '$& {{m}}', m: '!'}, String)).toBe(
      'a\n  Place: $& {{m}}!\nb\n',
    );
    expect(fill(one, {place: '', m: '!'}, String)).toBe('a\nb\n');
  });

  it('takes a gap with a fallback for a gap', () => {
    const code = 'Hello {{#name}}{{.}}{{/name}}{{^name}}there{{/name}},';
    expect(fill(code, {name: 'Ana'}, String)).toBe('Hello Ana,');
    expect(fill(code, {}, String)).toBe(code);
  });

  it('does not read again what it has filled in, marks neither', () => {
    const mark = '{{/list}}\n{{#list}}\n{{n}}{{,}} gap__m';
    const values = {list: [row(mark), row('2')], m: mark};
    expect(fill(template, values, String)).toBe(
      `a\n  <${mark}${mark}>\n  <2${mark}>\nb\n`,
    );
  });

  it('puts a comma between rows, and closes an empty list', () => {
    const code = 'x: [\n  {{#list}}\n  {{n}}{{,}}\n  {{/list}}\n]\n';
    expect(fill(code, {list: [row('1'), row('2')]}, String)).toBe('x: [\n  1,\n  2\n]\n');
    expect(fill(code, {list: []}, String)).toBe('x: []\n');
  });

  it('takes any text', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), (text, n, m) => {
        const all = `${text}{{#list}}\n${m}{{n}}\n{{/list}}\n${text}`;
        expect(typeof fill(all, {list: [row(n)]}, String)).toBe('string');
      }),
    );
  });
});

describe('cleanValues of a list', () => {
  const list: PropSpec = {
    name: 'rows',
    type: 'list',
    required: true,
    description: '',
    item: specs.flatMap((spec) => (spec.type === 'list' ? [] : [spec])),
    example: [],
  };

  it('cleans each row as it cleans props', () => {
    const rows: Texts[] = [{name: 'A\nB', link: 'javascript:x', evil: '1'}, {}];
    expect(cleanValues([list], {rows})).toEqual({
      rows: [{name: 'A B', link: '#'}, {name: 'there'}],
    });
  });

  it('keeps 50 rows', () => {
    const rows = Array.from({length: 1000}, () => ({}));
    expect(cleanValues([list], {rows})['rows']).toHaveLength(MAX_ROWS);
  });

  it('makes what is no list an empty one', () => {
    expect(cleanValues([list], {rows: '<b>'})).toEqual({rows: []});
    expect(cleanValues([list], {})).toEqual({rows: []});
    expect(cleanValues(specs, {name: [{name: 'x'}]})).toEqual({name: 'there'});
  });
});

describe('against React', () => {
  const hostile = [
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    `' onmouseover='alert(1)`,
    '</style><style>*{display:none}',
    '&lt;b&gt; &amp; &#x27;',
    '{{email}} gap__name',
    'javascript:alert(1)',
    'https://a.example/?a=1&b="2"\'',
    ' charSet="utf-7"',
    '日本語 \u{1f600} \u05e9\u05dc',
    'half \ud800',
  ];
  const value = fc.oneof(fc.constantFrom(...hostile), fc.string({unit: 'grapheme'}));
  const color = fc
    .integer({min: 0, max: 0xffffff})
    .map((number) => `#${number.toString(16).padStart(6, '0')}`);

  it.each(templates.map((template) => [template.slug, template] as const))(
    '%s: the filled template is what React renders from the same values',
    (_slug, template) => {
      const {props} = template;
      const gapTheme = themeWithGaps(themeOf(DEFAULT_BRAND));
      const skeleton = withOptions(
        withGroups(renderHtml(template, gapTheme, propsAsGaps(props))),
        props,
        'markup',
      );
      const text = withOptions(
        withGroups(template.text(propsAsGaps(props), gapTheme)),
        props,
        'text',
      );
      fc.assert(
        fc.property(
          anyValues(props, value),
          value,
          color,
          (input, brandName, brandColor) => {
            const name = cleanValue(brandName);
            const brand = {...DEFAULT_BRAND, name, color: brandColor};
            const values = cleanValues(props, input);
            const open = withOpenGaps(props, values);
            const all = {...values, ...themeValues(brand)};
            expect(fillCode(skeleton, all, 'markup')).toBe(
              renderHtml(template, themeOf(brand), open),
            );
            expect(fillCode(text, all, 'text')).toBe(template.text(open, themeOf(brand)));
          },
        ),
        sharedRuns(templates.length),
      );
    },
  );

  it.each(templates.map((template) => [template.slug, template] as const))(
    '%s: no value leaves the place it was put in',
    (_slug, template) => {
      const example = withGroups(
        renderHtml(template, themeOf(DEFAULT_BRAND), propsAsGaps(template.props)),
      );
      const tagsOf = (html: string) =>
        [...html.matchAll(/<(\/?\w+)((?: [\w-]+="[^"]*")*)\/?>/g)].map(
          ([, tag, attributes = '']) => [
            tag,
            ...[...attributes.matchAll(/ ([\w-]+)="[^"]*"/g)].map(([, name]) => name),
          ],
        );
      for (const text of hostile) {
        const values = sameText(template.props, text);
        const html = fillCode(example, cleanValues(template.props, values), 'markup');
        expect(tagsOf(html)).toEqual(tagsOf(example));
        expect(html).not.toMatch(/(?:href|src)="(?!https?:|mailto:|#")/);
      }
    },
  );
});
