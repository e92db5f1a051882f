import {rfc, type Problem} from '../kit';
import {isDisposable, isForwarding, type AddressData} from './disposable';
import {parseAddress} from './parse';
import {isFreeProvider, providerOf} from './providers';
import {roleOf, type RoleKind} from './roles';
import {suggestFor, type Suggestion} from './suggest';
import {mendDomain} from './typo';
import type {AddressReading, ValidAddress} from './types';

/** All that can be known about an address without asking DNS. */
export interface Classification {
  input: string;
  reading: AddressReading;
  /** The warnings of the reading and what the lists say; of an invalid address, its one fault. */
  problems: Problem[];
  /** For an invalid address too, where its fault can be mended. */
  suggestion?: Suggestion;
  /**
   * False for a likely typo, even at a listed domain: the person meant their own
   * provider, and the tools ask about the typo instead of throwing the address away.
   */
  disposable: boolean;
  role: boolean;
  /** The mailbox is at a provider where anyone can have one. */
  free: boolean;
  /** Local part as written, @, domain in A-labels: equal for the same mailbox. */
  key?: string;
  /** The warning that settles without DNS that nobody on the Internet can be reached. */
  dead?: Problem;
}

export interface Classifier {
  classify(input: string): Classification;
}

/** What is the same for every address of a domain. */
interface DomainFacts {
  disposable: boolean;
  forwarding: boolean;
  free: boolean;
  mended: boolean;
}

/** Domains remembered; a list with more starts afresh now and then. */
const MAX_DOMAINS = 50_000;

const deadCodes: ReadonlySet<string> = new Set([
  'special-use',
  'example-domain',
  'numeric-ending',
  'unlikely-ending',
  'no-dot',
]);

/**
 * A classifier for many addresses: it remembers what it found out about each domain.
 *
 * @param data the lists: see `loadAddressData`
 */
export function createClassifier(data: AddressData): Classifier {
  const domains = new Map<string, DomainFacts>();

  function factsOf(asciiDomain: string): DomainFacts {
    const known = domains.get(asciiDomain);
    if (known) {
      return known;
    }
    const facts = {
      disposable: isDisposable(asciiDomain, data),
      forwarding: isForwarding(asciiDomain),
      free: isFreeProvider(asciiDomain),
      mended: mendDomain(asciiDomain) !== undefined,
    };
    if (domains.size >= MAX_DOMAINS) {
      domains.clear();
    }
    domains.set(asciiDomain, facts);
    return facts;
  }

  function classify(input: string): Classification {
    const reading = parseAddress(input);
    return reading.valid
      ? classifyValid(input, reading, factsOf(reading.asciiDomain))
      : withSuggestion(
          {
            input,
            reading,
            problems: [reading.problem],
            disposable: false,
            role: false,
            free: false,
          },
          suggestFor(input, reading),
        );
  }

  return {classify};
}

function withSuggestion(
  classification: Classification,
  suggestion: Suggestion | undefined,
): Classification {
  if (suggestion) {
    classification.suggestion = suggestion;
  }
  return classification;
}

function classifyValid(
  input: string,
  reading: ValidAddress,
  {disposable: listed, forwarding, free, mended}: DomainFacts,
): Classification {
  const {asciiDomain, local, warnings} = reading;
  const at = local.length + 2;
  const kind = roleOf(local);
  const suggestion = mended ? suggestFor(input, reading) : undefined;
  const disposable = listed && !suggestion;
  const dead = warnings.find(({code}) => deadCodes.has(code));
  const problems = [
    ...warnings,
    ...(suggestion ? [typoProblem(suggestion, {asciiDomain, listed, position: at})] : []),
    ...(disposable ? [disposableProblem(asciiDomain, at)] : []),
    ...(kind ? [roleProblem(kind, local)] : []),
    ...(forwarding ? [forwardingProblem(asciiDomain, at)] : []),
    ...(free ? [freeProblem(asciiDomain, at)] : []),
  ];
  const classification: Classification = {
    input,
    reading,
    problems,
    disposable,
    role: kind !== undefined,
    free,
    key: `${local}@${asciiDomain}`,
  };
  if (dead) {
    classification.dead = dead;
  }
  return withSuggestion(classification, suggestion);
}

function typoProblem(
  {address, code}: Suggestion,
  {
    asciiDomain,
    listed,
    position,
  }: {
    asciiDomain: string;
    /** It is on the list of disposable domains, too. */
    listed: boolean;
    position: number;
  },
): Problem {
  const meant = address.slice(address.lastIndexOf('@') + 1);
  return code === 'typo-ending'
    ? {
        code: 'typo-ending',
        severity: 'warning',
        message: `There is no top-level domain “.${asciiDomain.slice(asciiDomain.lastIndexOf('.') + 1)}”. ${meant} was probably intended.`,
        cure: `Ask the person which address they meant, or send only a confirmation message to ${address} first.`,
        position,
      }
    : {
        code: 'typo-provider',
        severity: 'warning',
        message: `“${asciiDomain}” looks like a typo of ${meant}${inBrackets(providerOf(meant))}.${
          listed ? ' It is also on a list of disposable domains.' : ''
        }`,
        cure: `Ask the person which address they meant, or send only a confirmation message to ${address} first.`,
        position,
      };
}

function inBrackets(name: string | undefined): string {
  return name === undefined ? '' : ` (${name})`;
}

function disposableProblem(asciiDomain: string, position: number): Problem {
  return {
    code: 'disposable',
    severity: 'warning',
    message: `${asciiDomain} offers disposable mailboxes. The address may stop working tomorrow, and often anyone can read its email.`,
    cure: 'Ask for a permanent address.',
    position,
    reference: {
      label: 'disposable-email-domains',
      url: 'https://github.com/disposable-email-domains/disposable-email-domains',
    },
  };
}

function roleProblem(kind: RoleKind, local: string): Problem {
  if (kind === 'no-reply') {
    return {
      code: 'no-reply',
      severity: 'warning',
      message: `“${local}” is an address that no one reads.`,
      cure: 'Ask for the address of a person.',
      position: 1,
    };
  }
  return {
    code: 'role',
    severity: 'note',
    message: `“${local}” is the address of a role and not of a person. Several people may read it, and most of them may not have asked for your newsletter.`,
    cure: 'This is fine for business with the company. For marketing email, ask for a person’s address.',
    position: 1,
    ...(kind === 'common' ? {} : {reference: rfc(2142, SECTIONS[kind])}),
  };
}

/** Where RFC 2142 lists the names of each kind. */
const SECTIONS = {business: '3', network: '4', service: '5'} as const;

function forwardingProblem(asciiDomain: string, position: number): Problem {
  return {
    code: 'forwarding',
    severity: 'note',
    message: `${asciiDomain} forwards to a real mailbox that its owner keeps private. It is not a disposable address, so treat it like any other.`,
    position,
  };
}

function freeProblem(asciiDomain: string, position: number): Problem {
  return {
    code: 'free-provider',
    severity: 'note',
    message: `The mailbox is at ${providerOf(asciiDomain) ?? asciiDomain}, where anyone can open one, so it says nothing about a company.`,
    position,
  };
}
