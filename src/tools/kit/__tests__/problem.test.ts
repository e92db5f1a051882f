import {mergeRepeats, messageOf, type Problem} from '../problem';

const base: Problem = {
  code: 'inner-address',
  severity: 'warning',
  message: '“ip4:10.0.0.1” is an internal address.',
  cure: 'Use the public address.',
};

function messages(...problems: Problem[]): string[] {
  return mergeRepeats(problems).map(messageOf);
}

test('equal problems become one that names its places', () => {
  expect(
    messages(
      {...base, position: 21},
      {...base, code: 'ptr', message: 'ptr is slow.'},
      {...base, position: 8},
      {...base, position: 34},
    ),
  ).toEqual([
    '“ip4:10.0.0.1” is an internal address. Found 3 times, at columns 8, 21 and 34.',
    'ptr is slow.',
  ]);
});

test('columns are named only where every place has one of its own', () => {
  expect(messages(base, {...base, position: 8})).toEqual([
    '“ip4:10.0.0.1” is an internal address. Found 2 times.',
  ]);
  expect(messages({...base, position: 8}, {...base, position: 8})).toEqual([
    '“ip4:10.0.0.1” is an internal address. Found 2 times.',
  ]);
});

test.each<Partial<Problem>>([
  {code: 'other'},
  {severity: 'error'},
  {message: 'Other.'},
  {cure: 'Other.'},
])('problems that differ in %o stay apart', (other) => {
  expect(mergeRepeats([base, {...base, ...other}])).toMatchObject([
    {times: 1},
    {times: 1},
  ]);
});
