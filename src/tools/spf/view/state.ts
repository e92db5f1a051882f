import {readDomain} from '../../dns';
import {
  choiceEntry,
  flagEntry,
  linesEntry,
  severalEntry,
  textEntry,
  type Shape,
} from '../../view/plain';
import {spfProviders, type Ending, type SpfChoice} from '..';

/** The fields of the form. Their names stand in shared links. */
export interface GeneratorState {
  domain: string;
  /** The record the domain has, as pasted. */
  existing: string;
  /** Ids of services. */
  service: readonly string[];
  /** Addresses, one a line. */
  ip: string;
  a: boolean;
  mx: boolean;
  /** Domains, one a line. */
  include: string;
  all: Ending;
}

/**
 * Which resolver is asked is left out on purpose: a link must not send a visitor's
 * questions to a stranger's server.
 */
export const generatorShape: Shape<GeneratorState> = {
  domain: textEntry(300),
  existing: linesEntry(4_000),
  service: severalEntry(spfProviders.map(({id}) => id)),
  ip: linesEntry(4_000),
  a: flagEntry(),
  mx: flagEntry(),
  include: linesEntry(2_000),
  all: choiceEntry<Ending>(['~all', '-all'], '~all'),
};

/** The domain name in what was typed; nothing while it is not one. */
export function domainOf({domain}: GeneratorState): string | undefined {
  const reading = readDomain(domain);
  return reading.valid ? reading.domain : undefined;
}

/** What the form says, as the composer takes it. */
export function toChoice(state: GeneratorState): SpfChoice {
  const domain = domainOf(state);
  return {
    providers: state.service,
    networks: state.ip.split('\n'),
    a: state.a,
    mx: state.mx,
    includes: state.include.split('\n'),
    ending: state.all,
    existing: state.existing,
    ...(domain !== undefined && {domain}),
  };
}
