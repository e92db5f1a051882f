import type {DmarcSettings, Term} from './parse';
import {isTagName, type Policy, type TagName} from './tags';

const asks: Readonly<Record<Policy, string>> = {
  none: 'nothing is to be done with it',
  quarantine: 'it is to be treated as suspicious',
  reject: 'it is to be refused',
};

const meanings: Readonly<Record<TagName, (settings: DmarcSettings) => string>> = {
  v: () => 'This is a DMARC record.',
  p: ({p}) => `When mail from the domain fails, ${asks[p]}.`,
  sp: ({sp}) => `When mail from a subdomain fails, ${asks[sp]}.`,
  np: ({np}) => `When mail from a subdomain that does not exist fails, ${asks[np]}.`,
  t: ({testing}) =>
    testing
      ? 'Testing: receivers should go one rung lower.'
      : 'The policy is meant as it stands.',
  rua: ({rua}) =>
    `Daily counts of messages go to ${rua.length === 1 ? 'this address' : `these ${rua.length} addresses`}.`,
  ruf: () => 'Reports on single messages go here, where a receiver sends any.',
  fo: ({fo}) =>
    fo.includes('1')
      ? 'A report is wanted where SPF or DKIM gives no aligned pass.'
      : fo.includes('0')
        ? 'A report is wanted where neither SPF nor DKIM gives an aligned pass.'
        : 'A report is wanted where the check itself fails, aligned or not.',
  adkim: ({adkim}) =>
    adkim === 's'
      ? 'DKIM has to be for exactly the From domain.'
      : 'DKIM may be for any name of the organization.',
  aspf: ({aspf}) =>
    aspf === 's'
      ? 'SPF has to be for exactly the From domain.'
      : 'SPF may be for any name of the organization.',
  psd: ({psd}) =>
    psd === 'y'
      ? 'Others register their names below this domain.'
      : psd === 'n'
        ? 'This domain is the top of its organization.'
        : 'DNS decides where the organization begins.',
};

/** What a tag of a record says, in a sentence. */
export function explainTerm({name, state}: Term, settings: DmarcSettings): string {
  switch (state) {
    case 'counts':
      return isTagName(name) ? meanings[name](settings) : '';
    case 'retired':
      return 'No longer part of DMARC. Receivers pass over it.';
    case 'unknown':
      return 'DMARC has no such tag. Receivers pass over it.';
    case 'repeated':
      return 'It stands there a second time, so the record is not valid.';
    case 'invalid':
      return /^(?:p|sp|np)$/.test(name)
        ? 'Not a policy. The whole record stands for p=none, or for nothing.'
        : 'Not one of its values. Receivers take the default.';
    default:
      return 'Not a tag. Receivers pass over it.';
  }
}
