import type {Resolver} from '../dns';
import {
  coversServer,
  parsePolicy,
  policyUrl,
  type PolicyReader,
  type PolicyReading,
} from './policyFile';
import {askTexts} from './questions';
import type {Finding, Section} from './report';
import {found} from './found';
import {section} from './section';

const WEEK = 604_800;

/** The tags of a record such as `v=STSv1; id=1;`, the first of each name. */
function tagsOf(text: string): ReadonlyMap<string, string> {
  const tags = new Map<string, string>();
  for (const part of text.split(';')) {
    const equals = part.indexOf('=');
    const name = part.slice(0, equals).trim();
    if (equals > 0 && !tags.has(name)) {
      tags.set(name, part.slice(equals + 1).trim());
    }
  }
  return tags;
}

/** A record's id, by the day: '20261123'. */
function idOf(now: Date): string {
  return now.toISOString().slice(0, 10).replaceAll('-', '');
}

/**
 * MTA-STS: the record, and the policy file where it can be read (RFC 8461).
 *
 * @param servers names of all mail servers, the first preferred
 * @param readPolicy missing: the file is not read
 */
export async function checkMtaSts(
  domain: string,
  servers: readonly string[],
  resolver: Resolver,
  {readPolicy, now}: {readPolicy: PolicyReader | undefined; now: Date},
): Promise<Section> {
  const name = `_mta-sts.${domain}`;
  const url = policyUrl(domain);
  const records = (await askTexts(resolver, name)).filter((text) =>
    /^v=STSv1\s*(?:;|$)/.test(text),
  );
  const published = records.map((value) => ({name, type: 'TXT', value}));
  const value = `v=STSv1; id=${idOf(now)}`;
  const record = {type: 'TXT', name, value} as const;
  const [first] = records;
  if (first === undefined) {
    return section('mta-sts', 'There is no MTA-STS policy.', {
      findings: [
        found(
          'no-mta-sts',
          `${domain} has no MTA-STS policy, so an attacker on the network can keep email to it from being encrypted.`,
          {
            cure: 'Publish the policy file in testing mode first, and then this record.',
            record,
            file: {
              name: 'mta-sts.txt',
              url,
              text: [
                'version: STSv1',
                'mode: testing',
                ...servers.map((server) => `mx: ${server}`),
                `max_age: ${WEEK}`,
                '',
              ].join('\r\n'),
            },
          },
        ),
      ],
    });
  }
  if (records.length > 1) {
    return section('mta-sts', `There are ${records.length} MTA-STS records.`, {
      published,
      findings: [
        found(
          'mta-sts-several',
          `${name} has ${records.length} MTA-STS records, so senders assume that there is no policy.`,
        ),
      ],
    });
  }
  if (!/^[a-z\d]{1,32}$/i.test(tagsOf(first).get('id') ?? '')) {
    return section('mta-sts', 'The MTA-STS record is invalid.', {
      published,
      findings: [
        found(
          'mta-sts-record-invalid',
          `The record at ${name} has no valid id, so senders ignore it.`,
          {
            cure: 'Publish this record. An id has 1 to 32 letters and digits, for example the date and time of the last change.',
            record,
          },
        ),
      ],
    });
  }
  if (!readPolicy) {
    return section('mta-sts', 'There is a record. Its policy file was not read.', {
      state: 'skipped',
      published,
    });
  }
  const reading = await readPolicy(url);
  return {
    ...policySection(reading, servers, url),
    published: [
      ...published,
      ...(reading.kind === 'text'
        ? [{name: url, type: 'File', value: reading.text}]
        : []),
    ],
  };
}

function policySection(
  reading: PolicyReading,
  servers: readonly string[],
  url: string,
): Section {
  if (reading.kind === 'unread') {
    return section('mta-sts', 'There is a record. The browser could not read the file.', {
      findings: [
        found(
          'mta-sts-unread',
          `The browser could not read ${url}. The cause may be CORS, which mail servers ignore, but also a redirect, an invalid certificate or a missing file, and each of those disables the policy.`,
          {
            cure: 'Run this command. It must show status 200 and no certificate error.',
            command: `curl -i ${url}`,
          },
        ),
      ],
    });
  }
  if (reading.kind === 'status') {
    return section('mta-sts', 'The policy file cannot be read.', {
      findings: [
        found(
          'mta-sts-status',
          `${url} returns the HTTP status ${reading.status}, so senders have no policy.`,
          {cure: `Serve the file with status 200 at ${url}.`},
        ),
      ],
    });
  }
  const {mode, mx, maxAge = 0, faults} = parsePolicy(reading.text);
  if (faults.length > 0) {
    return section('mta-sts', 'The policy file is invalid.', {
      findings: [
        found(
          'mta-sts-policy-invalid',
          `The policy file is invalid, so senders ignore it. ${faults.join(' ')}`,
        ),
      ],
    });
  }
  if (mode === 'none') {
    return section('mta-sts', 'The policy is turned off.', {
      findings: [
        found('mta-sts-off', 'The policy has the mode none, so it protects nothing.'),
      ],
    });
  }
  const findings: Finding[] = servers
    .filter((server) => !mx.some((pattern) => coversServer(pattern, server)))
    .map((server) =>
      found(
        'mta-sts-uncovered-mx',
        `The mail server ${server} is missing from the policy file${mode === 'enforce' ? ', so senders that follow MTA-STS do not deliver to it' : ''}.`,
        {
          severity: mode === 'enforce' ? 'error' : 'warning',
          cure: `Add the line mx: ${server} to the policy file, then change the id of the record.`,
        },
      ),
    );
  if (mode === 'testing') {
    findings.push(
      found(
        'mta-sts-testing',
        'The policy is in testing mode: failures are reported, and email is delivered anyway.',
      ),
    );
  }
  if (maxAge < WEEK) {
    findings.push(
      found(
        'mta-sts-short',
        `The policy may be kept for ${maxAge} seconds, which is less than a week.`,
      ),
    );
  }
  if (mode === 'enforce' && findings.length === 0) {
    findings.push(
      found('mta-sts-enforced', 'The policy is enforced and covers every mail server.'),
    );
  }
  return section(
    'mta-sts',
    mode === 'enforce' ? 'The policy is enforced.' : 'The policy is in testing mode.',
    {findings},
  );
}

