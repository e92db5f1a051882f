import {markBody, type MarkedLine} from '../paste/mark';

const fault = (pointer: string) => ({pointer, detail: 'It is wrong.'});

/** Lines as one sees them: their number, and brackets around what is marked. */
const shown = (lines: readonly MarkedLine[]) =>
  lines.map(({number, segments}) => [
    number,
    segments.map(({text, marked}) => (marked ? `[${text}]` : text)).join(''),
  ]);

/** A body of so many lines, with a field on each but the first and last. */
const bodyOf = (lines: number) =>
  JSON.stringify(
    Object.fromEntries(Array.from({length: lines - 2}, (_, at) => [`k${String(at)}`, 1])),
    null,
    1,
  );

it('marks what is wrong in a short body, and shows every line of it', () => {
  const body = '{\n  "to": "nobody",\n  "text": "x"\n}';
  expect(markBody(body, [fault('#/to')])).toEqual({
    lines: [
      {number: 1, segments: [{text: '{', marked: false}]},
      {
        number: 2,
        segments: [
          {text: '  ', marked: false},
          {text: '"to": "nobody"', marked: true},
          {text: ',', marked: false},
        ],
      },
      {number: 3, segments: [{text: '  "text": "x"', marked: false}]},
      {number: 4, segments: [{text: '}', marked: false}]},
    ],
    faults: [{pointer: '#/to', detail: 'It is wrong.', line: 2}],
  });
});

it('makes no empty stretches', () => {
  const {lines} = markBody('["a"\n,\n"b"]', [fault('#/1')]);
  expect(lines[2]?.segments).toEqual([
    {text: '"b"', marked: true},
    {text: ']', marked: false},
  ]);
});

it('marks two mistakes of a line, in whatever order they are told', () => {
  const {lines, faults} = markBody('["a", "b", "c"]', [fault('#/2'), fault('#/0')]);
  expect(shown(lines)).toEqual([[1, '[["a"], "b", ["c"]]']]);
  expect(faults.map(({pointer}) => pointer)).toEqual(['#/2', '#/0']);
});

it('marks where a missing field should be', () => {
  const {lines} = markBody('{"one": {"b": 1}}', [fault('#/one/a')]);
  expect(shown(lines)).toEqual([[1, '{["one": {]"b": 1}}']]);
});

it('marks nothing where the place is not in the body', () => {
  expect(markBody('no JSON', [fault('#/to')])).toEqual({
    lines: [{number: 1, segments: [{text: 'no JSON', marked: false}]}],
    faults: [{pointer: '#/to', detail: 'It is wrong.'}],
  });
});

it('marks the place where the JSON breaks off', () => {
  const {lines, faults} = markBody('{\n"to": ?}', [fault('#')], 8);
  expect(shown(lines)).toEqual([
    [1, '{'],
    [2, '"to": [?]}'],
  ]);
  expect(faults).toMatchObject([{line: 2}]);
});

it('shows lines that Windows has ended like any others', () => {
  const {lines} = markBody('{\r\n"to": 1\r\n}', [fault('#/to')]);
  expect(shown(lines)).toEqual([
    [1, '{'],
    [2, '["to": 1]'],
    [3, '}'],
  ]);
});

it('shows 24 lines whole, and of more the two around each mark', () => {
  const numbers = (lines: number, ...faults: string[]) =>
    markBody(bodyOf(lines), faults.map(fault)).lines.map(({number}) => number);
  expect(numbers(24, '#/k3')).toHaveLength(24);
  expect(numbers(25, '#/k3', '#/k13')).toEqual([3, 4, 5, 6, 7, 13, 14, 15, 16, 17]);
});

describe('a long line', () => {
  const long = (letter: string) => letter.repeat(200);
  const half = (letter: string) => letter.repeat(80);

  it('is cut far from its marks, and inside a long mark', () => {
    // An entry in quotes is two characters longer than its letters.
    const body = `["${long('a')}", "x", "${long('b')}", "y", "${long('c')}", "${long('d')}"]`;
    const {lines} = markBody(body, [fault('#/1'), fault('#/3'), fault('#/4')]);
    expect(lines[0]?.segments).toEqual([
      {text: `…${'a'.repeat(77)}", `, marked: false},
      {text: '"x"', marked: true},
      {text: `, "${'b'.repeat(77)}…${'b'.repeat(77)}", `, marked: false},
      {text: '"y"', marked: true},
      {text: ', ', marked: false},
      {text: `"${'c'.repeat(79)}…${'c'.repeat(79)}"`, marked: true},
      {text: `, "${'d'.repeat(77)}…`, marked: false},
    ]);
  });

  it('shows its beginning where it has no mark', () => {
    const {lines} = markBody(`[\n${long('1')}\n]`, []);
    expect(shown(lines)[1]).toEqual([2, `${half('1')}…`]);
  });

  it('is shown whole up to 160 characters', () => {
    const {lines} = markBody('1'.repeat(160), []);
    expect(shown(lines)).toEqual([[1, '1'.repeat(160)]]);
  });
});
