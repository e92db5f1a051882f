import fc from 'fast-check';

import {composeSpf, inspectSpf, parseSpf, type Mechanism, type Term} from '..';
import {createZoneResolver} from '../../dns/testing';
import {repairRecord} from '../repair';
import {adviseOn, draftOfRecord, isTidy} from '../suggest';
import {networkOfTerm, matchKey} from '../terms';
import {covers} from '../network';
import {anyRecord, zone} from './spfWorld';

async function adviceOn(...records: (string | string[])[]) {
  const own = {'example.com': {TXT: records}};
  return inspectSpf('example.com', createZoneResolver({...zone, ...own}));
}

describe('a fault is repaired as its finding says', () => {
  test.each([
    ['ip:192.0.2.1', 'ip4:192.0.2.1'],
    ['IP:192.0.2.1', 'ip4:192.0.2.1'],
    ['+ip:192.0.2.1', '+ip4:192.0.2.1'],
    ['ipv4:192.0.2.1', 'ip4:192.0.2.1'],
    ['ip:2001:db8::/32', 'ip6:2001:db8::/32'],
    ['ip:mail.example.com', 'a:mail.example.com'],
    ['a:192.0.2.11', 'ip4:192.0.2.11'],
    ['A:192.0.2.11', 'ip4:192.0.2.11'],
    ['a:192.0.2.0/24', 'ip4:192.0.2.0/24'],
    ['a:2001:db8::/32', 'ip6:2001:db8::/32'],
    ['mx:192.0.2.1', 'ip4:192.0.2.1'],
    ['include:192.0.2.0/24', 'ip4:192.0.2.0/24'],
    ['ip4:mail.example.com', 'a:mail.example.com'],
    ['ip6:mail.example.com/64', 'a:mail.example.com//64'],
    ['ip4:2001:db8::1', 'ip6:2001:db8::1'],
    ['ip4:2001:db8::/32', 'ip6:2001:db8::/32'],
    ['ip6:192.0.2.0/24', 'ip4:192.0.2.0/24'],
    ['ip6:::ffff:192.0.2.1', 'ip4:192.0.2.1'],
    ['ip4:192.0.2.0/024', 'ip4:192.0.2.0/24'],
    ['include:example.net/24', 'include:example.net'],
    ['include=spf.example.net', 'include:spf.example.net'],
    ['ip4=192.0.2.1', 'ip4:192.0.2.1'],
    ['ip=2001:db8::1', 'ip6:2001:db8::1'],
    ['include: spf.example.net', 'include:spf.example.net'],
    ['include spf.example.net', 'include:spf.example.net'],
    ['include :spf.example.net', 'include:spf.example.net'],
    ['ip4 192.0.2.1', 'ip4:192.0.2.1'],
    ['include:https://spf.example.net', 'include:spf.example.net'],
    ['include:https://spf.example.net/', 'include:spf.example.net'],
    ['a:https://mail.example.net/24', 'a:mail.example.net/24'],
    ['mx:https://example.net/24//64', 'mx:example.net/24//64'],
    ['include:_spf.example.net,', 'include:_spf.example.net'],
    [
      'include:spf.example.net,example.net',
      'include:spf.example.net include:example.net',
    ],
    ['ip4:192.0.2.1,192.0.2.2', 'ip4:192.0.2.1 ip4:192.0.2.2'],
    ['"ip4:192.0.2.1"', 'ip4:192.0.2.1'],
    ['ip4:192.0.2.1include:spf.example.net', 'ip4:192.0.2.1 include:spf.example.net'],
    ['ip4:192.0.2.1\u00a0mx:mail.example.net', 'ip4:192.0.2.1 mx:mail.example.net'],
    ['include:bücher.example', 'include:xn--bcher-kva.example'],
    ['192.0.2.1', 'ip4:192.0.2.1'],
  ])('%s becomes %s', async (written, meant) => {
    const {suggestion, obstacles, problems} = await adviceOn(`v=spf1 ${written} -all`);
    expect(obstacles).toBeUndefined();
    expect(suggestion).toEqual({
      record: `v=spf1 ${meant} -all`,
      strings: [`v=spf1 ${meant} -all`],
      changes: [`We changed “${written}” to “${meant}”.`],
    });
    const cures = problems.map(({cure = ''}) => cure).join('\n');
    if (!written.includes('ffff')) {
      expect(cures).toContain(`Write ${meant}.`);
    }
  });

  test.each([
    // A term that is refused stays refused.
    [
      'v=spf1 ip4:192.0.2.1 -include=spf.example.net -all',
      'v=spf1 ip4:192.0.2.1 -include:spf.example.net -all',
    ],
    [
      'v=spf1 ip4:192.0.2.1 -ip:192.0.2.9 -all',
      'v=spf1 ip4:192.0.2.1 -ip4:192.0.2.9 -all',
    ],
    ['v=spf1 redirect:example.net', 'v=spf1 redirect=example.net'],
    ['v=spf1 redirect= example.net', 'v=spf1 redirect=example.net'],
    ['v=spf1 ip:192.0.2.1 –all', 'v=spf1 ip4:192.0.2.1 -all'],
    ['v=spf1 ip4:192.0.2.1-all', 'v=spf1 ip4:192.0.2.1 -all'],
    ['v=spf1 ip4:192.0.2.1 ; -all', 'v=spf1 ip4:192.0.2.1 -all'],
    ['v=spf1 ip4:192.0.2.1 exp=192.0.2.1 -all', 'v=spf1 ip4:192.0.2.1 -all'],
    ['v=spf1 -all include:spf.example.net', 'v=spf1 include:spf.example.net -all'],
    ['v=spf1 redirect=example.net -all', 'v=spf1 include:example.net -all'],
    ['v=spf1 ip4:192.0.2.1 ~all -all', 'v=spf1 ip4:192.0.2.1 ~all'],
    ['v=spf1 ip4:192.0.2.1 include:example.com -all', 'v=spf1 ip4:192.0.2.1 -all'],
    ['v=spf1 ip4:192.0.2.1 mx:null.example -all', 'v=spf1 ip4:192.0.2.1 -all'],
    // What finds nothing stays where nothing else names a sender, and the fault goes.
    ['v=spf1 ip:gone.example.com -all', 'v=spf1 a:gone.example.com -all'],
    ['v=spf1 v=spf1 -all', 'v=spf1 -all'],
    ['v=spf1 ; -all', 'v=spf1 -all'],
  ])('%s: %s', async (record, expected) => {
    const {suggestion} = await adviceOn(record);
    expect(suggestion?.record).toBe(expected);
    expect((await adviceOn(expected)).suggestion).toBeUndefined();
  });

  test.each<[string[], string]>([
    [
      ['v=spf1 ip4:192.0.2.1', 'include:spf.example.net -all'],
      'v=spf1 ip4:192.0.2.1 include:spf.example.net -all',
    ],
    // Read as one these are well formed, and find nothing.
    [
      ['v=spf1 a:mail.example.net', 'include:spf.example.net -all'],
      'v=spf1 a:mail.example.net include:spf.example.net -all',
    ],
    [['v=spf1 include:spf.example.net', '-all'], 'v=spf1 include:spf.example.net -all'],
    [['v=spf1', 'include:spf.example.net -all'], 'v=spf1 include:spf.example.net -all'],
    [
      ['v=spf1 a:mail.example.net', 'a:192.0.2.1 -all'],
      'v=spf1 a:mail.example.net ip4:192.0.2.1 -all',
    ],
  ])('%j: the lost space is put back', async (strings, expected) => {
    const {suggestion} = await adviceOn(strings);
    expect(suggestion?.record).toBe(expected);
  });
});

