import {DnsError} from '../../dns';
import {createZoneResolver, type Zone} from '../../dns/testing';
import {evaluateDmarc, type DmarcMessage} from '..';

const txt = (...records: string[]) => ({TXT: records});

async function evaluate(message: Partial<DmarcMessage>, zone: Zone) {
  const resolver = createZoneResolver(zone);
  const evaluation = await evaluateDmarc(
    {fromDomain: 'example.com', dkimDomains: [], ...message},
    resolver,
  );
  return {...evaluation, asked: resolver.asked};
}

const relaxed: Zone = {'_dmarc.example.com': txt('v=DMARC1; p=reject')};
const strict: Zone = {'_dmarc.example.com': txt('v=DMARC1; p=reject; adkim=s; aspf=s')};

describe('alignment (RFC 9989, B.1)', () => {
  test.each([
    ['the same', 'example.com', 'example.com', 'pass', 'pass'],
    ['a subdomain signs', 'example.com', 'child.example.com', 'pass', 'fail'],
    ['a subdomain is From', 'child.example.com', 'example.com', 'pass', 'fail'],
    ['two subdomains', 'news.example.com', 'foo.example.com', 'pass', 'fail'],
    ['another organization', 'child.example.com', 'example.net', 'fail', 'fail'],
    ['a name that only ends alike', 'example.com', 'badexample.com', 'fail', 'fail'],
    ['a common suffix', 'example.com', 'other.com', 'fail', 'fail'],
    ['the suffix itself', 'example.com', 'com', 'fail', 'fail'],
    ['capitals', 'Example.COM', 'EXAMPLE.com.', 'pass', 'pass'],
  ])('%s', async (_, fromDomain, domain, inRelaxed, inStrict) => {
    for (const identifiers of [{dkimDomains: [domain]}, {spfDomain: domain}]) {
      const message = {fromDomain, ...identifiers};
      expect((await evaluate(message, relaxed)).result).toBe(inRelaxed);
      expect((await evaluate(message, strict)).result).toBe(inStrict);
    }
  });

  test('each mode is for its own check', async () => {
    const zone = {'_dmarc.example.com': txt('v=DMARC1; p=reject; adkim=s; aspf=r')};
    const child = 'child.example.com';
    expect((await evaluate({dkimDomains: [child]}, zone)).result).toBe('fail');
    expect((await evaluate({spfDomain: child}, zone)).result).toBe('pass');
  });

  test('any one of several signatures is enough', async () => {
    const message = {
      dkimDomains: ['example.net', 'mail.example.com'],
      spfDomain: 'example.net',
    };
    const {result, checks} = await evaluate(message, relaxed);
    expect(result).toBe('pass');
    expect(checks.map(({kind, aligned}) => [kind, aligned])).toEqual([
      ['dkim', 'no'],
      ['dkim', 'yes'],
      ['spf', 'no'],
    ]);
  });

  test('letters of other scripts', async () => {
    const zone = {'_dmarc.xn--bcher-kva.example': txt('v=DMARC1; p=reject')};
    const message = {
      fromDomain: 'bücher.example',
      dkimDomains: ['post.xn--bcher-kva.example'],
    };
    expect((await evaluate(message, zone)).result).toBe('pass');
  });

  test('nothing has passed', async () => {
    expect(await evaluate({}, relaxed)).toMatchObject({result: 'fail', policy: 'reject'});
    expect(await evaluate({spfDomain: ''}, relaxed)).toMatchObject({result: 'fail'});
  });
});

