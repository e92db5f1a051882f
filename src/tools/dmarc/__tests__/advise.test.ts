import {adviseRecord, describeTestMode, parseDmarc} from '..';

const REST = 'np=reject; rua=mailto:a@example.com';

const advice = (text: string) => adviseRecord(parseDmarc(text));
const found = (text: string) => advice(text).map(({code, position}) => [code, position]);

test.each<[string, [string, number | undefined][]]>([
  [`v=DMARC1; p=none; ${REST}`, [['only-watching', 11]]],
  [`v=DMARC1; p=reject; ${REST}`, [['reject-and-lists', 11]]],
  [`v=DMARC1; p=quarantine; ${REST}`, []],
  [
    `v=DMARC1; p=none; t=y; sp=none; np=none; rua=mailto:a@example.com`,
    [
      ['only-watching', 19],
      ['idle-test', 19],
    ],
  ],
  [
    `v=DMARC1; p=none; t=y; ${REST}`,
    [
      ['only-watching', 19],
      ['test-mode', 19],
    ],
  ],
  [
    'v=DMARC1; p=none; t=y; sp=reject; rua=mailto:a@example.com',
    [
      ['only-watching', 19],
      ['test-mode', 19],
    ],
  ],
  [`v=DMARC1; p=reject; t=y; ${REST}`, [['test-mode', 21]]],
  [`v=DMARC1; p=quarantine; adkim=s; ${REST}`, [['strict-alignment', 25]]],
  [`v=DMARC1; p=quarantine; aspf=s; ${REST}`, [['strict-alignment', 25]]],
  [`v=DMARC1; p=quarantine; aspf=s; adkim=s; ${REST}`, [['strict-alignment', 33]]],
  [`v=DMARC1; p=quarantine; sp=none; ${REST}`, [['weak-subdomains', 25]]],
  [`v=DMARC1; p=quarantine; sp=quarantine; ${REST}`, []],
  [`v=DMARC1; p=quarantine; sp=reject; rua=mailto:a@example.com`, []],
  [
    'v=DMARC1; p=quarantine; np=none; rua=mailto:a@example.com',
    [['weak-missing-names', 25]],
  ],
  ['v=DMARC1; p=quarantine; np=quarantine; rua=mailto:a@example.com', []],
  ['v=DMARC1; p=quarantine; rua=mailto:a@example.com', [['no-np', undefined]]],
  ['v=DMARC1; p=quarantine; np=reject', [['no-reports', undefined]]],
  [`v=DMARC1; p=quarantine; fo=1; ${REST}`, [['fo-without-ruf', 25]]],
  [
    `v=DMARC1; p=quarantine; fo=1; ruf=mailto:a@example.com; ${REST}`,
    [['failure-reports', 31]],
  ],
  [`v=DMARC1; p=quarantine; psd=y; ${REST}`, [['public-suffix', 25]]],
  [`v=DMARC1; p=quarantine; psd=n; ${REST}`, [['own-organization', 25]]],
  [`v=DMARC1; p=quarantine; psd=u; ${REST}`, []],
])('%s', (text, expected) => {
  expect(found(text)).toEqual(expected);
});

test('a record that no receiver applies needs no advice', () => {
  expect(advice('v=DMARC1; p=none; p=reject')).toEqual([]);
  expect(advice('v=spf1 -all')).toEqual([]);
});

test('test mode is told as the policy that comes of it', () => {
  const said = (p: string) =>
    advice(`v=DMARC1; p=${p}; t=y; ${REST}`).find(({code}) => code === 'test-mode');
  expect(said('reject')?.message).toMatch(/as with p=quarantine\. .* apply p=reject in/);
  expect(said('quarantine')?.message).toMatch(/as with p=none\. .* apply all of these/);
});

test('test mode lowers the policies of subdomains, too', () => {
  const said = (tags: string) =>
    advice(`v=DMARC1; ${tags}; rua=mailto:a@example.com`).find(
      ({code}) => code === 'test-mode',
    )?.message;
  const lowered = (tags: string) => /While t=y is set.*?\./.exec(said(tags) ?? '')?.[0];
  expect(said('p=quarantine; np=reject; t=y')).toMatch(
    /p=none\. While t=y is set, np=reject is also applied as quarantine\. Receivers/,
  );
  expect(lowered('p=reject; sp=quarantine; np=reject; t=y')).toBe(
    'While t=y is set, sp=quarantine is also applied as none.',
  );
  expect(lowered('p=none; sp=quarantine; np=reject; t=y')).toBe(
    'While t=y is set, sp=quarantine is applied as none, and np=reject as quarantine.',
  );
  expect(said('p=none; np=reject; t=y')).toBe(
    't=y says that you are testing. While t=y is set, np=reject is applied as quarantine. Receivers that do not know the tag yet apply the policies of subdomains in full.',
  );
  expect(lowered('p=reject; np=reject; t=y')).toBeUndefined();
  expect(lowered('p=reject; sp=none; t=y')).toBeUndefined();
  expect(describeTestMode(parseDmarc('v=DMARC1; p=quarantine; np=reject'))).toBe(
    undefined,
  );
});

test('strict alignment names the check it is for', () => {
  const said = (tags: string) =>
    advice(`v=DMARC1; p=quarantine; ${tags}; ${REST}`)[0]?.message;
  expect(said('adkim=s')).toMatch(/^adkim=s asks .* A DKIM signature at/);
  expect(said('aspf=s')).toMatch(/^aspf=s asks .* A return-path at/);
  expect(said('adkim=s; aspf=s')).toMatch(
    /^adkim=s and aspf=s ask .* signature or a return-path at/,
  );
});

test('the cure of failure reports is the address that is missing, or that is enough', () => {
  const cure = (tags: string) =>
    advice(`v=DMARC1; p=quarantine; np=reject; ${tags}`).find(
      ({code}) => code === 'failure-reports',
    )?.cure;
  expect(cure('ruf=mailto:a@example.com')).toMatch(/^Add rua/);
  expect(cure('ruf=mailto:a@example.com; rua=mailto:a@example.com')).toMatch(/Keep ruf/);
});

test('one string holds 255 characters (RFC 1035, 3.3)', () => {
  const long = (length: number) =>
    found(`v=DMARC1; p=quarantine; ${REST}`.padEnd(length)).map(([code]) => code);
  expect(long(255)).toEqual([]);
  expect(long(256)).toEqual(['two-strings']);
});