describe('no suggestion is made where it could turn mail away', () => {
  test.each([
    [
      'v=spf1 ip4:192.0.2.1/33 -all',
      'We can’t tell which senders “ip4:192.0.2.1/33” was meant to name.',
    ],
    ['v=spf1 mx ip4:192.0.2 -all', '“ip4:192.0.2”'],
    ['v=spf1 ip4:192.0.2.1 x:foo -all', '“x:foo”'],
    ['v=spf1 ip4:192.0.2.1 spf.example.net -all', 'write include:spf.example.net'],
    ['v=spf1 ip4:192.0.2.1 include=foo -all', '“include=foo”'],
    ['v=spf1 include: include:example.net/24 -all', '“include:”'],
    ['v=spf1 ip4:192.0.2.1 exists:%{x} -all', '“exists:%{x}”'],
    [
      'v=spf1 redirect=example.net redirect=spf.example.net',
      'only one redirect can count',
    ],
    [
      'v=spf1 include:example.com -all',
      'Without “include:example.com” the record would name no sender',
    ],
    ['v=spf1 include:gone.example -all', 'Without “include:gone.example”'],
    [
      'v=spf1 a:gone.example include:gone.example ~all',
      'Without “a:gone.example” and “include:gone.example”',
    ],
    ['v=spf1 a:gone.example -all', 'Without “a:gone.example”'],
    ['v=spf1 mx:null.example -all', 'Without “mx:null.example”'],
    ['v=spf1 redirect=gone.example', 'Without “redirect=gone.example”'],
    ['v=spf1 -ip4:192.0.2.9 include:gone.example -all', 'Without “include:gone.example”'],
    ['v=spf1 +all', 'The record names no sender'],
    ['v=spf1 ?all', 'The record names no sender'],
    ['v=spf1 -ip4:192.0.2.9', 'The record names no sender'],
  ])('%s', async (record, says) => {
    const {suggestion, obstacles} = await adviceOn(record);
    expect(suggestion).toBeUndefined();
    expect(obstacles).toEqual([expect.stringContaining(says)]);
  });

  test('a record that means nobody is left alone', async () => {
    for (const record of ['v=spf1 -all', 'v=spf1 ~all', 'v=spf1 -ip4:192.0.2.1 -all']) {
      const {suggestion, obstacles} = await adviceOn(record);
      expect([record, suggestion, obstacles]).toEqual([record, undefined, undefined]);
    }
  });

  test('several records: faults are repaired or asked about, not dropped', async () => {
    const merged = await adviceOn(
      'v=spf1 ip:192.0.2.1 -all',
      'v=spf1 include=spf.example.net ~all',
    );
    expect(merged.suggestion).toMatchObject({
      record: 'v=spf1 ip4:192.0.2.1 include:spf.example.net ~all',
      changes: expect.arrayContaining([
        'We changed “ip:192.0.2.1” to “ip4:192.0.2.1”.',
      ]) as string[],
    });
    const unclear = await adviceOn('v=spf1 x:foo -all', 'v=spf1 ip4:192.0.2.1 ~all');
    expect(unclear.suggestion).toBeUndefined();
    expect(unclear.obstacles).toEqual([expect.stringContaining('“x:foo”')]);
    expect(unclear.verdict.text).toBe(
      'Receivers return permerror until there is only one.',
    );
    const gone = await adviceOn('v=spf1 include:gone.example -all', 'v=spf1 -all');
    expect(gone.suggestion).toBeUndefined();
    expect(gone.obstacles).toEqual([expect.stringContaining('“include:gone.example”')]);
  });

  test('a text that cannot be read beside one that can is asked about', async () => {
    const {suggestion, obstacles} = await adviceOn(
      ' v=spf1 ip4:192.0.2.1 ~all',
      'v=spf1; mx -all',
    );
    expect(suggestion).toBeUndefined();
    expect(obstacles).toHaveLength(1);
  });
});

