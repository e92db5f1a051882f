import {normalName, readDomain, recordsOf, type RecordType, type Resolver} from '../dns';
import {
  expandMacros,
  readMacros,
  shortenName,
  type MacroToken,
  type MacroValues,
} from './macro';
import {isDomainName, isWithin} from './names';
import {covers, networkOf, readClient, type Client} from './network';
import type {Mechanism, Modifier, Qualifier} from './parse';
import {isSpfRecord} from './plain';
import {Questions} from './questions';
import {RecordReader} from './reader';
import {
  costsLookup,
  isRedirect,
  MAX_LOOKUPS,
  MAX_MX_HOSTS,
  MAX_PTR_NAMES,
  MAX_VOID_LOOKUPS,
  networkOfTerm,
} from './terms';

/** RFC 7208, 2.6. */
export type SpfResult =
  | 'none'
  | 'neutral'
  | 'pass'
  | 'fail'
  | 'softfail'
  | 'temperror'
  | 'permerror';

export interface CheckInput {
  /** Address of the SMTP client, IPv4 or IPv6. */
  ip: string;
  /** The MAIL FROM address. Empty for a bounce: postmaster at the HELO name takes its place. */
  sender: string;
  /** The name from HELO or EHLO. */
  helo: string;
  /** The name of the host that checks, for %{r} in an explanation. */
  receiver?: string;
}

/** A step of the check, in the order in which it was taken. */
export interface TraceStep {
  /**
   * `record`: a record was read. `enter`: the check goes on in another record. `match`,
   * `no-match`: what came of a term. `end`: the record has no say, or there is none.
   * `error`: the whole check ended here.
   */
  kind: 'record' | 'enter' | 'match' | 'no-match' | 'end' | 'error' | 'explanation';
  /** How many includes deep; the sender's own record is at 0. */
  depth: number;
  /** The domain whose record is read. */
  domain: string;
  /** The term as written, or the record's text. */
  text?: string;
  /** The name DNS was asked for. */
  target?: string;
  /** This was the nth lookup of at most ten. */
  lookup?: number;
  /** This was the nth lookup that found nothing. */
  voidLookup?: number;
  /** What happened, in a sentence. */
  says: string;
}

export interface SpfCheck {
  result: SpfResult;
  /** Why mail fails, in the words of the domain's owner; only with `fail`. Plain ASCII text. */
  explanation?: string;
  trace: TraceStep[];
}

const results: Readonly<Record<Qualifier, SpfResult>> = {
  '+': 'pass',
  '-': 'fail',
  '~': 'softfail',
  '?': 'neutral',
};

/**
 * The check a receiver makes: may this client send email for this domain? All of
 * RFC 7208, 4: every mechanism, redirect, exp, macros, and the limits of 4.6.4. Domains
 * and senders with characters beyond ASCII are taken as RFC 8616 says.
 *
 * @returns the result, the explanation where the record has a usable one, and every step
 * @throws {RangeError} when `ip` is no IP address; beside that only what the resolver
 *   throws that is not a DnsError, such as the reason of an AbortSignal
 * @throws {PartError} where the chunk that explains faults is needed and cannot be loaded
 */
export async function checkHost(
  input: CheckInput,
  resolver: Resolver,
): Promise<SpfCheck> {
  const client = readClient(input.ip);
  if (!client) {
    throw new RangeError(`“${input.ip}” is not an IP address.`);
  }
  return new Check(input, client, new Questions(resolver)).run();
}

/** Ends the whole check, from however deep in its includes. */
class Ending extends Error {
  constructor(readonly result: 'temperror' | 'permerror') {
    super(result);
  }
}

/** What a record says, and where the explanation is if that is to be given. */
interface Outcome {
  result: SpfResult;
  exp?: {spec: string; domain: string};
}

interface Sender {
  local: string;
  domain: string;
}

class Check {
  private lookups = 0;
  private voids = 0;
  private readonly trace: TraceStep[] = [];
  private readonly records = new RecordReader();
  private readonly sender: Sender;

  constructor(
    private readonly input: CheckInput,
    private readonly client: Client,
    private readonly questions: Questions,
  ) {
    this.sender = readSender(input.sender, input.helo);
  }

