import fc from 'fast-check';
import {quotedStrings, route53Resource, zoneLine} from '../txtRecord';

const ttl = 3_600;

/** Reads the character-strings of a zone file's line back (RFC 1035, 5.1). */
function stringsIn(line: string): string[] {
  return [...line.matchAll(/"((?:[^"\\]|\\.)*)"/g)].map(([, text = '']) =>
    text.replace(/\\(.)/g, '$1'),
  );
}

/** Reads the one record of a Terraform resource back, as Terraform gives it to Route 53. */
function hclRecord(resource: string): string {
  const [, text = ''] = /records = \["((?:[^"\\]|\\.)*)"\]/.exec(resource) ?? [];
  return text.replace(/\\(.)/g, '$1').replace(/([$%])\1(?=\{)/g, '$1');
}

describe('zoneLine', () => {
  test('one string', () => {
    expect(zoneLine({name: 'example.com', strings: ['v=spf1 ~all'], ttl})).toBe(
      'example.com. 3600 IN TXT "v=spf1 ~all"',
    );
  });

  test('without a name it is the zone’s own', () => {
    expect(zoneLine({strings: ['v=spf1 -all'], ttl})).toBe('@ 3600 IN TXT "v=spf1 -all"');
  });

  test('several strings stand in brackets', () => {
    expect(zoneLine({name: 'example.com', strings: ['one ', 'two'], ttl})).toBe(
      'example.com. 3600 IN TXT (\n  "one "\n  "two"\n)',
    );
  });

  test('quotation marks and backslashes are escaped', () => {
    expect(quotedStrings(['a"b\\c', ';d'])).toBe('"a\\"b\\\\c" ";d"');
  });

  test('gives back any strings', () => {
    const ascii = fc.string({unit: 'grapheme-ascii', maxLength: 255});
    fc.assert(
      fc.property(fc.array(ascii, {minLength: 1, maxLength: 4}), (strings) => {
        expect(stringsIn(zoneLine({name: 'example.com', strings, ttl}))).toEqual(strings);
      }),
    );
  });
});

describe('route53Resource', () => {
  test('a resource with one record', () => {
    const resource = route53Resource(
      {name: 'example.com', strings: ['v=spf1 ~all'], ttl},
      'spf',
    );
    expect(resource).toContain('resource "aws_route53_record" "spf" {');
    expect(resource).toContain('  name    = "example.com"');
    expect(resource).toContain('  records = ["v=spf1 ~all"]');
  });

  test('parts several strings as the provider wants it', () => {
    expect(route53Resource({strings: ['one ', 'two'], ttl}, 'spf')).toContain(
      String.raw`records = ["one \"\"two"]`,
    );
  });

  test('SPF macros are no Terraform templates', () => {
    const record = 'v=spf1 exists:%{i}.${x}.example ~all';
    const resource = route53Resource({strings: [record], ttl}, 'spf');
    expect(resource).toContain('exists:%%{i}.$${x}.example');
    expect(hclRecord(resource)).toBe(record);
  });
});
