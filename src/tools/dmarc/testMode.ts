import type {ParsedDmarc} from './parse';
import {oneRungLower} from './tags';

/**
 * What test mode does to `sp` and `np` where they differ from `p` (RFC 9989, 4.7, `t`).
 *
 * @returns nothing where the record is not in test mode, or none of them is lowered
 */
export function describeTestMode({settings, tags}: ParsedDmarc): string | undefined {
  const lowered = settings.testing
    ? (['sp', 'np'] as const).flatMap((name) => {
        const policy = tags[name];
        return !policy || policy === 'none' || policy === settings.p
          ? []
          : [[`${name}=${policy}`, oneRungLower(policy)] as const];
      })
    : [];
  const [first, second] = lowered;
  return (
    first &&
    `While t=y is set, ${first[0]} is ${settings.p === 'none' ? '' : 'also '}applied as ${first[1]}${second ? `, and ${second[0]} as ${second[1]}` : ''}.`
  );
}
