import {exchanges, repeats} from '../exchanges';
import {barsOf, runs} from '../roundTrips';
import {readDocument} from '../../../../api/build';

/** Every `value` of an example in the API's file, wherever it stands. */
function examplesIn(node: unknown): unknown[] {
  if (Array.isArray(node)) {
    return node.flatMap(examplesIn);
  }
  if (typeof node !== 'object' || node === null) {
    return [];
  }
  return Object.entries(node).flatMap(([key, value]) =>
    key === 'value' ? [value as unknown] : examplesIn(value),
  );
}

const samples = examplesIn(readDocument()).map((value) => JSON.stringify(value));

/** The one body that is not a sample: it is the sample with the fault in it. */
const FAULTY = 'you.acme.example';

test.each(
  exchanges.flatMap(({id, messages}) =>
    messages.flatMap(({line, body}) =>
      body && body['to'] !== FAULTY ? [{id, line, body}] : [],
    ),
  ),
)('$id: the body of $line is a sample of the API', ({body}) => {
  expect(samples).toContain(JSON.stringify(body));
});

test('a body that came before is not shown again', () => {
  const lost = exchanges.find(({id}) => id === 'lost')?.messages ?? [];
  expect(lost.map((_, index) => repeats(lost, index))).toEqual([
    false,
    false,
    true,
    false,
  ]);
});

test('messages without a body repeat nothing', () => {
  const silent = {from: 'api', line: '', note: ''} as const;
  expect(repeats([silent, silent], 1)).toBe(false);
});

test('the longest bar fills the chart', () => {
  expect(barsOf(runs).map(({share}) => share)).toEqual([100, 25, 25, 12]);
});