describe('organizational domains decide (RFC 9989, 4.10.2 and B.4)', () => {
  test('a signer with a record of its own', async () => {
    const zone = {
      ...relaxed,
      '_dmarc.signing.example.com': txt('v=DMARC1; p=none'),
    };
    const {result} = await evaluate({dkimDomains: ['signing.example.com']}, zone);
    expect(result).toBe('pass');
    const deep = {
      fromDomain: 'a.b.c.d.e.f.g.h.i.j.k.example.com',
      spfDomain: 'example.com',
    };
    expect(await evaluate(deep, zone)).toMatchObject({result: 'pass', policy: 'reject'});
  });

  test('psd=n cuts a part off, in both directions', async () => {
    const zone = {
      ...relaxed,
      '_dmarc.lab.example.com': txt('v=DMARC1; p=none; psd=n'),
    };
    expect((await evaluate({dkimDomains: ['lab.example.com']}, zone)).result).toBe(
      'fail',
    );
    const fromLab = {fromDomain: 'x.lab.example.com'};
    expect((await evaluate({...fromLab, spfDomain: 'example.com'}, zone)).result).toBe(
      'fail',
    );
    expect(
      (await evaluate({...fromLab, spfDomain: 'y.lab.example.com'}, zone)).result,
    ).toBe('pass');
  });

  test('neighbours below a public suffix', async () => {
    const zone = {
      '_dmarc.bank.example': txt('v=DMARC1; p=reject; psd=y'),
      '_dmarc.giant.bank.example': txt('v=DMARC1; p=reject'),
    };
    const giant = {fromDomain: 'giant.bank.example'};
    const mega = {dkimDomains: ['mail.mega.bank.example']};
    expect((await evaluate({...giant, ...mega}, zone)).result).toBe('fail');
    const own = {...giant, spfDomain: 'mail.giant.bank.example'};
    expect((await evaluate(own, zone)).result).toBe('pass');
    const suffix = {...giant, spfDomain: 'bank.example'};
    expect((await evaluate(suffix, zone)).result).toBe('fail');
  });

  test('two that both have no record above them', async () => {
    const zone = {'_dmarc.a.example.com': txt('v=DMARC1; p=reject')};
    const message = {fromDomain: 'a.example.com', spfDomain: 'b.example.com'};
    expect((await evaluate(message, zone)).result).toBe('fail');
  });
});

describe('results', () => {
  test('no record', async () => {
    const message = {dkimDomains: ['example.com']};
    expect(await evaluate(message, {})).toMatchObject({result: 'none', policy: 'none'});
  });

  test('a record without effect', async () => {
    const zone = {'_dmarc.example.com': txt('v=DMARC1;')};
    expect((await evaluate({}, zone)).result).toBe('none');
  });

  test('a record that is not valid', async () => {
    const zone = {'_dmarc.example.com': txt('v=DMARC1; p=none; p=none')};
    expect((await evaluate({}, zone)).result).toBe('permerror');
  });

  test('several records are none', async () => {
    const zone = {'_dmarc.example.com': txt('v=DMARC1; p=none', 'v=DMARC1; p=none')};
    expect((await evaluate({}, zone)).result).toBe('none');
  });

  test('the policy is that of the From domain, test mode included', async () => {
    const zone = {
      '_dmarc.example.com': txt('v=DMARC1; p=none; sp=quarantine; np=reject; t=y'),
      'here.example.com': {},
    };
    const policy = async (fromDomain: string) =>
      (await evaluate({fromDomain}, zone)).policy;
    expect(await policy('example.com')).toBe('none');
    expect(await policy('here.example.com')).toBe('none');
    expect(await policy('gone.example.com')).toBe('quarantine');
  });
});

describe('no answer (RFC 9989, 5.3.6)', () => {
  const fault = new DnsError('timeout', 'No answer.');

  test('for the record', async () => {
    for (const entry of ['SERVFAIL', fault] as const) {
      const zone = {'_dmarc.example.com': entry};
      const message = {dkimDomains: ['example.com']};
      expect((await evaluate(message, zone)).result).toBe('temperror');
    }
  });

  test('above the record: the same name needs no walk', async () => {
    const zone = {...relaxed, '_dmarc.com': fault};
    expect((await evaluate({spfDomain: 'example.com'}, zone)).result).toBe('pass');
    expect((await evaluate({spfDomain: 'a.example.com'}, zone)).result).toBe('temperror');
    expect((await evaluate({spfDomain: 'example.net'}, zone)).result).toBe('fail');
    expect((await evaluate({}, zone)).result).toBe('fail');
  });

  test('for an identifier that could be aligned', async () => {
    const zone = {...relaxed, '_dmarc.sub.example.com': fault};
    const message = {spfDomain: 'sub.example.com'};
    expect((await evaluate(message, zone)).result).toBe('temperror');
    const signed = {...message, dkimDomains: ['other.example.com']};
    expect((await evaluate(signed, zone)).result).toBe('pass');
  });

  test('for one elsewhere, which could not', async () => {
    const zone = {...relaxed, '_dmarc.attacker.example': fault};
    const {result, asked} = await evaluate({spfDomain: 'attacker.example'}, zone);
    expect(result).toBe('fail');
    expect(asked).not.toContain('TXT _dmarc.attacker.example');
  });
});

test('no question is put twice', async () => {
  const {asked} = await evaluate(
    {
      dkimDomains: ['a.example.com', 'b.example.com', 'a.example.com'],
      spfDomain: 'a.example.com',
    },
    relaxed,
  );
  expect(new Set(asked).size).toBe(asked.length);
});
