import type {BudgetTerm} from './budget';
import {
  addressInBits,
  NetworkIndex,
  networkOf,
  networkTerm,
  type Network,
} from './network';
import type {Mechanism} from './parse';
import {isAll, isRedirect, networkOfTerm} from './terms';

/** A block of addresses that pass, and where it is named. */
export interface NamedNetwork {
  network: Network;
  /** The term that names it. */
  term: Mechanism;
  /** The domain whose record the term is in; empty where that is not known. */
  domain: string;
  /** How many includes deep: 0 is the record itself, or one it redirects to. */
  depth: number;
  /** Another block of the list that has all of its addresses. */
  within?: NamedNetwork;
}

/** All who pass, as far as it is known without a message. */
export interface AllowedNetworks {
  /** In the order of the check. */
  list: NamedNetwork[];
  /** Different IPv4 addresses in it. */
  addresses4: number;
  /** Different IPv6 networks of 64 bits in it, whole or in part. */
  subnets6: number;
  /** `+all` is reached, so everybody passes. */
  everyone: boolean;
  /** Terms that let more pass, depending on the message: exists, ptr, macros. */
  varying: Mechanism[];
}

/**
 * Who passes by a record and all it includes. Only terms that pass count; that an earlier
 * term may turn some of them away is left out.
 *
 * @param terms the tree that `countLookups` made
 * @param domain the domain the record is for
 * @param addressesOf the addresses of a mail host, where they are known
 */
export function allowedNetworks(
  terms: readonly BudgetTerm[],
  domain: string,
  addressesOf: (host: string) => readonly string[] = () => [],
): AllowedNetworks {
  const collector = new Collector(addressesOf);
  collector.read(terms, domain, 0);
  const {list, varying, everyone} = collector;
  markOverlaps(list);
  const whole = list.filter(({within}) => !within).map(({network}) => network);
  return {
    list,
    addresses4: whole
      .filter(({family}) => family === 4)
      .reduce((sum, {prefix}) => sum + 2 ** (32 - prefix), 0),
    subnets6: countSubnets(whole),
    everyone,
    varying,
  };
}

class Collector {
  readonly list: NamedNetwork[] = [];
  readonly varying: Mechanism[] = [];
  everyone = false;

  constructor(private readonly addressesOf: (host: string) => readonly string[]) {}

  read(terms: readonly BudgetTerm[], domain: string, depth: number): void {
    for (const node of terms) {
      const {term, state, children, target = ''} = node;
      if (state === 'unreached') {
        continue;
      }
      if (isRedirect(term)) {
        this.read(children, target, depth);
      } else if (term.kind === 'mechanism' && term.qualifier === '+') {
        if (term.name === 'include') {
          this.read(children, target, depth + 1);
        } else {
          this.readMechanism(term, node, domain, depth);
        }
      }
    }
  }

  private readMechanism(
    term: Mechanism,
    {state, found = []}: BudgetTerm,
    domain: string,
    depth: number,
  ): void {
    const own = networkOfTerm(term);
    if (own) {
      this.list.push({network: own, term, domain, depth});
    } else if (isAll(term)) {
      this.everyone = true;
    } else if (state === 'varies' || term.name === 'exists') {
      this.varying.push(term);
    } else {
      const addresses = term.name === 'mx' ? found.flatMap(this.addressesOf) : found;
      for (const address of addresses) {
        const prefix = address.includes(':') ? term.prefix6 : term.prefix4;
        const network = networkOf(address, prefix);
        this.list.push({network, term, domain, depth});
      }
    }
  }
}

function markOverlaps(list: readonly NamedNetwork[]): void {
  const index = new NetworkIndex<NamedNetwork>();
  // The widest first, so that a block is said to be part of the widest of several.
  for (const named of [...list].sort((a, b) => a.network.prefix - b.network.prefix)) {
    index.add(named.network, named);
  }
  for (const named of list) {
    const wider = index.covering(named.network);
    if (wider && wider !== named) {
      named.within = wider;
    }
  }
}

/** Networks of 64 bits; what is smaller counts as the one it lies in. */
function countSubnets(networks: readonly Network[]): number {
  let whole = 0;
  const parts = new Set<string>();
  for (const network of networks) {
    if (network.family === 6 && network.prefix <= 64) {
      whole += 2 ** (64 - network.prefix);
    } else if (network.family === 6) {
      parts.add(addressInBits(network).slice(0, 64));
    }
  }
  return whole + parts.size;
}

/** '192.0.2.0/24': the network as people write it, with its prefix only where it is a range. */
export function networkText(network: Network): string {
  return networkTerm(network).slice('ip4:'.length);
}