  async run(): Promise<SpfCheck> {
    try {
      const {result, exp} = await this.evaluate(this.sender.domain, 0);
      const explanation =
        result === 'fail' && exp ? await this.explain(exp.spec, exp.domain) : undefined;
      return {
        result,
        ...(explanation !== undefined && {explanation}),
        trace: this.trace,
      };
    } catch (error) {
      if (error instanceof Ending) {
        return {result: error.result, trace: this.trace};
      }
      throw error;
    }
  }

  /** check_host() of one domain: RFC 7208, 4.3 to 4.7. */
  private async evaluate(domain: string, depth: number): Promise<Outcome> {
    const here = {domain, depth};
    const text = await this.readRecord(domain, depth);
    if (text === undefined) {
      return {result: 'none'};
    }
    const {terms, problems} = await this.records.read(text);
    this.note({...here, kind: 'record', text, says: `${domain} has this record.`});
    // The whole record is read before any of it counts (RFC 7208, 4.6).
    const fault = problems.find(({severity}) => severity === 'error');
    if (fault) {
      throw this.end('permerror', {
        ...here,
        says: `The record contains an error at column ${fault.position ?? 1}. ${fault.message}`,
      });
    }
    const exp = terms.find(
      (term): term is Modifier => term.kind === 'modifier' && term.name === 'exp',
    );
    for (const term of terms) {
      if (term.kind === 'mechanism' && (await this.matches(term, domain, depth))) {
        return {
          result: results[term.qualifier],
          ...(exp && {exp: {spec: exp.value, domain}}),
        };
      }
    }
    const redirect = terms.find(isRedirect);
    if (redirect) {
      return this.followRedirect(redirect, domain, depth);
    }
    this.note({
      ...here,
      kind: 'end',
      says: 'No mechanism matched and the record has no all, so the result is neutral.',
    });
    return {result: 'neutral'};
  }

  /** The one SPF record of a domain (RFC 7208, 4.3 to 4.5); nothing where there is none. */
  private async readRecord(domain: string, depth: number): Promise<string | undefined> {
    const place = {domain, depth};
    if (!isDomainName(domain)) {
      const says = `“${domain}” is not a valid domain name.`;
      this.note({...place, kind: 'end', says});
      return undefined;
    }
    const answer = await this.ask(domain, 'TXT', place);
    const records = recordsOf(answer, 'TXT')
      .map(({data}) => data.join(''))
      .filter(isSpfRecord);
    if (records.length > 1) {
      throw this.end('permerror', {
        ...place,
        says: `${domain} has ${records.length} SPF records, but only one is allowed.`,
      });
    }
    const [record] = records;
    if (record === undefined) {
      const says = `${absence(answer.rcode, domain, 'no SPF record')}.`;
      this.note({...place, kind: 'end', says});
    }
    return record;
  }

  private async followRedirect(
    term: Modifier,
    domain: string,
    depth: number,
  ): Promise<Outcome> {
    const step = this.countLookup(term, domain, depth);
    const target = await this.expand(term.value, domain);
    this.note({
      ...step,
      kind: 'enter',
      target: shown(target),
      says: `No mechanism matched, so the record of ${shown(target)} decides.`,
    });
    const outcome = await this.evaluate(target ?? '', depth);
    if (outcome.result === 'none') {
      throw this.end('permerror', {
        ...step,
        says: 'A redirect has to lead to an SPF record (RFC 7208, 6.1).',
      });
    }
    return outcome;
  }

  private async matches(
    term: Mechanism,
    domain: string,
    depth: number,
  ): Promise<boolean> {
    const network = networkOfTerm(term);
    if (network || term.name === 'all') {
      const matched = network ? covers(network, this.client.network) : true;
      return this.judge(
        {domain, depth, text: term.text},
        matched,
        network
          ? `${this.client.address} is ${matched ? '' : 'not '}in it`
          : 'It matches every address',
        term.qualifier,
      );
    }
    const step = this.countLookup(term, domain, depth);
    const target =
      term.domainSpec === undefined ? domain : await this.expand(term.domainSpec, domain);
    if (term.name === 'include') {
      return this.include(term, target ?? '', step);
    }
    if (target === undefined || !isDomainName(target)) {
      const why =
        target === undefined
          ? 'The part before the @ contains non-ASCII characters, so it cannot be used in a name'
          : `“${target}” is not a valid DNS name`;
      return this.judge(step, false, why, term.qualifier);
    }
    const asked = {...step, target: normalName(target)};
    switch (term.name) {
      case 'a':
        return this.matchesA(term, target, asked);
      case 'mx':
        return this.matchesMx(term, target, asked);
      case 'ptr':
        return this.matchesPtr(term, target, asked);
      default:
        return this.matchesExists(term, target, asked);
    }
  }

