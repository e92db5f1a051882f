import fc from 'fast-check';
import {anyCharacter} from '../../../../../tests/support/anyCharacter';
import {initialState, readFragment, writeFragment} from '../../../view/plain';
import {composeSpf, parseSpf} from '../..';
import {adminNote, hostInWords} from '../outputs';
import {domainOf, generatorShape, toChoice, type GeneratorState} from '../state';

const initial = initialState(generatorShape);
const compose = (state: Partial<GeneratorState>) =>
  composeSpf(toChoice({...initial, ...state}));

describe('state', () => {
  test('an untouched form makes the smallest record', () => {
    expect(compose({}).record).toBe('v=spf1 ~all');
  });

  test('every field has its part in the record', () => {
    expect(
      compose({
        existing: 'v=spf1 ip4:192.0.2.1 ?all',
        service: ['mailgun'],
        ip: '192.0.2.2\n\n2001:db8::/48\n',
        a: true,
        mx: true,
        include: ' _spf.service.example ',
        all: '-all',
      }).record,
    ).toBe(
      'v=spf1 ip4:192.0.2.1 ip4:192.0.2.2 ip6:2001:db8::/48 a mx include:mailgun.org include:_spf.service.example -all',
    );
  });

  test('the domain is found in an address', () => {
    expect(domainOf({...initial, domain: 'me@News.Example.com'})).toBe(
      'news.example.com',
    );
    expect(domainOf({...initial, domain: 'nothing'})).toBeUndefined();
  });

  test('a link cannot name a resolver', () => {
    const state = readFragment(
      generatorShape,
      '#resolver=own&resolverAddress=https://x.example',
    );
    expect(state).toEqual(initial);
  });

  test('a hostile fragment makes a well formed record, and nothing else', () => {
    const value = fc.oneof(
      fc.string({unit: anyCharacter}),
      fc.constantFrom(
        '"><script>alert(1)</script>',
        'v=spf1 redirect=_spf.example.com',
        '192.0.2.1" "x',
        '~all',
      ),
    );
    const fields = fc.record({
      domain: value,
      existing: value,
      service: value,
      ip: value,
      a: value,
      mx: value,
      include: value,
      all: value,
    });
    fc.assert(
      fc.property(fields, (given) => {
        const hash = `#${new URLSearchParams(given).toString()}`;
        const state = readFragment(generatorShape, hash);
        const {record} = composeSpf(toChoice(state));
        expect(parseSpf(record).valid).toBe(true);
        expect(record).toMatch(/^v=spf1 [\x20-\x7e]*[~-]all$/);
        expect(
          readFragment(generatorShape, writeFragment(generatorShape, state)),
        ).toEqual(state);
      }),
    );
  });
});

describe('outputs', () => {
  test('the host field', () => {
    expect(hostInWords(undefined)).toBe('@');
    expect(hostInWords('example.com')).toBe('@');
    expect(hostInWords('news.example.com')).toContain('news.example.com');
  });

  test('the message says what the record takes the place of', () => {
    const txt = {name: 'example.com', strings: ['v=spf1 ~all'], ttl: 3_600};
    expect(adminNote(txt, 0)).toContain(
      'already has a TXT record that begins with v=spf1',
    );
    expect(adminNote(txt, 1)).toContain('Please replace that one');
    expect(adminNote(txt, 2)).toContain('all 2 TXT records');
    expect(adminNote(txt, 0)).toContain('Value: v=spf1 ~all');
    expect(adminNote(txt, 0)).not.toContain('longer than');
  });

  test('a long value comes with its strings', () => {
    const strings = [`v=spf1 ${'a'.repeat(248)}`, 'b ~all'];
    const note = adminNote({strings, ttl: 3_600}, 0);
    expect(note).toContain(strings.join(''));
    expect(note).toContain(`"${strings[0] ?? ''}" "${strings[1] ?? ''}"`);
  });
});
