/** Domains that records of a test may lead to, and any record with the faults people make. */
import fc from 'fast-check';
import {anyCharacter} from '../../../../tests/support/anyCharacter';
import type {Zone} from '../../dns/testing';

export const zone: Zone = {
  'spf.example.net': {TXT: ['v=spf1 ip4:198.51.100.0/25 ~all']},
  '_spf.example.net': {TXT: ['v=spf1 ip4:198.51.100.128/25 ~all']},
  'example.net': {TXT: ['v=spf1 ip4:203.0.113.0/28 ~all']},
  'loop.example': {TXT: ['v=spf1 include:loop.example -all']},
  'mail.example.com': {A: ['192.0.2.9']},
  'mail.example.net': {
    A: ['192.0.2.10'],
    MX: [{preference: 1, exchange: 'mail.example.net'}],
  },
  'null.example': {MX: [{preference: 0, exchange: '.'}]},
  'xn--bcher-kva.example': {TXT: ['v=spf1 ip4:192.0.2.44 -all']},
};

const sign = fc.constantFrom('', '', '', '+', '-', '~', '?');
const mechanism = fc.constantFrom(
  'ip4:192.0.2.1',
  'ip4:192.0.2.0/24',
  'ip4:198.51.100.7',
  'ip6:2001:db8::/32',
  'ip6:2001:db8::1',
  'a',
  'mx',
  'a:mail.example.com',
  'mx:mail.example.net',
  'mx:null.example',
  'a:gone.example',
  'include:spf.example.net',
  'include:_spf.example.net',
  'include:gone.example',
  'include:example.com',
  'include:loop.example',
  'include:%{d}.example',
  'exists:%{i}.bl.example',
  'ptr',
  'ip:192.0.2.1',
  'ipv4:192.0.2.2',
  'a:192.0.2.11',
  'a:192.0.2.0/24',
  'mx:192.0.2.1',
  'ip4:mail.example.com',
  'ip4:2001:db8::1',
  'ip6:192.0.2.3',
  'include:example.net/24',
  'include=spf.example.net',
  'ip4=192.0.2.4',
  'include: spf.example.net',
  'include:_spf.example.net,',
  'include:https://spf.example.net',
  'ip4:192.0.2.1include:spf.example.net',
  '192.0.2.5',
  'ip4:192.0.2.6,192.0.2.7',
  'ip6:::ffff:192.0.2.8',
  'ip4:192.0.2',
  'ip4:192.0.2.1/33',
  'x:foo',
  'spf.example.net',
  'include:foo',
  'include=foo',
  'include:',
  'all:x',
);
const term = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.tuple(sign, mechanism).map(([before, text]) => before + text),
  },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      'all',
      '+all',
      '-all',
      '-ALL',
      '~all',
      '?all',
      '-all.',
      '–all',
      ';',
      '"',
    ),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      'redirect=example.net',
      'redirect=gone.example',
      'redirect:example.net',
      'redirect=spf.example.net',
      'exp=e.example',
      'exp=f.example',
      'exp=192.0.2.1',
      'x=y',
      'v=spf1',
    ),
  },
  {weight: 1, arbitrary: fc.string({unit: anyCharacter, maxLength: 6})},
);
/** A record as somebody may have written it. */
export const anyRecord = fc
  .array(term, {maxLength: 7})
  .map((terms) => ['v=spf1', ...terms].join(' '));
