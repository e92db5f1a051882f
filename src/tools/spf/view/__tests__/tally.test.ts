import {createZoneResolver} from '../../../dns/testing';
import {countLookups, parseSpf} from '../..';
import {tally, type TallyRow} from '../tally';

const zone = {
  '_spf.one.example': {TXT: ['v=spf1 a:host.one.example include:_more.one.example ~all']},
  '_more.one.example': {TXT: ['v=spf1 ip4:198.51.100.0/24 ~all']},
  'host.one.example': {A: ['203.0.113.7']},
  '_spf.two.example': {TXT: ['v=spf1 ip4:203.0.113.0/24 ~all']},
};

const termsOf = (record: string) => parseSpf(record).terms;
const lookupsOf = (rows: readonly TallyRow[]): (number | undefined)[] =>
  rows.flatMap(({lookup, children}) => [lookup, ...lookupsOf(children)]);

async function count(record: string, domain?: string) {
  const resolver = createZoneResolver(zone);
  return countLookups(record, resolver, domain === undefined ? {} : {domain});
}

describe('tally', () => {
  test('without a count, every term that asks costs one, and includes are open', () => {
    const {used, exact, uncounted, rows} = tally(
      termsOf('v=spf1 ip4:192.0.2.1 a mx include:_spf.one.example ~all'),
    );
    expect({used, exact, uncounted}).toEqual({used: 3, exact: false, uncounted: 1});
    expect(rows.map(({state}) => state)).toEqual([
      'free',
      'unasked',
      'unasked',
      'uncounted',
      'free',
    ]);
  });

  test('without includes it is exact at once', () => {
    expect(tally(termsOf('v=spf1 a mx ~all'))).toMatchObject({used: 2, exact: true});
  });

  test('agrees with the count it was given', async () => {
    const record = 'v=spf1 include:_spf.one.example include:_spf.two.example mx ~all';
    const budget = await count(record);
    const {used, exact, rows} = tally(termsOf(record), budget.terms);
    expect(used).toBe(budget.lookups);
    expect(exact).toBe(true);
    expect(lookupsOf(rows).filter((lookup) => lookup !== undefined)).toEqual([
      1, 2, 3, 4, 5,
    ]);
    expect(rows[0]?.cost).toBe(3);
  });

  test('follows a change of the record without a question', async () => {
    const budget = await count(
      'v=spf1 include:_spf.one.example include:_spf.two.example ~all',
    );
    const changed = tally(
      termsOf('v=spf1 a include:_spf.two.example include:_spf.one.example ~all'),
      budget.terms,
    );
    expect(changed).toMatchObject({used: 5, exact: true});
    expect(changed.rows.map(({lookup}) => lookup)).toEqual([1, 2, 3, undefined]);
    expect(
      tally(
        termsOf('v=spf1 include:_spf.new.example include:_spf.one.example ~all'),
        budget.terms,
      ),
    ).toMatchObject({used: 4, exact: false, uncounted: 1});
  });

  test('names the term with which the limit is passed, wherever it stands', async () => {
    const fill = Array.from({length: 9}, (_, index) => `a:n${index}.example`).join(' ');
    const budget = await count('v=spf1 include:_spf.one.example ~all');
    const {used, breaker, rows} = tally(
      termsOf(`v=spf1 ${fill} include:_spf.one.example ~all`),
      budget.terms,
    );
    expect(used).toBe(12);
    expect(breaker?.text).toBe('a:host.one.example');
    expect(breaker?.over).toBe(true);
    expect(rows[9]?.over).toBe(false);
    expect(tally(termsOf(`v=spf1 ${fill} a ~all`)).breaker).toBeUndefined();
  });

  test('an include that got no answer stays open', async () => {
    const resolver = {query: () => Promise.resolve({rcode: 'SERVFAIL', answers: []})};
    const record = 'v=spf1 include:_spf.one.example ~all';
    const budget = await countLookups(record, resolver);
    const {exact, rows} = tally(termsOf(record), budget.terms);
    expect(exact).toBe(false);
    expect(rows[0]?.state).toBe('failed');
    expect(rows[0]?.problem).toContain('SERVFAIL');
  });
});
