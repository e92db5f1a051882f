import {readDomain} from '../../../dns';
import {
  choiceEntry,
  flagEntry,
  linesEntry,
  textEntry,
  type Shape,
} from '../../../view/plain';
import {
  choiceOf,
  parkedChoice,
  parseDmarc,
  recordFromPaste,
  type DmarcChoice,
  type Policy,
  type Rung,
} from '../..';

/** Who writes from the domain. */
export type Sends = 'people' | 'programs' | 'nothing';

/** The fields of the forms. Their names stand in shared links. */
export interface GeneratorState {
  domain: string;
  /** The record the domain has, as pasted or looked up. */
  existing: string;
  sends: Sends;
  p: Policy;
  t: boolean;
  /** Empty: as the domain. */
  sp: Policy | '';
  /** Empty: as the subdomains. */
  np: Policy | '';
  /** Addresses, one a line. */
  rua: string;
  ruf: string;
  fo: string;
  adkim: boolean;
  aspf: boolean;
  psd: boolean;
}

const policy = ['none', 'quarantine', 'reject'] as const;

export const generatorShape: Shape<GeneratorState> = {
  domain: textEntry(300),
  existing: linesEntry(4_000),
  sends: choiceEntry<Sends>(['people', 'programs', 'nothing'], 'people'),
  p: choiceEntry<Policy>(policy, 'none'),
  t: flagEntry(),
  sp: choiceEntry<Policy | ''>(['', ...policy], ''),
  np: choiceEntry<Policy | ''>(['', ...policy], 'reject'),
  rua: linesEntry(2_000),
  ruf: linesEntry(2_000),
  fo: choiceEntry(['0', '1', 'd:s', '1:d:s'], '0'),
  adkim: flagEntry(),
  aspf: flagEntry(),
  psd: flagEntry(),
};

/** The domain name in what was typed; nothing while it is not one. */
export function domainOf({domain}: GeneratorState): string | undefined {
  const reading = readDomain(domain);
  return reading.valid ? reading.domain : undefined;
}

/** What the form says, as the composer takes it. */
export function toChoice(state: GeneratorState): DmarcChoice {
  const aggregate = state.rua.split('\n');
  const domain = domainOf(state);
  const known = domain === undefined ? {} : {domain};
  if (state.sends === 'nothing') {
    return {...parkedChoice(aggregate), ...known};
  }
  return {
    ...known,
    policy: state.p,
    ...(state.sp !== '' && {subdomains: state.sp}),
    ...(state.np !== '' && {nonexistent: state.np}),
    testing: state.t,
    aggregate,
    failure: state.ruf.split('\n'),
    failureOptions: state.fo,
    dkimAlignment: state.adkim ? 's' : 'r',
    spfAlignment: state.aspf ? 's' : 'r',
    ownOrganization: state.psd,
  };
}

/** The fields that an existing record fills; nothing where it is no DMARC record. */
export function fromRecord(existing: string): Partial<GeneratorState> | undefined {
  const choice = choiceOf(recordFromPaste(existing));
  if (!choice) {
    return undefined;
  }
  const fo = choice.failureOptions.split(':').sort().join(':');
  return {
    p: choice.policy,
    t: choice.testing,
    sp: choice.subdomains ?? '',
    // A record without np leaves the cautious choice of the form as it is.
    ...(choice.nonexistent && {np: choice.nonexistent}),
    rua: choice.aggregate.join('\n'),
    ruf: choice.failure.join('\n'),
    fo: generatorShape.fo.read([fo]) ?? '0',
    adkim: choice.dkimAlignment === 's',
    aspf: choice.spfAlignment === 's',
    psd: choice.ownOrganization,
  };
}

/** True for a link that brings a record and no choice yet, such as the checker's. */
export function bringsRecordOnly(hash: string): boolean {
  const names = [...new URLSearchParams(hash.replace(/^#/, '')).keys()];
  return (
    names.includes('existing') &&
    names.every((name) => name === 'existing' || name === 'domain')
  );
}

/** Where the domain stands by the record it has. */
export function rungOf(existing: string): Rung | undefined {
  const {valid, settings} = parseDmarc(recordFromPaste(existing));
  return valid ? {policy: settings.p, testing: settings.testing} : undefined;
}

/** A day as YYYY-MM-DD, where the visitor is. */
export function localDay(date: Date): string {
  const two = (number: number): string => String(number).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
