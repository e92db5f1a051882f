// cspell:disable -- addresses with slips in them
import disposable from 'disposable-email-domains-js/dist/dict/disposable_email_blocklist.json';
import fc from 'fast-check';
import {checkAddress, mendDomain, suggestFor} from '../../address';
import type {Resolver} from '../../dns';
import {cleanList, createListClassifier, defaultRules} from '..';
import {addressIn} from '../extract';
import {classBeforeDns} from '../sort';
import type {CleanRuleName, ListClass} from '../names';

const data = {disposable: new Set(disposable)};
const classifier = createListClassifier();

/** Every domain takes mail, so that only the address itself decides. */
const accepting: Resolver = {
  query: (name, type) =>
    Promise.resolve({
      rcode: 'NOERROR',
      answers:
        type === 'MX'
          ? [{name, type, ttl: 60, data: {preference: 10, exchange: 'mx.example.net'}}]
          : type === 'A'
            ? [{name, type, ttl: 60, data: '192.0.2.1'}]
            : [],
    }),
};

/** What the cleaner does to an address by default: a rule's name, 'held' or 'kept'. */
function fateOf(address: string): CleanRuleName | 'held' | 'kept' {
  const {kept, held, removed} = cleanList(address, defaultRules, {
    layout: '',
    header: false,
    classifier,
  });
  expect(kept.length + held.length + removed.length).toBeLessThanOrEqual(1);
  return removed[0]?.rule ?? (held.length > 0 ? 'held' : 'kept');
}

/** What each class of the list validation comes to in the cleaner. */
const fates: Partial<Record<ListClass, ReturnType<typeof fateOf>>> = {
  unasked: 'kept',
  role: 'kept',
  doubtful: 'kept',
  dead: 'kept',
  typo: 'held',
  disposable: 'disposable',
  broken: 'syntax',
};

/** What the validator finds, by the codes that a class is made of. */
async function findingsOf(address: string) {
  const {verdict, reasons} = await checkAddress(address, accepting, data);
  const codes = reasons.map(({code}) => code);
  return {
    verdict,
    typo: codes.includes('typo-provider') || codes.includes('typo-ending'),
    disposable: codes.includes('disposable'),
  };
}

test.each<[string, ListClass, string | undefined]>([
  ['anna@gmial.com', 'typo', 'anna@gmail.com'],
  ['info@gmial.com', 'typo', 'info@gmail.com'],
  ['anna@hotmial.com', 'typo', 'anna@hotmail.com'],
  ['anna@hotmai.com', 'typo', 'anna@hotmail.com'],
  ['anna@yaho.com', 'typo', 'anna@yahoo.com'],
  ['anna@gmail.con', 'typo', 'anna@gmail.com'],
  ['anna@shop.con', 'typo', 'anna@shop.com'],
  ['anna@gmail.co.uk', 'typo', 'anna@gmail.com'],
  ['anna@mailinator.com', 'disposable', undefined],
  ['anna@cryptogmail.com', 'disposable', undefined],
  ['anna@gmail2.gq', 'disposable', undefined],
  ['anna@gmail.or.at', 'disposable', undefined],
  ['anna@h0tmaii.com', 'disposable', undefined],
  ['anna@hormails.com', 'disposable', undefined],
  ['anna@mail.gmial.com', 'disposable', undefined],
  ['anna@gmail.com', 'unasked', undefined],
  ['info@gmail.com', 'role', undefined],
  ['anna@gmail,com', 'broken', 'anna@gmail.com'],
])('%s is %s in all three tools', async (address, kind, suggested) => {
  expect(classBeforeDns(classifier.classify(address))).toBe(kind);
  expect(fateOf(address)).toBe(fates[kind]);
  expect(await findingsOf(address)).toEqual({
    verdict:
      kind === 'broken'
        ? 'undeliverable'
        : kind === 'unasked' || kind === 'role'
          ? 'likely'
          : 'risky',
    typo: kind === 'typo',
    disposable: kind === 'disposable',
  });
  // The validator's hint while one types knows no list of disposable domains.
  expect(suggestFor(address)?.address).toBe(suggested);
});

const slips = fc
  .tuple(
    fc.constantFrom('gmail.com', 'hotmail.com', 'yahoo.com', 'outlook.com', 'gmx.de'),
    fc.nat(10),
    fc.constantFrom('', 'a', 'i', 'l', '.', '0', 'om'),
  )
  .map(
    ([domain, place, instead]) =>
      domain.slice(0, place) + instead + domain.slice(place + 1),
  );
const domains = fc.oneof(
  fc.constantFrom(...disposable),
  fc.constantFrom('gmial.com', 'hotmial.com', 'hotmai.com'),
  slips,
  fc.domain(),
  fc.string({
    unit: fc.constantFrom('a', 'm', '.', 'l', 'c', 'o', ' ', '@'),
    maxLength: 12,
  }),
);
const locals = fc.oneof(
  fc.constantFrom('anna', 'info', 'no-reply', 'a+b', '"a b"'),
  fc.string({unit: fc.constantFrom('a', '.', '@', '"', ','), maxLength: 6}),
);

test('any address comes to the same in the validator, the validation and the cleaner', async () => {
  await fc.assert(
    fc.asyncProperty(locals, domains, async (local, domain) => {
      const address = `${local}@${domain}`;
      fc.pre(addressIn(address) === address);
      const kind = classBeforeDns(classifier.classify(address));
      const {typo, disposable: thrown} = await findingsOf(address);
      expect(fateOf(address)).toBe(fates[kind]);
      expect({typo, thrown: kind === 'dead' ? false : thrown}).toEqual({
        typo: kind === 'typo',
        thrown: kind === 'disposable',
      });
    }),
  );
});

// Looked at one by one: whoever takes a newer list looks at what is new here.
test('few disposable domains are a slip away from a great provider', () => {
  expect(disposable.filter((domain) => mendDomain(domain) !== undefined)).toEqual([
    'gmial.com',
    'hotmai.com',
    'hotmial.com',
  ]);
});