/** TLS-RPT: who is told about failed encryption (RFC 8460, 3). */
export async function checkTlsRpt(domain: string, resolver: Resolver): Promise<Section> {
  const name = `_smtp._tls.${domain}`;
  const records = (await askTexts(resolver, name)).filter((text) =>
    /^v=TLSRPTv1\s*;/.test(text),
  );
  const published = records.map((value) => ({name, type: 'TXT', value}));
  const value = `v=TLSRPTv1; rua=mailto:tls-reports@${domain}`;
  const record = {type: 'TXT', name, value} as const;
  const [first] = records;
  if (first === undefined) {
    return section('tls-rpt', 'TLS reports are not requested.', {
      findings: [
        found(
          'no-tls-rpt',
          `${domain} asks for no TLS reports, so you do not hear when email to it could not be encrypted.`,
          {
            record,
            cure: `Publish this record, with an address that you read in place of tls-reports@${domain}.`,
          },
        ),
      ],
    });
  }
  if (records.length > 1) {
    return section('tls-rpt', `There are ${records.length} TLS-RPT records.`, {
      published,
      findings: [
        found(
          'tls-rpt-several',
          `${name} has ${records.length} TLS-RPT records, so senders assume that reports are not wanted.`,
        ),
      ],
    });
  }
  const addresses = (tagsOf(first).get('rua') ?? '')
    .split(',')
    .map((one) => one.trim())
    .filter((one) => /^mailto:[^@\s]+@[^@\s]+$|^https:\/\/\S+$/i.test(one));
  return addresses.length === 0
    ? section('tls-rpt', 'The TLS-RPT record is invalid.', {
        published,
        findings: [
          found(
            'tls-rpt-invalid',
            `The record at ${name} has no rua with a mailto: or https: address, so no reports are sent.`,
            {record},
          ),
        ],
      })
    : section('tls-rpt', 'TLS reports are sent.', {
        published,
        findings: [
          found('tls-rpt-found', `TLS reports are sent to ${addresses.join(', ')}.`),
        ],
      });
}

/**
 * BIMI: the logo that inboxes may show.
 *
 * @param organization the organizational domain, whose record counts where the domain has none
 * @param isEnforced whether the DMARC policy quarantines or rejects; missing: not known
 */
export async function checkBimi(
  domain: string,
  resolver: Resolver,
  {
    organization,
    isEnforced,
  }: {organization: string | undefined; isEnforced: boolean | undefined},
): Promise<Section> {
  const places = [...new Set([domain, organization ?? domain])];
  for (const place of places) {
    const name = `default._bimi.${place}`;
    const records = (await askTexts(resolver, name)).filter((text) =>
      /^v=BIMI1\s*(?:;|$)/i.test(text),
    );
    const [first] = records;
    if (first !== undefined) {
      return {
        ...bimiSection(name, tagsOf(first), isEnforced),
        published: records.map((value) => ({name, type: 'TXT', value})),
      };
    }
  }
  return section('bimi', 'There is no BIMI record. It is optional.', {
    findings: [
      found(
        'no-bimi',
        `${domain} has no BIMI record. BIMI is optional: it lets some inboxes show your logo${isEnforced === false ? ', and it needs a DMARC policy of quarantine or reject first' : ''}.`,
      ),
    ],
  });
}

function bimiSection(
  name: string,
  tags: ReadonlyMap<string, string>,
  isEnforced: boolean | undefined,
): Section {
  const logo = tags.get('l');
  const certificate = tags.get('a') ?? '';
  if (logo === '' && certificate === '') {
    return section('bimi', 'The domain asks for no logo.', {
      findings: [
        found(
          'bimi-declined',
          `The record at ${name} is empty on purpose, so no logo is shown.`,
        ),
      ],
    });
  }
  const findings: Finding[] = [];
  if (!/^https:\/\/\S+\.svgz?(?:\?\S*)?$/i.test(logo ?? '')) {
    findings.push(
      found(
        'bimi-invalid',
        `The record at ${name} has no https URL of an SVG logo in l=.`,
      ),
    );
  }
  if (isEnforced === false) {
    findings.push(
      found(
        'bimi-without-policy',
        `There is a BIMI record at ${name}, but the DMARC policy does not quarantine or reject, so no inbox shows the logo.`,
      ),
    );
  }
  if (certificate === '') {
    findings.push(
      found(
        'bimi-without-certificate',
        `The record at ${name} names no certificate in a=. Some mailbox providers show a logo only with one.`,
      ),
    );
  }
  return section(
    'bimi',
    findings.some(({severity}) => severity === 'warning')
      ? 'The logo is not shown.'
      : 'A logo is published.',
    {
      findings:
        findings.length > 0
          ? findings
          : [
              found(
                'bimi-found',
                `The record at ${name} names the logo ${logo ?? ''}${isEnforced ? ', and this domain’s DMARC policy is quarantine or reject. Some mailbox providers also require that sp is not none and that the organizational domain enforces DMARC.' : '.'}`,
              ),
            ],
    },
  );
}
