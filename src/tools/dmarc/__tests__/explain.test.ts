import {explainTerm, parseDmarc} from '..';

/** What is said of each tag of a record, in its order. */
function said(text: string): string[] {
  const {terms, settings} = parseDmarc(text);
  return terms.map((term) => explainTerm(term, settings));
}

test.each([
  ['sp=none', /a subdomain fails, .*no action/],
  ['np=quarantine', /subdomain that does not exist fails, .*suspicious/],
  ['t=y', /milder/],
  ['t=n', /in full/],
  ['rua=mailto:a@example.com', /to this address/],
  ['rua=mailto:a@example.com,mailto:b@example.com', /to these 2 addresses/],
  ['ruf=mailto:a@example.com', /individual messages/],
  ['fo=1:d', /if SPF or DKIM gives no/],
  ['fo=0:s', /if neither/],
  ['fo=d', /if the check itself fails/],
  ['adkim=s', /^DKIM .*exactly/],
  ['adkim=r', /^DKIM .*any name/],
  ['aspf=s', /^SPF .*exactly/],
  ['aspf=r', /^SPF .*any name/],
  ['psd=y', /^Others can register/],
  ['psd=n', /is the top/],
  ['psd=u', /^DNS decides/],
  ['pct=50', /older receivers still use it/],
  ['rf=afrf', /No longer .* ignore it/],
  ['ri=3600', /No longer .* ignore it/],
  ['foo=1', /no such tag/],
  ['p=none', /second time/],
  ['sp=all', /^Not a policy/],
  ['np=', /^Not a policy/],
  ['adkim=x', /^Not one of its values/],
  ['hello', /^Not a tag/],
])('%s is explained', (tag, explanation) => {
  const [version, policy, third] = said(`v=DMARC1; p=reject; ${tag}`);
  expect(version).toMatch(/a DMARC record/);
  expect(policy).toMatch(/from the domain fails, receivers should reject it/);
  expect(third).toMatch(explanation);
});

test('policies that an invalid one annuls are told as what they come to', () => {
  const [, p, sp, np] = said(
    'v=DMARC1; p=x; sp=reject; np=none; rua=mailto:a@example.com',
  );
  expect(p).toMatch(/^Not a policy/);
  expect(sp).toMatch(/treat the record as p=none/);
  expect(np).toMatch(/does not exist fails, .*no action/);
});
