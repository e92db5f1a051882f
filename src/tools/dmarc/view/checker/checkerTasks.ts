/** All that asks DNS. A chunk of its own, loaded when a visitor asks for it. */
import {resolverOf, watch, type DohServer, type WatchedAnswer} from '../../../dns';
import {
  describeEffect,
  evaluateDmarc,
  inspectDmarc,
  type DmarcEvaluation,
  type DmarcInspection,
  type EffectStep,
} from '../..';
import {throwIfUnreached} from '../silence';

/** What the visitor says of a message. */
export interface MessageAsked {
  dkimDomains: readonly string[];
  spfDomain: string;
}

export interface Checked {
  domain: string;
  inspection: DmarcInspection;
  effect: readonly EffectStep[];
  /** Where the visitor asked about a message. */
  evaluation: DmarcEvaluation | undefined;
  /** The answer with the record that applies, or the first of the walk. */
  answer: WatchedAnswer | undefined;
  /** Questions put to DNS in all. */
  questions: number;
}

/**
 * Checks a domain, and a message from it where one is described.
 *
 * @throws {DnsError} where no resolver answered even the first question; the
 *   signal's reason once it aborts
 */
export async function checkDomain(
  domain: string,
  message: MessageAsked,
  servers: readonly DohServer[],
  signal: AbortSignal,
): Promise<Checked> {
  const watched = watch(resolverOf(servers), signal);
  const inspection = await inspectDmarc(domain, watched);
  throwIfUnreached(inspection.discovery);
  const isAsked = message.dkimDomains.length > 0 || message.spfDomain !== '';
  const evaluation = isAsked
    ? await evaluateDmarc({fromDomain: domain, ...message}, watched)
    : undefined;
  const {discovery} = inspection;
  const name = `_dmarc.${discovery.policyDomain ?? discovery.domain}`;
  return {
    domain: discovery.domain,
    inspection,
    effect: describeEffect(discovery, inspection.reports),
    evaluation,
    answer: watched.seen.find((seen) => seen.name === name && seen.type === 'TXT'),
    questions: watched.seen.length,
  };
}