  /** RFC 7208, 5.2: only a pass of the other record matches. */
  private async include(term: Mechanism, target: string, step: Step): Promise<boolean> {
    const name = shown(target);
    this.note({
      ...step,
      kind: 'enter',
      target: name,
      says: `The check of ${name} begins.`,
    });
    const {result} = await this.evaluate(target, step.depth + 1);
    if (result === 'none') {
      throw this.end('permerror', {
        ...step,
        says: 'An include has to lead to an SPF record (RFC 7208, 5.2).',
      });
    }
    const matched = result === 'pass';
    return this.judge(
      {domain: step.domain, depth: step.depth, text: step.text},
      matched,
      `The check of ${name} returns ${result}`,
      term.qualifier,
    );
  }

  /** RFC 7208, 5.3. */
  private async matchesA(term: Mechanism, target: string, step: Step): Promise<boolean> {
    const {addresses, missing} = await this.addresses(target, step);
    const counted = addresses.length === 0 ? this.countVoid(step, missing) : step;
    return this.judge(
      counted,
      this.isAmong(addresses, term),
      addresses.length === 0 ? missing : `${step.target} has ${listed(addresses)}`,
      term.qualifier,
    );
  }

  /** RFC 7208, 5.4. */
  private async matchesMx(term: Mechanism, target: string, step: Step): Promise<boolean> {
    const answer = await this.ask(normalName(target), 'MX', step);
    const records = recordsOf(answer, 'MX');
    if (records.length === 0) {
      const why = absence(answer.rcode, step.target, 'no MX record');
      return this.judge(this.countVoid(step, why), false, why, term.qualifier);
    }
    const hosts = records
      .sort((a, b) => a.data.preference - b.data.preference)
      .map(({data}) => normalName(data.exchange));
    for (const [index, host] of hosts.entries()) {
      if (index === MAX_MX_HOSTS) {
        throw this.end('permerror', {
          ...step,
          says: `${step.target} has ${hosts.length} mail hosts, but only ${MAX_MX_HOSTS} may be looked up (RFC 7208, 4.6.4).`,
        });
      }
      // A null MX (RFC 7505), and other hosts without a usable name, have no address.
      if (isDomainName(host)) {
        const {addresses} = await this.addresses(host, step);
        if (this.isAmong(addresses, term)) {
          return this.judge(
            step,
            true,
            `${step.target} has the mail host ${host}, which has ${listed(addresses)}`,
            term.qualifier,
          );
        }
      }
    }
    const named = hosts.filter((host) => host !== '');
    return this.judge(
      step,
      false,
      named.length === 0
        ? `${step.target} accepts no email`
        : `The mail hosts of ${step.target} are different: ${listed(named)}`,
      term.qualifier,
    );
  }

  /** RFC 7208, 5.5. A failure of DNS is no error here but no match. */
  private async matchesPtr(
    term: Mechanism,
    target: string,
    step: Step,
  ): Promise<boolean> {
    const {reverseName, address} = this.client;
    const names = await this.reverseNames();
    if (names === undefined) {
      return this.judge(
        step,
        false,
        `There was no response for ${reverseName}`,
        term.qualifier,
      );
    }
    if (names.length === 0) {
      const why = `${address} has no name in DNS`;
      return this.judge(this.countVoid(step, why), false, why, term.qualifier);
    }
    for (const name of names) {
      if (isWithin(name, target) && (await this.isValidated(name))) {
        return this.judge(
          step,
          true,
          `${address} has the name ${name}, which has this address`,
          term.qualifier,
        );
      }
    }
    return this.judge(
      step,
      false,
      `${address} has no name within ${step.target} that has this address`,
      term.qualifier,
    );
  }

  /** RFC 7208, 5.7: always an A query, whatever the client's address. */
  private async matchesExists(
    term: Mechanism,
    target: string,
    step: Step,
  ): Promise<boolean> {
    const answer = await this.ask(normalName(target), 'A', step);
    const exists = recordsOf(answer, 'A').length > 0;
    const why = exists
      ? `${step.target} has an address`
      : absence(answer.rcode, step.target, 'no IPv4 address');
    return this.judge(
      exists ? step : this.countVoid(step, why),
      exists,
      why,
      term.qualifier,
    );
  }

