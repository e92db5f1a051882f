/** Small worlds of DNS, each with its own fault, and one of every kind that is in order. */
import {DnsError} from '../../dns';
import {createZoneResolver, type Zone} from '../../dns/testing';
import {inspectDomain, type DomainReport} from '..';
import type {InspectOptions} from '../inspect';
import type {PolicyReading} from '../policyFile';

export const DOMAIN = 'example.com';
export const NOW = new Date('2026-11-23T10:00:00Z');

/** The public key of RFC 8032, 7.1, test 1. */
export const KEY = 'v=DKIM1; k=ed25519; p=11qYAYKxCrfVS/7TyWQHOg7hcvPapiMlrwIaaPcHURo=';

const txt = (...texts: string[]) => ({TXT: texts});
const ds = {keyTag: 1, algorithm: 13, digestType: 2};

/** A company that does everything right. */
export const good: Zone = {
  [DOMAIN]: {
    MX: [{preference: 10, exchange: 'mx.example.com.'}],
    TXT: ['v=spf1 mx -all'],
    NS: ['ns1.example.net', 'ns2.example.org'],
    DS: [ds],
    CAA: [{critical: false, tag: 'issue', value: 'ca.example.net'}],
  },
  'mx.example.com': {A: ['192.0.2.10'], AAAA: ['2001:db8::10']},
  '10.2.0.192.in-addr.arpa': {PTR: ['mx.example.com.']},
  '0.1.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.8.b.d.0.1.0.0.2.ip6.arpa': {
    PTR: ['mx.example.com'],
  },
  'ns1.example.net': {A: ['192.0.2.53']},
  'ns2.example.org': {A: ['198.51.100.53']},
  'dkim._domainkey.example.com': txt(KEY),
  '_dmarc.example.com': txt('v=DMARC1; p=reject; np=reject; rua=mailto:d@example.com'),
  '_mta-sts.example.com': txt('v=STSv1; id=20261101'),
  '_smtp._tls.example.com': txt('v=TLSRPTv1; rua=mailto:tls@example.com'),
  'default._bimi.example.com': txt(
    'v=BIMI1; l=https://example.com/logo.svg; a=https://example.com/vmc.pem',
  ),
};

export const policy = (
  lines: readonly string[] = [
    'version: STSv1',
    'mode: enforce',
    'mx: *.example.com',
    'max_age: 1209600',
  ],
): PolicyReading => ({kind: 'text', text: lines.join('\r\n')});

/** A domain that sends and receives nothing, and says so. */
export const parked: Zone = {
  [DOMAIN]: {
    MX: [{preference: 0, exchange: '.'}],
    TXT: ['v=spf1 -all'],
    NS: ['ns1.example.net', 'ns2.example.org'],
  },
  'ns1.example.net': {A: ['192.0.2.53']},
  'ns2.example.org': {A: ['198.51.100.53']},
  '_dmarc.example.com': txt('v=DMARC1; p=reject'),
};

type Entry = Exclude<Zone[string], string | DnsError>;

/** The good world with the records of the domain itself changed. */
export function withOwn(own: Entry, rest: Zone = {}): Zone {
  return {...good, [DOMAIN]: {...(good[DOMAIN] as Entry), ...own}, ...rest};
}

export interface World {
  zone: Zone;
  reading?: PolicyReading;
  /** The resolver reports all responses as validated. */
  signed?: boolean;
  options?: InspectOptions;
}

const mx = (...exchanges: string[]) => ({
  MX: exchanges.map((exchange, index) => ({preference: index * 10, exchange})),
});
const silent = new DnsError('timeout', 'The resolver did not answer within 5 seconds.');

