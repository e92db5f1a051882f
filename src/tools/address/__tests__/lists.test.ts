// cspell:disable -- addresses with faults, and names in many scripts
import roleWords from 'role-based-email-addresses';
import {isDisposable, isRole, loadAddressData, roleOf} from '..';
import {isForwarding} from '../disposable';
import {providers} from '../providers';

describe('addresses of tasks', () => {
  // RFC 2142, 3 to 5
  test.each([
    ['info', 'business'],
    ['marketing', 'business'],
    ['sales', 'business'],
    ['support', 'business'],
    ['abuse', 'network'],
    ['noc', 'network'],
    ['security', 'network'],
    ['postmaster', 'service'],
    ['hostmaster', 'service'],
    ['usenet', 'service'],
    ['news', 'service'],
    ['webmaster', 'service'],
    ['www', 'service'],
    ['uucp', 'service'],
    ['ftp', 'service'],
    ['announce-request', 'service'],
  ])('%s (RFC 2142)', (local, kind) => {
    expect(roleOf(local)).toBe(kind);
  });

  test.each([
    ['Billing', 'common'],
    ['customer-service', 'common'],
    ['all_staff', 'common'],
    ['info+shop', 'business'],
    ['no-reply', 'no-reply'],
    ['NoReply', 'no-reply'],
    ['do.not.reply', 'no-reply'],
    ['news-noreply', 'no-reply'],
  ])('%s', (local, kind) => {
    expect(roleOf(local)).toBe(kind);
    expect(isRole(local)).toBe(true);
  });

  test.each([
    'ann',
    'ann.lee',
    'alexa',
    'infos.ann',
    'berlin',
    'x',
    '',
    'constructor',
    '"info"',
  ])('%s is a person', (local) => {
    expect(isRole(local)).toBe(false);
  });

  test('the words beside RFC 2142 are a part of the public list', () => {
    const known = new Set(roleWords.map((word) => word.replaceAll(/[._-]/g, '')));
    const own = roleWords.filter((word) => roleOf(word) !== undefined);
    expect(own.length).toBeGreaterThan(200);
    expect(known.has('kontakt')).toBe(true);
    // Words of that list that are also names, places or products.
    expect(
      roleWords.filter((word) => /^(?:alexa|berlin|chef|apple|123)$/.test(word)),
    ).toHaveLength(5);
    expect(['alexa', 'berlin', 'chef', 'apple', '123'].filter(isRole)).toEqual([]);
  });
});

describe('throw-away domains', () => {
  const data = loadAddressData();

  test.each([
    'mailinator.com',
    'yopmail.com',
    '10minutemail.com',
    'inbox.mailinator.com',
  ])('%s is one', async (domain) => {
    expect(isDisposable(domain, await data)).toBe(true);
  });

  test.each([
    'duck.com',
    'addy.io',
    'anonaddy.me',
    'ann.anonaddy.com',
    'simplelogin.com',
    'aleeas.com',
    'mozmail.com',
    'privaterelay.appleid.com',
  ])('%s forwards, even where the list has it', async (domain) => {
    const {disposable} = await data;
    expect(isForwarding(domain)).toBe(true);
    expect(isDisposable(domain, {disposable: new Set([...disposable, domain])})).toBe(
      false,
    );
  });

  test('no provider of ours is in the list', async () => {
    const known = await data;
    const domains = providers.flatMap((provider) => provider.domains);
    expect(domains.filter((domain) => isDisposable(domain, known))).toEqual([]);
  });

  test('nor is a domain that is merely longer', async () => {
    expect(isDisposable('notmailinator.example', await data)).toBe(false);
    expect(isDisposable('com', await data)).toBe(false);
  });
});
