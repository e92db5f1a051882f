import fc from 'fast-check';
import {anyCharacter} from '../../../../../tests/support/anyCharacter';
import {initialState, readFragment, writeFragment} from '../../../view/plain';
import {calculateEquity, exampleTeam} from '../..';
import {equityShape, exampleState, isUntouched, signsOf, toInput} from '../state';

const initial = initialState(equityShape);

test('an untouched form shows the example', () => {
  expect(isUntouched(initial)).toBe(true);
  expect(toInput(initial)).toBe(exampleTeam);
});

test('the example put into the fields gives the same result', () => {
  const filled = {...initial, ...exampleState()};
  expect(isUntouched(filled)).toBe(false);
  const {holding, methods} = calculateEquity(toInput(filled));
  const example = calculateEquity(exampleTeam);
  expect(holding).toEqual(example.holding);
  expect(methods.roles.lines).toEqual(example.methods.roles.lines);
});

test('founders past the number chosen are not counted', () => {
  const state = {...initial, count: '2', 'cash-1': '5', 'cash-3': '100'} as const;
  const {team, methods} = calculateEquity(toInput(state));
  expect(team.names).toEqual(['Founder 1', 'Founder 2']);
  expect(methods.slices.shares).toEqual([1, 0]);
});

test('roles are read by question', () => {
  const state = {...initial, 'role-build': ['1', '2']} as const;
  expect(toInput(state).founders.map(({roles}) => roles)).toEqual([
    ['build'],
    ['build'],
    [],
  ]);
});

test('signs are letters, or numbers where letters are the same', () => {
  expect(signsOf(['Ada', 'ben', 'Émile'])).toEqual(['A', 'B', 'É']);
  expect(signsOf(['Ada', 'anna'])).toEqual(['1', '2']);
  expect(signsOf(['𝒜da', 'Ben'])).toEqual(['𝒜', 'B']);
});

test('a hostile link makes a whole company, and nothing else', () => {
  const value = fc.oneof(
    fc.string({unit: anyCharacter}),
    fc.constantFrom('"><script>alert(1)</script>', '-1', '1e9', '6', 'agreed'),
  );
  const fields = fc.record({
    count: value,
    'name-1': value,
    'cash-1': value,
    'score-idea-2': value,
    'role-build': value,
    'agreed-1': value,
    pool: value,
    basis: value,
    leaver: value,
    vesting: value,
  });
  fc.assert(
    fc.property(fields, (given) => {
      const hash = `#${new URLSearchParams(given).toString()}`;
      const state = readFragment(equityShape, hash);
      const {holding} = calculateEquity(toInput(state));
      expect(holding.founders.reduce((all, parts) => all + parts, holding.pool)).toBe(
        10_000,
      );
      expect(readFragment(equityShape, writeFragment(equityShape, state))).toEqual(state);
    }),
  );
});