describe('an existing record in the generator', () => {
  const compose = (existing: string, domain?: string) =>
    composeSpf({existing, ending: '-all', ...(domain !== undefined && {domain})});

  test('is repaired as in the checker', () => {
    const {record, obstacles, problems} = compose(
      'v=spf1 ip:192.0.2.1 a:192.0.2.11 include=spf.example.net -all',
    );
    expect(record).toBe(
      'v=spf1 ip4:192.0.2.1 ip4:192.0.2.11 include:spf.example.net -all',
    );
    expect(obstacles).toEqual([]);
    expect(problems.filter(({code}) => code === 'term-repaired')).toHaveLength(3);
  });

  test('a lost space between pasted strings is put back', () => {
    const {record, problems} = compose(
      '"v=spf1 ip4:192.0.2.1" "include:spf.example.net -all"',
    );
    expect(record).toBe('v=spf1 ip4:192.0.2.1 include:spf.example.net -all');
    expect(problems.map(({code}) => code)).toContain('lost-space');
  });

  test.each([
    ['v=spf1 x:foo -all', '“x:foo”'],
    ['v=spf1; include:spf.example.net -all', 'v=spf1 is followed'],
    ['v=spf1 +all', 'names no sender'],
    ['v=spf1 include:example.com -all', 'names no sender'],
  ])('%s must not be published yet', (existing, says) => {
    expect(compose(existing, 'example.com').obstacles).toEqual([
      expect.stringContaining(says),
    ]);
  });

  test('a record that includes itself loses that', () => {
    const {record, obstacles} = compose(
      'v=spf1 include:Example.com. mx -all',
      'example.com',
    );
    expect(record).toBe('v=spf1 mx -all');
    expect(obstacles).toEqual([]);
  });

  test('a domain that sends nothing is fine', () => {
    expect(compose('v=spf1 -all').obstacles).toEqual([]);
    expect(compose('').obstacles).toEqual([]);
  });
});

