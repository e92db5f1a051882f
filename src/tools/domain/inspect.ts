import {DnsError, normalName, remember, type Resolver} from '../dns';
import {bySeverity, loadPart} from '../kit';
import {gradeDomain} from './grade';
import {checkMx, checkPtr} from './mail';
import type {PolicyReader} from './policyFile';
import {guard} from './questions';
import type {DomainReport, MailUse, Section} from './report';
import {found} from './found';
import {section} from './section';
import {topics, type Topic} from './topics';
import {checkBimi, checkMtaSts, checkTlsRpt} from './transport';
import {checkCaa, checkDnssec, checkNs} from './zone';

export interface InspectOptions {
  /** DKIM selectors that the visitor knows, between commas or spaces. */
  selectors?: string;
  /** Missing: the MTA-STS policy file is not read. */
  readPolicy?: PolicyReader;
  /**
   * For lists: leaves out the reverse names, the addresses of name servers and selectors of
   * services that nothing points to, which are more than half of the questions.
   */
  brief?: boolean;
  /** Called with each check that has ended. */
  onProgress?: (section: Section) => void;
  /** The time, for the id in a suggested record. */
  now?: Date;
}

/**
 * Looks at everything DNS says about a domain's email.
 *
 * @param domain in ASCII (A-labels), as `readDomain` gives it
 * @throws {DnsError} when the resolver gives no response to the first two questions; beside
 *   that only what it throws that is not a DnsError, such as the reason of an AbortSignal
 */
export async function inspectDomain(
  domain: string,
  resolver: Resolver,
  {
    selectors = '',
    readPolicy,
    brief = false,
    onProgress,
    now = new Date(),
  }: InspectOptions = {},
): Promise<DomainReport> {
  const name = normalName(domain);
  let lost = false;
  const once = remember({
    async query(...question) {
      try {
        return await resolver.query(...question);
      } catch (error) {
        lost ||= error instanceof DnsError;
        throw error;
      }
    },
  });
  if (await isMissing(name, once)) {
    return missing(name);
  }
  const checked = async (topic: Topic, work: () => Promise<Section>) => {
    const ended = await guard(topic, work);
    onProgress?.(ended);
    return ended;
  };

  const spfPart = settle(loadSpf().then(({checkSpf}) => checkSpf(name, once)));
  const dmarcPart = settle(loadDmarc().then(({checkDmarc}) => checkDmarc(name, once)));
  const zonePart = settle(checkNs(name, once, {deep: !brief}));
  const sends = async () => (await spfPart).value?.nobody !== true;
  const namesServers = async () => (await spfPart).value?.namesServers === true;
  const receiving = settle(checkMx(name, once, {sends, namesServers}));
  const mailUse = async (): Promise<MailUse> => ({
    sends: await sends(),
    receives: !/^(?:null-mx|none)$/.test((await receiving).value?.kind ?? ''),
  });
  const hosts = async () => (await result(receiving)).hosts;
  const servers = async () => (await result(receiving)).servers;
  const senders = async () =>
    (await loadSpf()).knownSenders(
      (await spfPart).value?.inspection,
      ((await receiving).value?.hosts ?? []).map((host) => host.name),
    );

  const whereItMatters = (
    kind: keyof MailUse,
    topic: Topic,
    work: () => Promise<Section>,
  ) =>
    checked(topic, async () =>
      (await mailUse())[kind]
        ? work()
        : section(topic, `Not needed, because the domain ${kind} no email.`, {
            state: 'unneeded',
          }),
    );
  let dkimSelectors: readonly string[] | undefined;

  const byTopic: Readonly<Record<Topic, Promise<Section>>> = {
    mx: checked('mx', async () => (await result(receiving)).section),
    spf: checked('spf', async () =>
      (await loadSpf()).withSpfRecord(
        await result(spfPart),
        await senders(),
        await mailUse(),
      ),
    ),
    dkim: whereItMatters('sends', 'dkim', async () => {
      const {checkDkim} = await loadDkim();
      const dkim = await checkDkim(name, once, {
        senders: await senders(),
        typed: selectors,
        all: !brief,
      });
      dkimSelectors = dkim.selectors;
      return dkim.section;
    }),
    dmarc: checked('dmarc', async () =>
      (await loadDmarc()).withDmarcRecord(await result(dmarcPart), await mailUse()),
    ),
    'mta-sts': whereItMatters('receives', 'mta-sts', async () =>
      checkMtaSts(name, await servers(), once, {readPolicy, now}),
    ),
    'tls-rpt': whereItMatters('receives', 'tls-rpt', () => checkTlsRpt(name, once)),
    ptr: whereItMatters('receives', 'ptr', async () =>
      brief
        ? section('ptr', 'This is not checked in lists.', {state: 'skipped'})
        : checkPtr(name, await hosts(), once),
    ),
    bimi: whereItMatters('sends', 'bimi', async () => {
      const discovery = (await dmarcPart).value?.inspection?.discovery;
      return checkBimi(name, once, {
        organization: discovery?.organizationalDomain,
        isEnforced: discovery && discovery.policy !== 'none',
      });
    }),
    ns: checked('ns', async () => (await result(zonePart)).section),
    dnssec: checked('dnssec', async () =>
      checkDnssec(name, (await zonePart).value?.zone, once),
    ),
    caa: checked('caa', () => checkCaa(name, once)),
  };
  const sections = await Promise.all(topics.map((topic) => byTopic[topic]));

  const spf = (await spfPart).value?.inspection;
  const dmarc = (await dmarcPart).value?.inspection?.discovery;
  const zone = (await zonePart).value?.zone;
  const facts = {
    ...(spf?.budget && {spfLookups: spf.budget.lookups}),
    ...(dmarc && {dmarcPolicy: dmarc.outcome === 'applies' ? dmarc.policy : ''}),
    ...(dkimSelectors && {dkimSelectors}),
  };
  const grade = gradeDomain({sections, exists: true, facts});
  return {
    domain: name,
    exists: true,
    use: await mailUse(),
    sections,
    findings: bySeverity(sections.flatMap(({findings}) => findings)),
    ...(grade && {grade}),
    lost,
    unanswered: sections
      .filter(({state}) => state === 'unanswered')
      .map(({topic}) => topic),
    ...(zone !== undefined && {zone}),
    facts,
  };
}

