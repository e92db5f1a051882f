import type {DmarcSettings, Term} from './parse';
import {isTagName, type Policy, type TagName} from './tags';

const asks: Readonly<Record<Policy, string>> = {
  none: 'receivers should take no action',
  quarantine: 'receivers should treat it as suspicious',
  reject: 'receivers should reject it',
};

const meanings: Readonly<Record<TagName, (settings: DmarcSettings) => string>> = {
  v: () => 'This is a DMARC record.',
  p: ({p}) => `When email from the domain fails, ${asks[p]}.`,
  sp: ({sp}) => `When email from a subdomain fails, ${asks[sp]}.`,
  np: ({np}) => `When email from a subdomain that does not exist fails, ${asks[np]}.`,
  t: ({testing}) =>
    testing
      ? 'Testing: receivers should apply the next milder policy.'
      : 'The policy applies in full.',
  rua: ({rua}) =>
    `Daily reports with the number of messages go to ${rua.length === 1 ? 'this address' : `these ${rua.length} addresses`}.`,
  ruf: () => 'Reports about individual messages go here, if a receiver sends any.',
  fo: ({fo}) =>
    fo.includes('1')
      ? 'Requests a report if SPF or DKIM gives no aligned pass.'
      : fo.includes('0')
        ? 'Requests a report if neither SPF nor DKIM gives an aligned pass.'
        : 'Requests a report if the check itself fails, aligned or not.',
  adkim: ({adkim}) =>
    adkim === 's'
      ? 'DKIM has to be for exactly the From domain.'
      : 'DKIM can be for any name of the organization.',
  aspf: ({aspf}) =>
    aspf === 's'
      ? 'SPF has to be for exactly the From domain.'
      : 'SPF can be for any name of the organization.',
  psd: ({psd}) =>
    psd === 'y'
      ? 'Others can register names below this domain.'
      : psd === 'n'
        ? 'This domain is the top of its organization.'
        : 'DNS decides where the organization begins.',
};

/** What a tag of a record says, in a sentence. */
export function explainTerm({name, value, state}: Term, settings: DmarcSettings): string {
  switch (state) {
    case 'counts':
      if (
        (name === 'p' || name === 'sp' || name === 'np') &&
        value.toLowerCase() !== settings[name]
      ) {
        return `Receivers ignore it and treat the record as p=${settings.p}, because another policy in it is not valid.`;
      }
      return isTagName(name) ? meanings[name](settings) : '';
    case 'retired':
      return name === 'pct'
        ? 'No longer part of DMARC. Only older receivers still use it.'
        : 'No longer part of DMARC. Receivers ignore it.';
    case 'unknown':
      return 'DMARC has no such tag. Receivers ignore it.';
    case 'repeated':
      return 'It is used a second time, so the record is invalid.';
    case 'invalid':
      return /^(?:p|sp|np)$/.test(name)
        ? 'Not a policy. Receivers treat the whole record as p=none, or ignore it.'
        : 'Not one of its values. Receivers use the default.';
    default:
      return 'Not a tag. Receivers ignore it.';
  }
}
