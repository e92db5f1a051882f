// cspell:disable -- addresses with faults
import {faultyText, partsOf} from '../parts';
import {parseAddress} from '../..';

function taken(address: string) {
  const reading = parseAddress(address);
  return reading.valid
    ? partsOf(address, reading).map(({name, text, warnings}) =>
        [name, text, ...warnings.map(({code}) => code)].join(' '),
      )
    : [];
}

test.each([
  [
    'ann.lee+news@mail.shop.de',
    ['Mailbox ann.lee', 'Tag +news', 'At @', 'Domain mail.shop', 'Ending .de'],
  ],
  ['"a+b"@shop.de', ['Mailbox "a+b" quoted-local', 'At @', 'Domain shop', 'Ending .de']],
  ['+ann@shop.de', ['Mailbox +ann', 'At @', 'Domain shop', 'Ending .de']],
  ['ann@io', ['Mailbox ann', 'At @', 'Domain io no-dot']],
  ['ann@shop.test', ['Mailbox ann', 'At @', 'Domain shop', 'Ending .test special-use']],
  ['ann@shop。de', ['Mailbox ann', 'At @', 'Domain shop', 'Ending 。de ideographic-dot']],
  ['ann@[192.0.2.1]', ['Mailbox ann', 'At @', 'IP address [192.0.2.1] address-literal']],
])('%s is taken apart', (address, parts) => {
  expect(taken(address)).toEqual(parts);
});

test('the parts say how DNS writes a domain, or how people do', () => {
  const says = (address: string) => {
    const reading = parseAddress(address);
    return reading.valid ? partsOf(address, reading)[2]?.says : undefined;
  };
  expect(says('ann@bücher.de')).toContain('xn--bcher-kva.de');
  expect(says('ann@xn--bcher-kva.de')).toContain('bücher.de');
});

test.each([
  ['ann@shop,de', 9, {before: 'ann@shop', fault: ',', after: 'de', missing: false}],
  [
    'ann lee@shop.de',
    4,
    {before: 'ann', fault: '␣', after: 'lee@shop.de', missing: false},
  ],
  ['ann@', 5, {before: 'ann@', fault: '', after: '', missing: true}],
  [
    'a\u200bn\u202en@x',
    2,
    {before: 'a', fault: 'U+200B', after: 'n▯n@x', missing: false},
  ],
  [
    'a\u{10fdef}@x.de',
    2,
    {before: 'a', fault: 'U+10FDEF', after: '@x.de', missing: false},
  ],
  ['', undefined, {before: '', fault: '', after: '', missing: true}],
])('%j is parted at its fault', (address, position, parts) => {
  expect(faultyText(address, position)).toEqual(parts);
});
