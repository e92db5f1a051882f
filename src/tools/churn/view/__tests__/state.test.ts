import fc from 'fast-check';
import {anyCharacter} from '../../../../../tests/support/anyCharacter';
import {initialState, readFragment, writeFragment} from '../../../view/plain';
import {calculateChurn, compareChurn, exampleChurn} from '../..';
import {churnShape, exampleState, scenariosOf} from '../state';

const initial = initialState(churnShape);

test('an untouched form shows the example, and no link to share', () => {
  const {base, isExample, hasChanges} = scenariosOf(initial);
  expect(base).toEqual(exampleChurn);
  expect({isExample, hasChanges}).toEqual({isExample: true, hasChanges: false});
  expect(writeFragment(churnShape, initial)).toBe('');
});

test('a period alone changes the example, not its numbers', () => {
  const {base, isExample} = scenariosOf({...initial, period: 'year'});
  expect(isExample).toBe(true);
  expect(base).toMatchObject({period: 'year', customersLost: '15'});
});

test('one number ends the example', () => {
  const {base, isExample} = scenariosOf({...initial, customersStart: '80'});
  expect(isExample).toBe(false);
  expect(calculateChurn(base).numbers).toEqual({customersStart: 80, capYears: 5});
});

test('what changes is read apart from what is', () => {
  const {base, changes, hasChanges} = scenariosOf({
    ...initial,
    ...exampleState,
    'then-customersLost': '5',
  });
  expect(hasChanges).toBe(true);
  const {first, second} = compareChurn(base, changes);
  expect(first.numbers.customersLost).toBe(15);
  expect(second.numbers.customersLost).toBe(5);
  expect(second.numbers.mrrStart).toBe(30_000);
});

test('the example fits into the fields', () => {
  for (const [name, value] of Object.entries(exampleState)) {
    const entry = churnShape[name as keyof typeof churnShape];
    expect(entry.read([value])).toBe(value);
  }
});

test('a link holds what the form holds, and nothing else', () => {
  fc.assert(
    fc.property(
      fc.string({unit: anyCharacter}),
      fc.string({unit: anyCharacter}),
      (lost, period) => {
        const hash = `#${new URLSearchParams({customersLost: lost, period, x: '1'}).toString()}`;
        const state = readFragment(churnShape, hash);
        expect(state.period).toMatch(/^(month|quarter|year)$/);
        expect(readFragment(churnShape, writeFragment(churnShape, state))).toEqual(state);
      },
    ),
  );
});
