import fc from 'fast-check';
import {brand} from '../../site';
import {securityTxt} from '../securityTxt';

const at = (builtOn: Date) =>
  securityTxt({
    siteUrl: 'https://a.example',
    email: brand.supportEmail,
    policyPath: '/contact/#security',
    builtOn,
  });

/** Fields of the file in their order (RFC 9116, section 2.3). */
function fieldsOf(text: string): [string, string][] {
  return text
    .trimEnd()
    .split('\n')
    .map((line) => {
      const [, name = '', value = ''] = /^([A-Za-z-]+): (\S.*)$/.exec(line) ?? [];
      return [name, value];
    });
}

it('has each field of RFC 9116 that it needs, once or as often as allowed', () => {
  const fields = fieldsOf(at(new Date('2026-11-22T10:11:12.345Z')));
  expect(fields).toEqual([
    ['Contact', `mailto:${brand.supportEmail}`],
    ['Contact', 'https://a.example/contact/#security'],
    ['Expires', '2027-11-21T00:00:00Z'],
    ['Preferred-Languages', 'en'],
    ['Canonical', 'https://a.example/.well-known/security.txt'],
    ['Policy', 'https://a.example/contact/#security'],
  ]);
});

it('expires in the future and in less than a year, on whatever day it is built', () => {
  const day = 86_400_000;
  fc.assert(
    fc.property(
      fc.date({
        min: new Date('2026-01-01'),
        max: new Date('2090-01-01'),
        noInvalidDate: true,
      }),
      (builtOn) => {
        const fields = new Map(fieldsOf(at(builtOn)));
        const expires = Date.parse(fields.get('Expires') ?? '');
        expect(expires - builtOn.getTime()).toBeGreaterThan(300 * day);
        expect(expires - builtOn.getTime()).toBeLessThan(365 * day);
      },
    ),
  );
});

it('ends its last line', () => {
  expect(at(new Date()).endsWith('\n')).toBe(true);
});
