import type {Problem} from '../kit';
import {isSame, type Octets} from './bytes';
import {found} from './found';
import {hmac, type Hash} from './sign';
import {hashOf, type Variant} from './variants';

/** Octets of a body up to which two faults at a time are looked for. */
const SMALL_BODY = 20_000;

/** What was signed, and how, when a signature matches. */
export interface Match {
  key: Variant<Octets>;
  body: Variant<Octets>;
  content: Variant<(body: Octets) => Octets>;
  hash: Hash;
  /** Place among the secrets. */
  secret: number;
  /** Place among the signatures. */
  signature: number;
}

/** All ways that are tried. */
export interface Space {
  keys: readonly (readonly Variant<Octets>[])[];
  bodies: readonly Variant<Octets>[];
  contents: readonly Variant<(body: Octets) => Octets>[];
}

const isFaulty = ({code}: Variant<unknown>) => (code === undefined ? 0 : 1);

/** The way with the fewest faults that leads to one of the signatures. */
export async function findWay(
  targets: readonly Octets[],
  {keys, bodies, contents}: Space,
): Promise<Match | undefined> {
  const most = (bodies[0]?.value.length ?? 0) > SMALL_BODY ? 1 : 2;
  const hashes = new Set(targets.flatMap(({length}) => hashOf(length) ?? []));
  for (let faulty = 0; faulty <= most; faulty += 1) {
    for (const hash of hashes) {
      for (const [secret, ways] of keys.entries()) {
        for (const key of ways) {
          for (const body of bodies) {
            for (const content of contents) {
              if (isFaulty(key) + isFaulty(body) + isFaulty(content) === faulty) {
                const made = await hmac(key.value, content.value(body.value), hash);
                const signature = targets.findIndex((target) => isSame(target, made));
                if (signature >= 0) {
                  return {key, body, content, hash, secret, signature};
                }
              }
            }
          }
        }
      }
    }
  }
  return undefined;
}

/** The faults of a way, in sentences that begin with who is at fault. */
export function faultsOf({key, body, content, hash}: Match, isOwn: boolean): Problem[] {
  const made = isOwn ? 'Your code used' : 'The signature was made with';
  return [
    ...(hash === 'SHA-256' ? [] : [found('hash-other', `${made} HMAC and ${hash}.`)]),
    ...(key.code ? [found(key.code, `${made} the wrong key: ${key.as}.`)] : []),
    ...(content.code
      ? [
          found(
            content.code,
            `${isOwn ? 'Your code signed' : 'The signature covers'} ${content.as}.`,
          ),
        ]
      : []),
    ...(body.code
      ? [
          found(
            body.code,
            isOwn
              ? `Your code signed ${body.as} instead of the body that arrived.`
              : `The signature matches ${body.as}. The body you pasted is different, so something changed it.`,
          ),
        ]
      : []),
  ];
}
