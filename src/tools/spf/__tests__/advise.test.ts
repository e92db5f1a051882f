import {adviseRecord, parseSpf} from '..';

function advise(record: string) {
  return adviseRecord(parseSpf(record));
}

test.each([
  ['v=spf1 a -all', []],
  ['v=spf1 redirect=_spf.example.com', []],
  ['v=spf1', ['no-all']],
  ['v=spf1 a', ['no-all']],
  ['v=spf1 a +all', ['pass-all']],
  ['v=spf1 a all', ['pass-all']],
  ['v=spf1 a ?all', ['neutral-all']],
  ['v=spf1 -all a', ['after-all']],
  ['v=spf1 -all exp=e.example.com', []],
  ['v=spf1 redirect=_spf.example.com -all', ['redirect-and-all']],
  ['v=spf1 a a:example.com A -all', ['repeated']],
  ['v=spf1 ip4:192.0.2.0/24 ip4:192.0.2.7 -all', ['covered']],
  ['v=spf1 ip4:192.0.2.7 ip4:192.0.2.7/32 -all', ['repeated']],
  ['v=spf1 ptr -all', ['ptr']],
  ['v=spf1 exists:%{p}.example -all', ['p-macro']],
  ['v=spf1 ip4:10.1.2.3 -all', ['inner-address']],
  ['v=spf1 ip4:0.0.0.0/1 -all', ['inner-address']],
  ['v=spf1 ip4:128.0.0.0/1 -all', ['wide-network']],
  ['v=spf1 ip6:::/0 -all', ['inner-address']],
  ['not a record', []],
])('%s', (record, codes) => {
  expect(advise(record).map(({code}) => code)).toEqual(codes);
});

test('what is ignored after all is listed', () => {
  expect(advise('v=spf1 -all a mx x=y')[0]).toMatchObject({
    message: 'Receivers ignore everything after “-all”: a mx.',
    position: 13,
  });
});
