/** All that asks DNS and verifies. A chunk of its own, loaded when a visitor asks for it. */
import {resolverOf, watch, type DohServer} from '../../dns';
import {loadPart} from '../../kit';
import {
  inspectMessage,
  messageReport,
  verdictOf,
  type MessageInspection,
  type MessageVerdict,
  type TypedEnvelope,
} from '..';

export interface MessageAnswer {
  inspection: MessageInspection;
  verdict: MessageVerdict;
  /** In plain text. */
  report: string;
  /** It is the example, checked against recorded DNS. */
  recorded: boolean;
}

/**
 * Checks a message against DNS as it is now.
 *
 * @throws {DnsError} never: what DNS does not tell is part of the answer
 * @throws the signal's reason once it aborts
 */
export async function checkMessage(
  message: string | Uint8Array,
  typed: TypedEnvelope,
  {servers, signal}: {servers: readonly DohServer[]; signal: AbortSignal},
): Promise<MessageAnswer> {
  const resolver = resolverOf(servers);
  // Somebody who asks again may have changed a record.
  resolver.forget();
  const inspection = await inspectMessage(message, watch(resolver, signal), {typed});
  signal.throwIfAborted();
  return answerOf(inspection, false);
}

const readExample = () => loadPart(() => import('../example'));

/** Checks the example against the DNS that is recorded with it. */
export async function checkExample(typed: TypedEnvelope): Promise<MessageAnswer> {
  const {exampleMessage, exampleResolver} = await readExample();
  return answerOf(await inspectMessage(exampleMessage, exampleResolver, {typed}), true);
}

/** The text of the example, as a text field holds it. */
export async function loadExample(): Promise<string> {
  return (await readExample()).exampleMessage;
}

function answerOf(inspection: MessageInspection, recorded: boolean): MessageAnswer {
  return {
    inspection,
    verdict: verdictOf(inspection),
    report: messageReport(inspection),
    recorded,
  };
}
