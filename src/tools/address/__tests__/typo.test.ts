// cspell:disable -- addresses with faults, and names in many scripts
import fc from 'fast-check';
import {providerOf} from '..';
import {distance} from '../distance';
import {isKnownProvider, providers} from '../providers';
import {mendDomain} from '../typo';

describe('slips', () => {
  test.each([
    ['gmial.com', 'gmail.com'],
    ['gmai.com', 'gmail.com'],
    ['gmaill.com', 'gmail.com'],
    ['gnail.com', 'gmail.com'],
    ['mgail.com', 'gmail.com'],
    ['gmail.con', 'gmail.com'],
    ['gmail.co', 'gmail.com'],
    ['gmail.cm', 'gmail.com'],
    ['gmail.com.com', 'gmail.com'],
    ['gmailc.om', 'gmail.com'],
    ['gmailcom', 'gmail.com'],
    ['gmail', 'gmail.com'],
    ['gmail.de', 'gmail.com'],
    ['gmail.co.uk', 'gmail.com'],
    ['gmail.com.br', 'gmail.com'],
    ['gmial.con', 'gmail.com'],
    ['hotmail.co', 'hotmail.com'],
    ['hotmial.com', 'hotmail.com'],
    ['homail.com', 'hotmail.com'],
    ['hormial.com', 'hotmail.com'],
    ['hotmail.couk', 'hotmail.co.uk'],
    ['yaho.com', 'yahoo.com'],
    ['yahooo.com', 'yahoo.com'],
    ['yahoo.cmo', 'yahoo.com'],
    ['outlok.com', 'outlook.com'],
    ['iclould.com', 'icloud.com'],
    ['alo.com', 'aol.com'],
    ['aol.con', 'aol.com'],
    ['wanado.fr', 'wanadoo.fr'],
    ['protonmial.com', 'protonmail.com'],
  ])('%s is %s', (domain, meant) => {
    expect(mendDomain(domain)).toEqual({domain: meant, code: 'typo-provider'});
  });

  test.each([
    ['shop.con', 'shop.com'],
    ['mail.shop.cmo', 'mail.shop.com'],
    ['shop.nte', 'shop.net'],
    ['shop.ogr', 'shop.org'],
  ])('%s has an ending that does not exist', (domain, meant) => {
    expect(mendDomain(domain)).toEqual({domain: meant, code: 'typo-ending'});
  });
});

describe('no slips', () => {
  test.each(providers.flatMap(({domains}) => domains))('%s', (domain) => {
    expect(isKnownProvider(domain)).toBe(true);
    expect(mendDomain(domain)).toBeUndefined();
  });

  test.each([
    // Real names beside a provider's
    'yahoo.co.nz',
    'hotmail.cz',
    'outlook.jp',
    'live.jp',
    'gmx.li',
    'cloud.com',
    'mails.com',
    'hmail.com',
    'love.com',
    'like.com',
    'web.com',
    'proton.com',
    'orange.com',
    'libero.com',
    // Real endings
    'shop.co',
    'shop.cm',
    'shop.om',
    'shop.cam',
    'shop.de',
    'example.com',
    'con',
    '',
    '[192.0.2.1]',
    // Names of their own below “gmail”
    'gmail.or.at',
    'gmail.example.com',
    // Made to look like a provider's
    'h0tmaii.com',
    'hormails.com',
  ])('%s', (domain) => {
    expect(mendDomain(domain)).toBeUndefined();
  });

  test('what is suggested is never mended again', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...providers.flatMap(({domains}) => domains)),
        fc.nat(20),
        fc.constantFrom('', 'a', 'o', '.', 'm'),
        (domain, place, instead) => {
          const slip = domain.slice(0, place) + instead + domain.slice(place + 1);
          const mended = mendDomain(slip);
          if (mended) {
            expect(mendDomain(mended.domain)).toBeUndefined();
          }
        },
      ),
    );
  });
});

test('no domain belongs to two providers', () => {
  const domains = providers.flatMap((provider) => provider.domains);
  expect(domains.filter((domain, index) => domains.indexOf(domain) !== index)).toEqual(
    [],
  );
  expect(providerOf('googlemail.com')).toBe('Gmail');
  expect(providerOf('shop.de')).toBeUndefined();
});

test.each([
  ['gmail', 'gmail', 0],
  ['gmial', 'gmail', 1],
  ['gmai', 'gmail', 1],
  ['gmaiil', 'gmail', 1],
  ['gmaul', 'gmail', 1],
  ['gmapl', 'gmail', 2],
  ['', 'gmail', 5],
])('from %s to %s it is %d', (a, b, steps) => {
  expect(distance(a, b)).toBe(steps);
  expect(distance(b, a)).toBe(steps);
});
