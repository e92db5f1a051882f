import fc from 'fast-check';
import {anyCharacter} from '../../../../tests/support/anyCharacter';
import {
  choiceEntry,
  flagEntry,
  initialState,
  linesEntry,
  readFragment,
  readState,
  severalEntry,
  textEntry,
  writeFragment,
  type Shape,
} from '../fragment';

interface Example {
  name: string;
  lines: string;
  flag: boolean;
  choice: 'one' | 'two';
  several: readonly string[];
}

const shape: Shape<Example> = {
  name: textEntry(10),
  lines: linesEntry(20),
  flag: flagEntry(),
  choice: choiceEntry(['one', 'two'], 'one'),
  several: severalEntry(['a', 'b', 'c']),
};

const initial = initialState(shape);

describe('fragment', () => {
  test('an untouched form is no fragment', () => {
    expect(writeFragment(shape, initial)).toBe('');
    expect(readFragment(shape, '')).toEqual(initial);
    expect(readFragment(shape, '#')).toEqual(initial);
  });

  test('holds what differs, by the names of the fields', () => {
    const state: Example = {
      ...initial,
      name: 'a&b=c#',
      flag: true,
      several: ['a', 'c'],
    };
    expect(writeFragment(shape, state)).toBe(
      'name=a%26b%3Dc%23&flag=1&several=a&several=c',
    );
  });

  test('what cannot be is as if it were not there', () => {
    expect(
      readFragment(
        shape,
        '#choice=three&flag=yes&several=z&several=b&several=b&other=1&__proto__=2',
      ),
    ).toEqual({...initial, several: ['b']});
  });

  test('text is cut, and control characters become spaces', () => {
    expect(readFragment(shape, '#name=0123456789abc').name).toBe('0123456789');
    expect(readFragment(shape, '#name=a%00b%0ac%e2%80%a8').name).toBe('a b c ');
    expect(readFragment(shape, '#lines=a%0d%0ab%0dc%09d').lines).toBe('a\nb\nc d');
  });

  test('half a character at the cut does not stay', () => {
    expect(readFragment(shape, `#name=${encodeURIComponent('123456789😀')}`).name).toBe(
      '123456789 ',
    );
  });

  test('files in a form are passed over', () => {
    const source = {getAll: (name: string) => (name === 'name' ? [new Blob(['x'])] : [])};
    expect(readState(shape, source)).toEqual(initial);
  });

  test('whatever the hash, it is read, and what was read can be shared', () => {
    fc.assert(
      fc.property(fc.string({unit: anyCharacter}), (hash) => {
        const state = readFragment(shape, hash);
        expect(readFragment(shape, writeFragment(shape, state))).toEqual(state);
      }),
    );
  });

  test('whatever is typed, the link gives it back as the form reads it', () => {
    const typed = fc.record({
      name: fc.string({unit: anyCharacter}),
      lines: fc.string({unit: anyCharacter}),
      flag: fc.constantFrom('1', '', 'on'),
      choice: fc.constantFrom('one', 'two', 'three'),
      several: fc.subarray(['a', 'b', 'c', 'd']),
    });
    fc.assert(
      fc.property(typed, (fields) => {
        const source = {
          getAll: (name: string) => [fields[name as keyof typeof fields]].flat(),
        };
        const state = readState(shape, source);
        expect(state.name.length).toBeLessThanOrEqual(10);
        expect(state.lines.length).toBeLessThanOrEqual(20);
        expect(readFragment(shape, writeFragment(shape, state))).toEqual(state);
      }),
    );
  });
});