/** What became of work that several topics wait for. */
interface Settled<Value> {
  value?: Value;
  error?: unknown;
}

/** The same work, which never rejects: each topic that needs it decides what that means. */
async function settle<Value>(work: Promise<Value>): Promise<Settled<Value>> {
  try {
    return {value: await work};
  } catch (error) {
    return {error};
  }
}

async function result<Value>(work: Promise<Settled<Value>>): Promise<Value> {
  const {value, error} = await work;
  if (value === undefined) {
    throw error;
  }
  return value;
}

/** The engines come with the first question that needs them, once DNS is known to respond. */
const loadSpf = () => loadPart(() => import('./spfPart'));
const loadDkim = () => loadPart(() => import('./dkimPart'));
const loadDmarc = () => loadPart(() => import('./dmarcPart'));

/**
 * Whether DNS says that there is no such name. One failure is for its own check to tell.
 *
 * @throws {DnsError} when a second question fails as well: then it is the resolver's fault
 */
async function isMissing(domain: string, resolver: Resolver): Promise<boolean> {
  try {
    return (await resolver.query(domain, 'MX')).rcode === 'NXDOMAIN';
  } catch (error) {
    if (error instanceof DnsError) {
      return (await resolver.query(domain, 'NS')).rcode === 'NXDOMAIN';
    }
    throw error;
  }
}

function missing(domain: string): DomainReport {
  const finding = {
    ...found('no-such-domain', `${domain} does not exist in DNS.`),
    topic: 'ns' as const,
  };
  return {
    domain,
    exists: false,
    use: {sends: false, receives: false},
    sections: [],
    findings: [finding],
    lost: false,
    unanswered: [],
    facts: {},
  };
}
