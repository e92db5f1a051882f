import fc from 'fast-check';
import {anyCharacter} from '../../../../tests/support/anyCharacter';
import {inspectSpf, parseSpf} from '..';
import {createZoneResolver} from '../../dns/testing';
import {explainTerm} from '../parse';
import {parsePlain, readPlainTerm} from '../plain';
import {anyRecord, zone} from './spfWorld';

test.each([
  ['v=spf1', []],
  ['V=SPF1 include:_spf.example.net -all', ['include', 'all']],
  ['v=spf1 a mx/24 a:example.com//64 mx:example.com/24//64 ~ALL', 'a mx a mx all'],
  ['v=spf1 ip4:192.0.2.0/24 ip6:2001:db8::/32 ?all', 'ip4 ip6 all'],
  ['v=spf1 exists:%{i}._spf.%{d2} ptr:example.com ptr', 'exists ptr ptr'],
  ['v=spf1 redirect=_spf.example.com exp=%{d}', 'redirect exp'],
])('%s has no fault', (text, names) => {
  const record = parsePlain(text);
  expect(record).toEqual(parseSpf(text));
  expect(record?.terms.map((term) => term.kind !== 'broken' && term.name)).toEqual(
    typeof names === 'string' ? names.split(' ') : names,
  );
});

test.each([
  'v=spf10 -all',
  ' v=spf1 -all',
  'v=spf1 all:x',
  'v=spf1 include',
  'v=spf1 include:',
  'v=spf1 include:example',
  'v=spf1 include:example.com/24',
  'v=spf1 include:a,b.example.com',
  'v=spf1 include:a..example.com',
  `v=spf1 include:${'x'.repeat(64)}.example.com`,
  'v=spf1 a:example.com/33',
  'v=spf1 a:example.com/024',
  'v=spf1 ip4:192.0.2',
  'v=spf1 ip4:2001:db8::1',
  'v=spf1 ip6:2001:db8::/129',
  'v=spf1 ip4=192.0.2.1',
  'v=spf1 exists:%{x}.example.com',
  'v=spf1 unknown=value',
  'v=spf1 redirect=a.example redirect=b.example',
  'v=spf1 \u00a0-all',
])('%s is left to the parser that explains faults', (text) => {
  expect(parsePlain(text)).toBeUndefined();
});

test('a term without a fault is read as the parser that explains faults reads it', () => {
  let plain = 0;
  fc.assert(
    fc.property(
      fc.oneof(
        {weight: 3, arbitrary: anyRecord},
        {weight: 1, arbitrary: fc.string({unit: anyCharacter})},
      ),
      (record) => {
        for (const {0: written, index} of record.matchAll(/[^ ]+/g)) {
          const {term, problems} = explainTerm(written, index + 1);
          const read = readPlainTerm(written, index + 1);
          const isPlain = term.kind !== 'broken' && problems.length === 0;
          // A modifier that receivers do not know may be a typo, so the other parser decides.
          if (isPlain && /^(?:redirect|exp)=|^[^=]*$/i.test(written)) {
            plain += 1;
            expect(read).toEqual(term);
          } else if (!isPlain) {
            expect(read).toBeUndefined();
          }
        }
      },
    ),
  );
  expect(plain).toBeGreaterThan(50);
});

test('an inspection never needs what it has not fetched', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyRecord, {minLength: 1, maxLength: 2}), async (texts) => {
      const own = {'example.com': {TXT: texts}};
      await inspectSpf('example.com', createZoneResolver({...zone, ...own}));
    }),
  );
});
