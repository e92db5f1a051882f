import {rfc, rule, type Problem, type RuleTable} from '../kit';

/** The codes of keys that have no fault. */
export const plainRules = {
  'weak-rsa': rule(
    'warning',
    'Create a key of 2048 bits under a new selector, and switch over.',
    rfc(8301, '3.2'),
  ),
  'good-rsa': rule('fine', undefined, rfc(8301, '3.2')),
  'ed25519-key': rule(
    'note',
    'Also sign every message with an RSA key under another selector.',
    rfc(8463, '6'),
  ),
} as const satisfies RuleTable;

/** The codes of the names where keys are. */
export const placeRules = {
  'no-selector': rule(
    'error',
    'Find it in the source of a message, where it is the s= in DKIM-Signature, or try the common ones.',
    rfc(6376, '3.1'),
  ),
  'bad-selector': rule('error', 'Use a name such as s202611.', rfc(6376, '3.1')),
  'selector-underscore': rule(
    'note',
    'Use a hyphen instead for your next key.',
    rfc(6376, '3.1'),
  ),
  'no-record': rule(
    'error',
    'Check the selector, and that the record’s name ends in _domainkey and your domain once.',
    rfc(6376, '3.6.2.1'),
  ),
  'no-domainkey': rule('note', undefined, rfc(8020, '2')),
  'doubled-name': rule(
    'error',
    'In the name field of the panel, enter only the part before your domain.',
  ),
  'several-records': rule(
    'warning',
    'Keep the one for the key you sign with. Give other keys their own selectors.',
    rfc(6376, '3.6.2.2'),
  ),
  alias: rule(
    'note',
    'This is correct if a service rotates its keys for you. Remove the CNAME when you stop using the service.',
    rfc(6376, '3.6.2'),
  ),
  'broken-alias': rule(
    'error',
    'Check the target in the control panel of your service, or remove the CNAME.',
    rfc(1034, '3.6.2'),
  ),
  'wildcard-answer': rule(
    'warning',
    'Remove the wildcard TXT record, or give _domainkey a record of its own.',
    rfc(4592, '2'),
  ),
  'no-dns-answer': rule(
    'error',
    'Try again in a minute, or choose another resolver. If it keeps failing, contact the people who run the domain’s DNS.',
    rfc(6376, '6.1.2'),
  ),
} as const satisfies RuleTable;

/**
 * What makes problems by a table of rules, which gives severity, cure and reference.
 *
 * @returns takes the code, what is the matter with what is at hand, where it is, and a cure
 *   that knows more than the rule's
 */
export function finderOf<Table extends RuleTable>(table: Table) {
  return (
    code: keyof Table & string,
    message: string,
    more: Pick<Problem, 'position' | 'cure'> = {},
  ): Problem => ({code, message, ...(table[code] as Table[string]), ...more});
}

/** A problem with a name, or a note on a key without a fault. */
export const foundUsual = finderOf({...plainRules, ...placeRules});

/** The beginning of a text, for a sentence. */
export function clip(text: string, length = 40): string {
  return text.length > length ? `${text.slice(0, length)}…` : text;
}