  /** The addresses of a host in the client's family (RFC 7208, 5). */
  private async addresses(host: string, step: Step) {
    const type = this.client.family === 4 ? 'A' : 'AAAA';
    const name = normalName(host);
    const answer = await this.ask(name, type, step);
    return {
      addresses: recordsOf(answer, type).map(({data}) => data),
      missing: absence(answer.rcode, name, `no IPv${this.client.family} address`),
    };
  }

  private isAmong(addresses: readonly string[], term: Mechanism): boolean {
    const prefix = this.client.family === 4 ? term.prefix4 : term.prefix6;
    return addresses.some((address) => {
      const host = readClient(address);
      return (
        host?.family === this.client.family &&
        covers(networkOf(host.address, prefix), this.client.network)
      );
    });
  }

  /** At most ten names behind the client's address (RFC 7208, 4.6.4); nothing where DNS failed. */
  private async reverseNames(): Promise<string[] | undefined> {
    const reply = await this.questions.ask(this.client.reverseName, 'PTR');
    return 'answer' in reply
      ? recordsOf(reply.answer, 'PTR')
          .slice(0, MAX_PTR_NAMES)
          .map(({data}) => normalName(data))
      : undefined;
  }

  /** True when a name behind the address has the address, too (RFC 7208, 5.5). */
  private async isValidated(name: string): Promise<boolean> {
    if (!isDomainName(name)) {
      return false;
    }
    const type = this.client.family === 4 ? 'A' : 'AAAA';
    const reply = await this.questions.ask(name, type);
    return (
      'answer' in reply &&
      recordsOf(reply.answer, type).some(
        ({data}) => readClient(data)?.address === this.client.address,
      )
    );
  }

  /** %{p}: the domain itself, else a name below it, else any (RFC 7208, 7.3). */
  private async validatedName(domain: string): Promise<string> {
    const names = (await this.reverseNames()) ?? [];
    const own = normalName(domain);
    const rank = (name: string) => (name === own ? 0 : isWithin(name, own) ? 1 : 2);
    for (const name of [...names].sort((a, b) => rank(a) - rank(b))) {
      if (await this.isValidated(name)) {
        return name;
      }
    }
    return 'unknown';
  }

  /**
   * The name a domain-spec stands for (RFC 7208, 7).
   *
   * @returns without its final dot; nothing where a macro has no value
   */
  private async expand(spec: string, domain: string): Promise<string | undefined> {
    const {tokens} = readMacros(spec, 1);
    const name = expandMacros(tokens, await this.values(tokens, domain));
    return name === undefined ? undefined : shortenName(name.replace(/\.$/, ''));
  }

  private async values(
    tokens: readonly MacroToken[],
    domain: string,
  ): Promise<MacroValues> {
    const {local, domain: own} = this.sender;
    const usesName = tokens.some(
      (token) => token.kind === 'macro' && token.letter === 'p',
    );
    return {
      // No label can be made of a local part beyond ASCII (RFC 8616, 4).
      ...(isAscii(local) && {s: `${local}@${own}`, l: local}),
      o: own,
      d: domain,
      i: this.client.dotted,
      ...(usesName && {p: await this.validatedName(domain)}),
      v: this.client.family === 4 ? 'in-addr' : 'ip6',
      h: this.input.helo.replace(/\.$/, ''),
      c: this.client.address,
      r: this.input.receiver ?? 'unknown',
      t: String(Math.floor(Date.now() / 1_000)),
    };
  }

  /** RFC 7208, 6.2: whatever goes wrong here, there is no explanation and no error. */
  private async explain(spec: string, domain: string): Promise<string | undefined> {
    const target = await this.expand(spec, domain);
    const read = await this.readExplanation(target, domain);
    this.note({
      kind: 'explanation',
      domain,
      depth: 0,
      text: `exp=${spec}`,
      target: shown(target),
      says:
        'text' in read
          ? `The explanation is: ${read.text}`
          : `There is no explanation: ${read.why}.`,
    });
    return 'text' in read ? read.text : undefined;
  }

