import {normalName, recordsOf, remember, type Resolver} from '../dns';
import type {BudgetTerm} from './budget';
import {checkHost, type SpfResult} from './check';
import {inspectSpf} from './inspect';
import type {SpfInspection} from './inspection';
import {addressBits, addressInBits, networkOf, type Network} from './network';
import {isSpfRecord} from './plain';
import {networkOfTerm} from './terms';

/** Networks that are checked at most; of a record that names more, those that differ go first. */
const MAX_CHECKED = 250;
/** Networks that are checked in one go. */
const AT_A_TIME = 20;

/** A block of addresses, and what a check of its senders comes to. */
export interface ProofRow {
  /** Missing: every address that no term names. */
  network?: Network;
  before: SpfResult;
  /** What it gets at the domain, or `pass` where it passes at another of the new names. */
  after: SpfResult;
  /** The record in DNS, or one it includes, lets the network pass by name. */
  named: boolean;
}

/** What a change of records does to each sender. */
export interface ChangeProof {
  /** What changes comes first. */
  rows: ProofRow[];
  /** Networks beyond the number that is checked. */
  unchecked: number;
  lookups: {before: number; after: number};
}

/** TXT records by name, in place of the SPF records that DNS has there. */
export type RecordsByName = ReadonlyMap<string, readonly string[]>;

/**
 * Runs the check of RFC 7208 for each network that a record or its replacement names,
 * with the records in DNS and with the new ones, for mail from postmaster at the domain.
 *
 * @param before what is in DNS now
 * @param records the new records, each as its character-strings; at names other than the
 *   domain they are for senders that move there
 * @throws only what the resolver throws that is not a DnsError, such as the reason of an
 *   AbortSignal
 */
export async function proveChange(
  before: SpfInspection,
  records: RecordsByName,
  resolver: Resolver,
): Promise<ChangeProof> {
  const {domain} = before;
  // Both checks see the same DNS.
  const now = remember(resolver);
  const then = withRecords(now, records);
  const after = await inspectSpf(domain, then);
  const named = keysOf(passing(before));
  const inBoth = common(networksIn(before), networksIn(after));
  const samples = samplesOf(distinct([before, after].flatMap(networksIn)));
  const rest = samples.filter(({network}) => !network);
  const changed = samples.filter(({network}) => network && !inBoth.has(keyOf(network)));
  const stay = samples.filter(({network}) => network && inBoth.has(keyOf(network)));
  const ordered = [...changed, ...stay];
  const moved = [...records.keys()].filter((name) => name !== domain);
  const chosen = [...ordered.slice(0, MAX_CHECKED), ...rest];
  const rows: ProofRow[] = [];
  for (const {network, address} of chosen) {
    const old = await resultOf(domain, address, now);
    let next = await resultOf(domain, address, then);
    for (const name of network ? moved : []) {
      next = next === 'pass' ? next : passOr(next, await resultOf(name, address, then));
    }
    if (rows.length % AT_A_TIME === AT_A_TIME - 1) {
      // The page stays awake in between.
      await new Promise((resolve) => setTimeout(resolve));
    }
    rows.push({
      ...(network && {network}),
      before: old,
      after: next,
      named: network !== undefined && named.has(keyOf(network)),
    });
  }
  return {
    rows: mergeRest(rows).sort((a, b) => Number(isSame(a)) - Number(isSame(b))),
    unchecked: Math.max(0, ordered.length - MAX_CHECKED),
    lookups: {
      before: before.budget?.lookups ?? 0,
      after: after.budget?.lookups ?? 0,
    },
  };
}

async function resultOf(
  domain: string,
  ip: string,
  resolver: Resolver,
): Promise<SpfResult> {
  const input = {ip, sender: `postmaster@${domain}`, helo: domain};
  return (await checkHost(input, resolver)).result;
}

function passOr(result: SpfResult, elsewhere: SpfResult): SpfResult {
  return elsewhere === 'pass' ? elsewhere : result;
}

function isSame({before, after}: ProofRow): boolean {
  return before === after;
}

/** Senders that a term names, that pass now, and that would not any more. */
export function lostSenders({rows}: ChangeProof): ProofRow[] {
  return rows.filter(
    ({named, before, after}) => named && before === 'pass' && after !== 'pass',
  );
}

/** DNS as it will be once the records are published; other TXT records stay. */
export function withRecords(resolver: Resolver, records: RecordsByName): Resolver {
  return {
    async query(name, type) {
      const owner = normalName(name);
      const strings = type === 'TXT' ? records.get(owner) : undefined;
      const answer = await resolver.query(name, type);
      if (!strings) {
        return answer;
      }
      const others = recordsOf(answer, 'TXT').filter(
        ({data}) => !isSpfRecord(data.join('')),
      );
      const record = {name: owner, type: 'TXT' as const, ttl: 0, data: [...strings]};
      return {rcode: 'NOERROR', answers: [...others, record]};
    },
  };
}

