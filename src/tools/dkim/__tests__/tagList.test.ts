import {colonList, readTagList, valuesOf, withoutBlanks} from '../tagList';

const told = (text: string, thing: 'record' | 'signature' = 'record') =>
  readTagList(text, thing).problems.map(
    ({code, message, position}) => `${code} at ${position}: ${message}`,
  );

test('each tag has a name, a value, a column and the span of its value', () => {
  const text = 'v=1 ; \tbh =\r\n a b= ;c_2=;d= x ';
  const {tags, problems} = readTagList(text, 'signature');
  expect(problems).toEqual([]);
  expect(tags.map(({name, value, column}) => [name, value, column])).toEqual([
    ['v', '1', 1],
    ['bh', 'a b=', 8],
    ['c_2', '', 21],
    ['d', 'x', 26],
  ]);
  expect(tags.map(({span: [start, end]}) => text.slice(start, end))).toEqual([
    '1 ',
    '\r\n a b= ',
    '',
    ' x ',
  ]);
});

test.each([
  ['a=1; b', ['no-equals at 6: “b” is not a tag, because it has no “=”.']],
  ['a=1;; b=2', ['empty-tag at 5: There is nothing between two semicolons.']],
  ['a=1; ; b=2', ['empty-tag at 6: There is nothing between two semicolons.']],
  [' 2a=1', ['bad-tag-name at 2: “2a” is not a valid tag name.']],
  ['a-b=1', ['bad-tag-name at 1: “a-b” is not a valid tag name.']],
  ['a b=1', ['bad-tag-name at 1: “a b” is not a valid tag name.']],
  ['=1', ['bad-tag-name at 1: “” is not a valid tag name.']],
  ['a=1; b=2; a=3', ['duplicate-tag at 11: The record has a= twice.']],
  ['a=1; A=2', []],
  ['a=1;', []],
  ['a=1', []],
  ['a=1; ', ['blank-at-end at 5: There is a space after the last semicolon.']],
  ['  ', []],
  ['', []],
])('%j is reported as %j', (text, problems) => {
  expect(told(text)).toEqual(problems);
});

test('messages about a signature say so, and a space at its end is allowed', () => {
  expect(told('a=1; a=2; ', 'signature')).toEqual([
    'duplicate-tag at 6: The signature has a= twice.',
  ]);
});

test.each([
  ['a=\r\n b', undefined],
  ['a=c\r\n\tb', undefined],
  ['a=c\n b', undefined],
  ['a=c\n\tb', undefined],
  ['a=c\tb~!', undefined],
  ['a=c\nb', 4],
  ['a=c\rb', 4],
  ['a=c\u00e4', 4],
  ['a= c\u007f', 5],
  ['a=c\0', 4],
])('in %j, the position of the invalid character is %s', (text, position) => {
  const {problems, tags} = readTagList(text, 'record');
  expect(problems.map(({code, position: at}) => [code, at])).toEqual(
    position === undefined ? [] : [['bad-character', position]],
  );
  expect(tags).toHaveLength(1);
});

test('an invalid character is reported with its code', () => {
  expect(told('a=c\u00e4')).toEqual([expect.stringContaining('a= contains')]);
  expect(told('a=c\u00e4')).toEqual([expect.stringContaining('(code 228)')]);
});

test('up to 30 problems of a list are reported', () => {
  expect(readTagList('a;'.repeat(29), 'record').problems).toHaveLength(29);
  expect(readTagList('a;'.repeat(31), 'record').problems).toHaveLength(30);
});

test('if a tag appears twice, the first one counts', () => {
  const {tags} = readTagList('a=1; b=2; a=3', 'record');
  expect(valuesOf(tags)).toEqual({a: '1', b: '2'});
});

test.each([
  ['', ['']],
  ['a', ['a']],
  [' a :\r\n b\t:c d:', ['a', 'b', 'c d', '']],
])('%j is the list %j', (value, parts) => {
  expect(colonList(value)).toEqual(parts);
});

test('spaces and line breaks can be removed from a value', () => {
  expect(withoutBlanks(' a  b\r\n\tc\n')).toBe('abc');
});
