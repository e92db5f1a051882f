import fc from 'fast-check';
import {generateKeyPair, keyAlgorithms, parseDkimKey, recordFromPaste} from '../..';
import {initialState, readFragment, writeFragment} from '../../../view/plain';
import {checkerShape, type CheckerState} from '../checker/state';
import {keyOutputs, recordOutputs} from '../generator/outputs';
import {
  flagsOf,
  generatorShape,
  monthSelector,
  placeOf,
  type GeneratorState,
} from '../generator/state';
import {keyTeeth} from '../keyTeeth';

describe('what stands in shared links', () => {
  test('the checker: never a message', () => {
    expect(Object.keys(checkerShape)).toEqual(['way', 'domain', 'selector']);
    expect(
      writeFragment<CheckerState>(checkerShape, {
        way: 'probe',
        domain: 'example.com',
        selector: '',
      }),
    ).toBe('way=probe&domain=example.com');
  });

  test('the generator: names and flags, never a key', () => {
    expect(Object.keys(generatorShape).sort()).toEqual([
      'algorithm',
      'domain',
      'email',
      'note',
      'selector',
      'sha256',
      'strict',
      'testing',
    ]);
    expect(
      readFragment(generatorShape, '#algorithm=dsa&privateKey=secret&strict=1'),
    ).toEqual({...initialState(generatorShape), strict: true});
  });

  test('any state comes back', () => {
    fc.assert(
      fc.property(
        fc.record({
          domain: fc.string({maxLength: 40}).filter((text) => !/\p{Cc}/u.test(text)),
          algorithm: fc.constantFrom(...keyAlgorithms),
          testing: fc.boolean(),
          strict: fc.boolean(),
        }),
        (part) => {
          const state: GeneratorState = {...initialState(generatorShape), ...part};
          expect(
            readFragment(generatorShape, writeFragment(generatorShape, state)),
          ).toEqual(state);
        },
      ),
      {numRuns: 200},
    );
  });
});

test('the month as a selector', () => {
  expect(monthSelector(new Date('2026-11-30T23:59:59Z'))).toBe('s202611');
  expect(monthSelector(new Date('2027-01-01T00:00:00Z'))).toBe('s202701');
});

test('an empty selector is the suggested one; what cannot be used is missing', () => {
  const state = {...initialState(generatorShape), domain: 'https://Example.com/'};
  expect(placeOf(state, 's202611')).toEqual({selector: 's202611', domain: 'example.com'});
  expect(placeOf({...state, selector: 'a b', domain: ''}, 's1')).toEqual({});
});

describe('outputs of the generator', () => {
  test.each(['rsa-1024', 'rsa-2048', 'ed25519'] as const)('%s', async (algorithm) => {
    const pair = await generateKeyPair({
      algorithm,
      selector: 's1',
      domain: 'example.com',
      ...flagsOf({...initialState(generatorShape), strict: true}),
    });
    const outputs = recordOutputs(pair);
    const textOf = (id: string) => outputs.find((one) => one.id === id)?.text ?? '';
    expect(textOf('value')).toBe(pair.record);
    // Every form of the record reads back as the record.
    for (const id of ['value', 'strings', 'zone']) {
      expect(recordFromPaste(textOf(id))).toBe(pair.record);
      expect(parseDkimKey(recordFromPaste(textOf(id)))).toMatchObject({
        valid: true,
        strict: true,
      });
    }
    for (const [, string] of textOf('strings').matchAll(/"([^"]*)"/g)) {
      expect(string?.length).toBeLessThanOrEqual(255);
    }
    expect(textOf('message')).toContain('Name: s1._domainkey.example.com');
    const keys = keyOutputs(pair, pair);
    expect(keys.map(({id}) => id)).toEqual(
      algorithm === 'ed25519'
        ? ['pkcs8', 'seed', 'rspamd']
        : ['pkcs8', 'pkcs1', 'opendkim', 'rspamd', 'nodemailer'],
    );
    // What goes to other people never holds a part of the private key.
    const secret = pair.privateKeyPkcs8.split('\n')[1] ?? 'missing';
    for (const {text} of outputs) {
      expect(text).not.toContain(secret);
      expect(text).not.toContain('PRIVATE');
    }
  });
});

describe('the drawn key', () => {
  test('is longer for a longer key, and the same for the same key', () => {
    const lengths = [1024, 2048, 4096].map(
      (bits) => keyTeeth('AbCd'.repeat(90), bits).length,
    );
    expect(lengths).toEqual([6, 10, 16]);
    expect(keyTeeth('AbCd'.repeat(20), 256)).toEqual(keyTeeth('AbCd'.repeat(20), 256));
  });

  test('draws anything', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(20_000), (text, bits) => {
        for (const depth of keyTeeth(text, bits)) {
          expect([0, 1, 2, 3]).toContain(depth);
        }
      }),
    );
  });
});