/** For each rule a world in which it is reported. */
export const worlds: Readonly<Record<string, World>> = {
  unanswered: {zone: {...good, '_dmarc.example.com': 'SERVFAIL'}},
  'no-such-domain': {zone: {}},
  'mx-found': {zone: good},
  'null-mx': {zone: parked},
  'null-mx-but-sends': {zone: withOwn({...mx('.'), TXT: ['v=spf1 ip4:192.0.2.1 -all']})},
  'null-mx-among-others': {zone: withOwn(mx('.', 'mx.example.com'))},
  'no-mx': {zone: withOwn({MX: [], A: ['192.0.2.80']})},
  'cannot-receive': {zone: withOwn({MX: [], TXT: ['v=spf1 ip4:192.0.2.1 -all']})},
  'no-mail-server': {zone: withOwn({MX: [], TXT: ['v=spf1 -all']})},
  'mx-ip-address': {zone: withOwn(mx('192.0.2.10'))},
  'mx-alias': {
    zone: withOwn(mx('alias.example.com'), {
      'alias.example.com': {CNAME: ['mx.example.com'], A: ['192.0.2.10']},
    }),
  },
  'mx-without-address': {zone: withOwn(mx('gone.example.com'))},
  'mx-private-address': {
    zone: withOwn(mx('lan.example.com'), {'lan.example.com': {A: ['10.0.0.5']}}),
  },
  'dkim-found': {zone: good},
  'dkim-not-found': {zone: {...good, 'dkim._domainkey.example.com': {}}},
  'dkim-selector-missing': {zone: good, options: {selectors: 's=mine'}},
  'no-mta-sts': {zone: {...good, '_mta-sts.example.com': {}}},
  'mta-sts-several': {
    zone: {...good, '_mta-sts.example.com': txt('v=STSv1; id=1', 'v=STSv1; id=2')},
  },
  'mta-sts-record-invalid': {
    zone: {...good, '_mta-sts.example.com': txt('v=STSv1; id=2026-11')},
  },
  'mta-sts-unread': {zone: good, reading: {kind: 'unread'}},
  'mta-sts-status': {zone: good, reading: {kind: 'status', status: 404}},
  'mta-sts-policy-invalid': {zone: good, reading: policy(['mode: maybe'])},
  'mta-sts-uncovered-mx': {
    zone: good,
    reading: policy([
      'version: STSv1',
      'mode: enforce',
      'mx: other.example.com',
      'max_age: 1209600',
    ]),
  },
  'mta-sts-testing': {
    zone: good,
    reading: policy([
      'version: STSv1',
      'mode: testing',
      'mx: mx.example.com',
      'max_age: 1209600',
    ]),
  },
  'mta-sts-off': {
    zone: good,
    reading: policy(['version: STSv1', 'mode: none', 'max_age: 86400']),
  },
  'mta-sts-short': {
    zone: good,
    reading: policy([
      'version: STSv1',
      'mode: enforce',
      'mx: mx.example.com',
      'max_age: 60',
    ]),
  },
  'mta-sts-enforced': {zone: good},
  'no-tls-rpt': {zone: {...good, '_smtp._tls.example.com': {}}},
  'tls-rpt-several': {
    zone: {
      ...good,
      '_smtp._tls.example.com': txt(
        'v=TLSRPTv1; rua=mailto:a@example.com',
        'v=TLSRPTv1; rua=mailto:b@example.com',
      ),
    },
  },
  'tls-rpt-invalid': {
    zone: {...good, '_smtp._tls.example.com': txt('v=TLSRPTv1; rua=a@example.com')},
  },
  'tls-rpt-found': {zone: good},
  'ptr-confirmed': {zone: good},
  'no-ptr': {zone: {...good, '10.2.0.192.in-addr.arpa': {}}},
  'ptr-unconfirmed': {
    zone: {...good, '10.2.0.192.in-addr.arpa': {PTR: ['other.example']}},
  },
  'no-bimi': {zone: {...good, 'default._bimi.example.com': {}}},
  'bimi-declined': {
    zone: {...good, 'default._bimi.example.com': txt('v=BIMI1; l=; a=;')},
  },
  'bimi-invalid': {
    zone: {
      ...good,
      'default._bimi.example.com': txt('v=BIMI1; l=http://a.example/x.png'),
    },
  },
  'bimi-without-policy': {
    zone: {
      ...good,
      '_dmarc.example.com': txt('v=DMARC1; p=none; rua=mailto:d@example.com'),
    },
  },
  'bimi-without-certificate': {
    zone: {
      ...good,
      'default._bimi.example.com': txt('v=BIMI1; l=https://example.com/logo.svg'),
    },
  },
  'bimi-found': {zone: good},
  'ns-found': {zone: good},
  'ns-not-found': {zone: withOwn({NS: []})},
  'one-ns': {zone: withOwn({NS: ['ns1.example.net']})},
  'ns-alias': {
    zone: {...good, 'ns1.example.net': {CNAME: ['x.example.net'], A: ['192.0.2.53']}},
  },
  'ns-without-address': {zone: {...good, 'ns1.example.net': {}}},
  'ns-one-network': {zone: {...good, 'ns2.example.org': {A: ['192.0.2.54']}}},
  'dnssec-valid': {zone: good, signed: true},
  'no-dnssec': {zone: withOwn({DS: []})},
  'dnssec-unverified': {zone: good},
  'caa-found': {zone: good},
  'no-caa': {zone: withOwn({CAA: []})},
  'caa-forbids-all': {
    zone: withOwn({CAA: [{critical: false, tag: 'issue', value: ';'}]}),
  },
  'caa-critical-unknown': {
    zone: withOwn({CAA: [{critical: true, tag: 'tbs', value: 'Unknown'}]}),
  },
  // No rule of its own: every way in which a question can fail.
  silence: {zone: {...good, 'mx.example.com': silent, 'ns1.example.net': 'REFUSED'}},
};

export function inspect({
  zone,
  reading = policy(),
  signed = false,
  options = {},
}: World): Promise<DomainReport> {
  return inspectDomain(DOMAIN, createZoneResolver(zone, {authenticated: signed}), {
    readPolicy: () => Promise.resolve(reading),
    now: NOW,
    ...options,
  });
}