function passing({networks}: SpfInspection): Network[] {
  return networks?.list.map(({network}) => network) ?? [];
}

/** Every network that a term of the tree names, whatever it gets. */
function networksIn(inspection: SpfInspection): Network[] {
  return [...passing(inspection), ...networksOf(inspection.budget?.terms ?? [])];
}

function networksOf(terms: readonly BudgetTerm[]): Network[] {
  return terms.flatMap(({term, children, found = []}) => {
    const own = networkOfTerm(term);
    const addresses =
      term.kind === 'mechanism' && term.name === 'a'
        ? found.map((address) =>
            networkOf(address, address.includes(':') ? term.prefix6 : term.prefix4),
          )
        : [];
    return [...(own ? [own] : []), ...addresses, ...networksOf(children)];
  });
}

function keyOf(network: Network): string {
  return `${network.family} ${addressInBits(network).slice(0, network.prefix)}`;
}

function keysOf(networks: readonly Network[]): Set<string> {
  return new Set(networks.map(keyOf));
}

function common(networks: readonly Network[], others: readonly Network[]): Set<string> {
  const keys = keysOf(others);
  return new Set([...keysOf(networks)].filter((key) => keys.has(key)));
}

function distinct(networks: readonly Network[]): Network[] {
  return [...new Map(networks.map((network) => [keyOf(network), network])).values()];
}

/** A network, and an address in it that is in no narrower one. */
interface Sample {
  /** Missing: what no term names. */
  network?: Network;
  address: string;
}

/** One address for each block; for a block that narrower ones fill, none. */
function samplesOf(networks: readonly Network[]): Sample[] {
  return ([4, 6] as const).flatMap((family) => {
    const own = networks.filter((network) => network.family === family);
    const all = networkOf(family === 4 ? '0.0.0.0' : '::', 0);
    const everything = own.some(({prefix}) => prefix === 0) ? [] : [all];
    const space = new AddressSpace(family, [...own, ...everything]);
    return [...own, ...everything].flatMap((network): Sample[] => {
      const address = space.sample(network);
      return address === undefined
        ? []
        : [network === all ? {address} : {network, address}];
    });
  });
}

/** The blocks of one family, which lie within each other or have nothing in common. */
class AddressSpace {
  private readonly bits: number;
  private readonly keys: ReadonlySet<string>;
  /** The longest first. */
  private readonly prefixes: readonly number[];
  /** For each block, the first addresses after the blocks right within it. */
  private readonly ends = new Map<string, bigint[]>();

  constructor(family: 4 | 6, networks: readonly Network[]) {
    this.bits = addressBits(family);
    this.keys = new Set(networks.map((network) => this.key(network)));
    this.prefixes = [...new Set(networks.map(({prefix}) => prefix))].sort(
      (a, b) => b - a,
    );
    for (const network of networks) {
      const key = this.key(network);
      const outer = this.narrowest(key, network.prefix - 1);
      if (outer !== undefined) {
        const end = this.first(key) + (1n << BigInt(this.bits - network.prefix));
        this.ends.set(outer, [...(this.ends.get(outer) ?? []), end]);
      }
    }
  }

  /** The lowest address of the block that is in no narrower one. */
  sample(network: Network): string | undefined {
    const key = this.key(network);
    const candidates = [this.first(key), ...(this.ends.get(key) ?? [])];
    // The lowest free address is that of the block, or one right behind a narrower block.
    const free = candidates.find((candidate) => {
      const text = candidate.toString(2).padStart(this.bits, '0');
      return text.length === this.bits && this.narrowest(text, this.bits) === key;
    });
    return free === undefined ? undefined : this.address(free);
  }

  private key(network: Network): string {
    return addressInBits(network).slice(0, network.prefix);
  }

  private first(key: string): bigint {
    return BigInt(`0b0${key.padEnd(this.bits, '0')}`);
  }

  /** The narrowest block, with at most so many bits, that the address or block is in. */
  private narrowest(text: string, most: number): string | undefined {
    for (const prefix of this.prefixes) {
      const key = text.slice(0, prefix);
      if (prefix <= most && this.keys.has(key)) {
        return key;
      }
    }
    return undefined;
  }

  private address(value: bigint): string {
    if (this.bits === 32) {
      return [24n, 16n, 8n, 0n].map((shift) => (value >> shift) & 255n).join('.');
    }
    const groups = Array.from({length: 8}, (_, index) =>
      ((value >> BigInt(112 - 16 * index)) & 0xffffn).toString(16),
    );
    return networkOf(groups.join(':')).address;
  }
}

/** What no term names is one row, where both families get the same. */
function mergeRest(rows: readonly ProofRow[]): ProofRow[] {
  const [first, second, ...others] = rows.filter(({network}) => !network);
  const isOne =
    first &&
    second &&
    others.length === 0 &&
    first.before === second.before &&
    first.after === second.after;
  return isOne ? rows.filter((row) => row !== second) : [...rows];
}
