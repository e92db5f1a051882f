import {readDomain} from '../../../dns';
import {choiceEntry, flagEntry, textEntry, type Shape} from '../../../view/plain';
import {keyAlgorithms, readSelector, type KeyAlgorithm, type RecordFlags} from '../..';

/** The fields of the form. Their names stand in shared links; a key never does. */
export interface GeneratorState {
  domain: string;
  selector: string;
  algorithm: KeyAlgorithm;
  testing: boolean;
  strict: boolean;
  sha256: boolean;
  email: boolean;
  note: string;
}

export const generatorShape: Shape<GeneratorState> = {
  domain: textEntry(300),
  selector: textEntry(300),
  algorithm: choiceEntry<KeyAlgorithm>(keyAlgorithms, 'rsa-2048'),
  testing: flagEntry(),
  strict: flagEntry(),
  sha256: flagEntry(),
  email: flagEntry(),
  note: textEntry(80),
};

export function flagsOf({
  testing,
  strict,
  sha256,
  email,
  note,
}: GeneratorState): RecordFlags {
  return {testing, strict, sha256Only: sha256, emailOnly: email, note};
}

/** The month as a selector: s202611. */
export function monthSelector(today: Date): string {
  const month = String(today.getUTCMonth() + 1).padStart(2, '0');
  return `s${today.getUTCFullYear()}${month}`;
}

/** Selector and domain as they will be used; missing where they cannot be. */
export function placeOf(
  {domain, selector}: GeneratorState,
  suggested: string,
): {selector?: string; domain?: string} {
  const name = readSelector(selector.trim() === '' ? suggested : selector);
  const zone = readDomain(domain);
  return {
    ...(name.valid && {selector: name.selector}),
    ...(zone.valid && {domain: zone.domain}),
  };
}
