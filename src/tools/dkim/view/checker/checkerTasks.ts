/** All that asks DNS and verifies. A chunk of its own, loaded when a visitor asks for it. */
import {
  resolverOf,
  watch,
  type DohServer,
  type WatchedAnswer,
  type WatchedResolver,
} from '../../../dns';
import {
  inspectKey,
  parseDkimKey,
  probeSelectors,
  readMessage,
  recordFromPaste,
  verifyMessage,
  type DkimKey,
  type KeyInspection,
  type ProbeReport,
  type VerifiedMessage,
} from '../..';

export type CheckAnswer =
  | {
      kind: 'key';
      selector: string;
      domain: string;
      inspection: KeyInspection;
      seen: readonly WatchedAnswer[];
    }
  | {kind: 'record'; text: string; key: DkimKey}
  | {kind: 'message'; verified: VerifiedMessage; seen: readonly WatchedAnswer[]}
  | {kind: 'probe'; domain: string; report: ProbeReport; seen: readonly WatchedAnswer[]};

interface Asking {
  servers: readonly DohServer[];
  signal: AbortSignal;
}

/** Somebody who asks again has changed something: what is kept would hide it. */
function freshly({servers, signal}: Asking): WatchedResolver {
  const resolver = resolverOf(servers);
  resolver.forget();
  return watch(resolver, signal);
}

/** @throws {DnsError} where no resolver gives an answer; the signal's reason once it aborts */
export async function checkKey(
  where: {selector: string; domain: string},
  asking: Asking,
): Promise<CheckAnswer> {
  const resolver = freshly(asking);
  const inspection = await inspectKey(where, resolver);
  return {kind: 'key', ...where, inspection, seen: resolver.seen};
}

/** @throws {DnsError} as `checkKey` */
export async function tryCommon(domain: string, asking: Asking): Promise<CheckAnswer> {
  const resolver = freshly(asking);
  const report = await probeSelectors(domain, resolver);
  return {kind: 'probe', domain, report, seen: resolver.seen};
}

/**
 * Verifies a message, or reads a pasted key record, for which nobody is asked.
 *
 * @throws the signal's reason once it aborts
 */
export async function checkPasted(
  given: string | Uint8Array,
  asking: Asking,
): Promise<CheckAnswer> {
  if (typeof given === 'string' && isKeyRecord(given)) {
    const text = recordFromPaste(given);
    return {kind: 'record', text, key: parseDkimKey(text)};
  }
  const resolver = freshly(asking);
  const verified = await verifyMessage(given, resolver);
  asking.signal.throwIfAborted();
  return {kind: 'message', verified, seen: resolver.seen};
}

function isKeyRecord(text: string): boolean {
  return (
    text.length < 20_000 &&
    readMessage(text).signatures.length === 0 &&
    /v\s{0,10}=\s{0,10}DKIM1|(?:^|[;"\s])p\s{0,10}=/i.test(text)
  );
}