describe('for any record', () => {
  /** The terms by which a sender is meant to pass, as they are or as they can be repaired. */
  function meant(text: string): Mechanism[] {
    const read = (terms: readonly Term[]): Mechanism[] =>
      terms.flatMap((one) =>
        one.repair !== undefined
          ? read(parseSpf(`v=spf1 ${one.repair}`).terms)
          : one.kind === 'mechanism' && one.qualifier === '+' && one.name !== 'all'
            ? [one]
            : [],
      );
    return read(parseSpf(text).terms);
  }

  /** Names with nothing behind them, and what leads back to the record itself. */
  const nothingThere =
    /^\+?(?:(?:a|include):gone\.example|include:(?:example\.com|%\{d\}\.example)|mx:null\.example|a|mx|ip6:::ffff:.*)$/i;

  function isNamed(wanted: Mechanism, terms: readonly Term[]): boolean {
    const network = networkOfTerm(wanted);
    return terms.some((one) => {
      if (one.kind !== 'mechanism') {
        return false;
      }
      const other = networkOfTerm(one);
      return (
        matchKey(one) === matchKey(wanted) || (network && other && covers(other, network))
      );
    });
  }

  test('a suggestion is sound, final, and names every sender that was named', async () => {
    let suggested = 0;
    await fc.assert(
      fc.asyncProperty(anyRecord, async (text) => {
        const {suggestion, obstacles} = await adviceOn(text);
        if (!suggestion) {
          return;
        }
        suggested += 1;
        expect(obstacles).toBeUndefined();
        const {valid, terms} = parseSpf(suggestion.record);
        expect(valid).toBe(true);
        expect(suggestion.strings.join('')).toBe(suggestion.record);
        expect(suggestion.changes).not.toEqual([]);
        expect((await adviceOn(suggestion.record)).suggestion).toBeUndefined();
        for (const wanted of meant(text)) {
          if (!nothingThere.test(wanted.text)) {
            expect([wanted.text, isNamed(wanted, terms)]).toEqual([wanted.text, true]);
          }
        }
        if (/^v=spf1 [-~?+]?all$/i.test(suggestion.record)) {
          // All that was there beside endings named nobody and said nothing.
          const old = parseSpf(text).terms.filter(
            (one) =>
              one.repair !== '' &&
              !/^(?:[-+~?]?all|v=spf1|exp=.*|[–-]all\.?)$/i.test(one.text),
          );
          expect(old.map((one) => one.text)).toEqual([]);
        }
      }),
    );
    // About a third of all records get one.
    expect(suggested).toBeGreaterThan(5);
  });

  test('a record without a finding needs none, so what writes them is not loaded', async () => {
    const sound = fc
      .tuple(
        fc.uniqueArray(
          fc.constantFrom(
            'ip4:192.0.2.1',
            '?ip4:192.0.2.2',
            'a:mail.example.com',
            'MX:mail.example.net',
            'include:spf.example.net',
            'exists:%{i}.bl.example',
            'x=y',
          ),
        ),
        fc.constantFrom('-all', '~ALL', 'redirect=example.net', '?all', ''),
      )
      .map(([terms, ending]) => ['v=spf1', ...terms, ending].join(' '));
    let clean = 0;
    await fc.assert(
      fc.asyncProperty(fc.oneof(sound, anyRecord), async (text) => {
        const {problems, budget} = await adviceOn(text);
        if (budget && problems.every(({severity}) => severity === 'fine')) {
          clean += 1;
          expect(
            adviseOn(
              draftOfRecord({strings: [text]}, parseSpf, repairRecord),
              budget.terms,
              parseSpf,
            ),
          ).toEqual({});
        }
      }),
    );
    expect(clean).toBeGreaterThan(5);
  });

  test('the generator keeps every sender, or says that the record is not ready', () => {
    fc.assert(
      fc.property(fc.array(anyRecord, {minLength: 1, maxLength: 2}), (texts) => {
        const composed = composeSpf({existing: texts.join('\n'), ending: '-all'});
        expect(parseSpf(composed.record).valid).toBe(true);
        if (composed.obstacles.length > 0) {
          return;
        }
        const {terms} = composed;
        for (const wanted of texts.flatMap(meant)) {
          if (!wanted.text.includes('::ffff:')) {
            expect([wanted.text, isNamed(wanted, terms)]).toEqual([wanted.text, true]);
          }
        }
      }),
    );
  });

  test('strings may be cut anywhere', async () => {
    const whole =
      'v=spf1 ip4:192.0.2.1 ip6:2001:db8::a:1 include:spf.example.net a:mail.example.com -all';
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(fc.integer({min: 1, max: whole.length - 1}), {maxLength: 5}),
        async (cuts) => {
          const at = [0, ...cuts.sort((a, b) => a - b), whole.length];
          const strings = at.slice(1).map((end, index) => whole.slice(at[index], end));
          const {suggestion, obstacles, problems} = await adviceOn(strings);
          expect([suggestion, obstacles]).toEqual([undefined, undefined]);
          expect(problems.map(({code}) => code)).not.toContain('lost-space');
        },
      ),
    );
  });
});

test('nothing is repaired in a tidy record', () => {
  let tidy = 0;
  fc.assert(
    fc.property(anyRecord, (text) => {
      if (isTidy(parseSpf(text))) {
        tidy += 1;
        expect(draftOfRecord({strings: [text]}, parseSpf)).toEqual(
          draftOfRecord({strings: [text]}, parseSpf, repairRecord),
        );
      }
    }),
    {numRuns: 500},
  );
  expect(tidy).toBeGreaterThan(0);
  expect(isTidy(parseSpf('v=spf1 a mx exp=e.example.com -all'))).toBe(true);
  expect(isTidy(parseSpf('v=spf1 redirect=_spf.example.com'))).toBe(true);
  expect(isTidy(parseSpf('v=spf1 -all mx'))).toBe(false);
  expect(isTidy(parseSpf('v=spf1 redirect=_spf.example.com -all'))).toBe(false);
  expect(isTidy(parseSpf('v=spf1 ip6:::ffff:192.0.2.8 -all'))).toBe(false);
});
