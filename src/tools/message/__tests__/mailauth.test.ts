/**
 * The verdicts on generated messages are those of mailauth. Alignment is relaxed in all of
 * them: mailauth 4.13 takes a name of the same organization in strict mode, too.
 */
import fc from 'fast-check';
import {authenticate} from 'mailauth';
import {recordsOf, type RecordType} from '../../dns';
import {createZoneResolver, type Zone} from '../../dns/testing';
import {rsaKey, signMessage} from '../../dkim/testing';
import {inspectMessage} from '..';

// Small, as hundreds of messages are signed.
const key = rsaKey(1024);
const DOMAINS = ['a.example', 'mail.a.example', 'b.example', 'x.b.example'] as const;
const CLIENTS = ['192.0.2.1', '198.51.100.1', '2001:db8::1'] as const;

const domain = fc.constantFrom(...DOMAINS);

const world = fc.record({
  from: domain,
  sender: domain,
  client: fc.constantFrom(...CLIENTS),
  spf: fc.constantFrom(
    'v=spf1 ip4:192.0.2.0/24 -all',
    'v=spf1 ip6:2001:db8::/32 ~all',
    'v=spf1 ?all',
    'v=spf1 foo:bar -all',
    undefined,
  ),
  policy: fc.constantFrom('none', 'quarantine', 'reject'),
  sub: fc.constantFrom('', ' sp=reject;', ' sp=none;'),
  record: fc.boolean(),
  signatures: fc.array(
    fc.record({
      domain,
      published: fc.boolean(),
      form: fc.constantFrom('relaxed/relaxed', 'simple/simple'),
    }),
    {maxLength: 2},
  ),
  damage: fc.constantFrom('none', 'none', 'body', 'subject'),
});

type World = typeof world extends fc.Arbitrary<infer Value> ? Value : never;

function build(given: World) {
  const {from, sender, client, spf, policy, sub, record, signatures, damage} = given;
  const zone: Zone = {com: {}, example: {}};
  for (const name of DOMAINS) {
    zone[name] = {TXT: spf === undefined ? [] : [spf]};
  }
  for (const name of ['a.example', 'b.example']) {
    // Without any record one reads the tree, the other a list of suffixes.
    if (record) {
      zone[`_dmarc.${name}`] = {TXT: [`v=DMARC1; p=${policy};${sub}`]};
    }
  }
  let text = `From: Ada <ada@${from}>\r\nTo: bob@example.net\r\nSubject: Lunch\r\nDate: Mon, 23 Nov 2026 10:00:00 +0000\r\n\r\nLunch is at one.\r\n`;
  for (const [index, {domain: signer, published, form}] of signatures.entries()) {
    text = signMessage(text, {key, domain: signer, selector: `s${index}`, form});
    if (published) {
      zone[`s${index}._domainkey.${signer}`] = {TXT: [key.record]};
    }
  }
  text =
    damage === 'body'
      ? text.replace('at one', 'at two')
      : damage === 'subject'
        ? text.replace('Subject: Lunch', 'Subject: Dinner')
        : text;
  const envelope = {ip: client, sender: `news@${sender}`};
  const trace = `Return-Path: <${envelope.sender}>\r\nReceived: from out.${sender} (out.${sender} [${client.includes(':') ? 'IPv6:' : ''}${client}]) by mx.example.net; Mon, 23 Nov 2026 10:00:01 +0000\r\n`;
  return {zone, text: trace + text, envelope};
}

/** The zone as mailauth asks for it: errors with a code in place of answers without records. */
function nodeResolver(zone: Zone) {
  const resolver = createZoneResolver(zone);
  return async (name: string, type: string) => {
    const answer = await resolver.query(name, type as RecordType);
    const records = recordsOf(answer, 'TXT').map(({data}) => data);
    if (records.length === 0) {
      throw Object.assign(new Error('none'), {
        code: answer.rcode === 'NXDOMAIN' ? 'ENOTFOUND' : 'ENODATA',
      });
    }
    return records;
  };
}

test.each([1, 2, 3, 4, 5, 6])(
  '60 messages, seed %d: SPF, DKIM and DMARC alike',
  async (seed) => {
    const worlds = fc.sample(world, {seed, numRuns: 60});
    for (const given of worlds) {
      const {zone, text, envelope} = build(given);
      const theirs = await authenticate(text, {
        ...envelope,
        helo: `out.${given.sender}`,
        disableArc: true,
        disableBimi: true,
        resolver: nodeResolver(zone),
      });
      const ours = await inspectMessage(text, createZoneResolver(zone), {
        now: Date.UTC(2026, 10, 23, 12) / 1_000,
      });
      const dkim = (results: readonly string[]) =>
        results.map((result) => result === 'pass');
      const policyOf = (result: string | undefined, policy: unknown) =>
        result === 'fail' ? policy : 'no matter';
      const expected = theirs.dmarc === false ? undefined : theirs.dmarc;
      expect({
        given,
        spf: ours.spf?.result,
        dkim: dkim(ours.signatures.map(({result}) => result)),
        dmarc: ours.dmarc?.result,
        policy: policyOf(ours.dmarc?.result, ours.dmarc?.policy),
      }).toEqual({
        given,
        spf: theirs.spf === false ? undefined : theirs.spf.status.result,
        dkim:
          given.signatures.length === 0
            ? []
            : dkim(theirs.dkim.results.map(({status}) => status.result)),
        dmarc: expected?.status.result,
        policy: policyOf(expected?.status.result, expected?.policy),
      });
    }
  },
);