  private async readExplanation(
    target: string | undefined,
    domain: string,
  ): Promise<{text: string} | {why: string}> {
    if (target === undefined || !isDomainName(target)) {
      return {why: `“${shown(target)}” is not a valid DNS name`};
    }
    const reply = await this.questions.ask(normalName(target), 'TXT');
    if (!('answer' in reply)) {
      return {why: `there was no response for ${shown(target)}`};
    }
    const texts = recordsOf(reply.answer, 'TXT').map(({data}) => data.join(''));
    const [template] = texts;
    if (template === undefined || texts.length > 1) {
      return {why: `${shown(target)} has ${texts.length || 'no'} TXT records`};
    }
    const {tokens, problem} = readMacros(template, 1, true);
    const text = problem
      ? undefined
      : expandMacros(tokens, await this.values(tokens, domain));
    // What is told to the other server must not hold a line break or the like.
    return text && /^[\x20-\x7e]+$/.test(text)
      ? {text}
      : {why: 'its text contains characters that cannot be sent'};
  }

  private countLookup(term: Mechanism | Modifier, domain: string, depth: number): Step {
    const step = {domain, depth, text: term.text, target: ''};
    if (!costsLookup(term)) {
      return step;
    }
    this.lookups += 1;
    const counted = {...step, lookup: this.lookups};
    if (this.lookups > MAX_LOOKUPS) {
      throw this.end('permerror', {
        ...counted,
        says: `This would be lookup number ${this.lookups}, but only ${MAX_LOOKUPS} are allowed (RFC 7208, 4.6.4).`,
      });
    }
    return counted;
  }

  /** One more lookup that found nothing. */
  private countVoid(step: Step, why: string): Step {
    this.voids += 1;
    const counted = {...step, voidLookup: this.voids};
    if (this.voids > MAX_VOID_LOOKUPS) {
      throw this.end('permerror', {
        ...counted,
        says: `${why}. It is void lookup number ${this.voids}, but only ${MAX_VOID_LOOKUPS} are allowed (RFC 7208, 4.6.4).`,
      });
    }
    return counted;
  }

  /** An answer, or the end of the check where DNS failed (RFC 7208, 4.4 and 5). */
  private async ask(name: string, type: RecordType, step: Partial<Step> & Place) {
    const reply = await this.questions.ask(normalName(name), type);
    if ('answer' in reply) {
      return reply.answer;
    }
    throw this.end('temperror', {...step, says: reply.failure});
  }

  private judge(
    step: Place & Partial<Step>,
    matched: boolean,
    why: string,
    qualifier: Qualifier,
  ): boolean {
    this.note({
      ...step,
      kind: matched ? 'match' : 'no-match',
      says: matched ? `${why}: ${results[qualifier]}.` : `${why}: no match.`,
    });
    return matched;
  }

  private end(result: 'temperror' | 'permerror', step: Omit<TraceStep, 'kind'>): Ending {
    this.note({...step, kind: 'error'});
    return new Ending(result);
  }

  private note({target, ...step}: TraceStep): void {
    this.trace.push({...step, ...(target && {target})});
  }
}

type Place = Pick<TraceStep, 'domain' | 'depth'>;

interface Step extends Place {
  text: string;
  target: string;
  lookup?: number;
  voidLookup?: number;
}

/** RFC 7208, 2.4, 4.1 and 4.3. */
function readSender(sender: string, helo: string): Sender {
  const address = sender.trim().replace(/^<(.*)>$/s, '$1') || `postmaster@${helo}`;
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1).replace(/\.$/, '');
  return {
    local: address.slice(0, Math.max(at, 0)) || 'postmaster',
    domain: isAscii(domain) ? domain : aLabels(domain),
  };
}

/** RFC 8616, 4: domains are taken as A-labels. */
function aLabels(domain: string): string {
  const reading = readDomain(domain);
  return reading.valid ? reading.domain : domain;
}

function isAscii(text: string): boolean {
  return /^[\x00-\x7f]*$/.test(text);
}

function shown(target: string | undefined): string {
  return target ? normalName(target) : 'a name that cannot be built';
}

function absence(rcode: string, name: string, what: string): string {
  return rcode === 'NXDOMAIN' ? `${name} does not exist` : `${name} has ${what}`;
}

/** The first few of a list, for a sentence. */
function listed(texts: readonly string[]): string {
  const more = texts.length - 4;
  return more > 0 ? `${texts.slice(0, 4).join(', ')} and ${more} more` : texts.join(', ');
}
