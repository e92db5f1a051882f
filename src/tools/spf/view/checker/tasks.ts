/** All that asks DNS. A chunk of its own, loaded when a visitor asks for it. */
import {resolverOf, watch, type DohServer, type WatchedAnswer} from '../../../dns';
import {loadPart} from '../../../view';
import type {CheckInput, SpfCheck} from '../../check';
import {inspectSpf} from '../../inspect';
import type {SpfInspection} from '../../inspection';
import {MAX_LOOKUPS} from '../../terms';
import type {Advice} from './adviceTasks';
import {loadAdvice} from './loadAdvice';

/** A check of one sender, with what was asked. */
export interface SenderCheck extends SpfCheck {
  input: CheckInput;
}

export interface CheckerAnswer extends Advice {
  inspection: SpfInspection;
  /** Missing where no address was given. */
  check?: SenderCheck;
  /** The answer that held the record. */
  source?: WatchedAnswer;
  /** Milliseconds since 1970. */
  checkedAt: number;
}

/**
 * Looks at a domain, and checks a sender where one is given.
 *
 * @throws {DnsError} when the first question gets no answer; the signal's reason once it
 *   aborts
 */
export async function askAll(
  domain: string,
  input: CheckInput | undefined,
  servers: readonly DohServer[],
  signal: AbortSignal,
): Promise<CheckerAnswer> {
  // What evaluates one sender is a chunk of its own, for visitors who name a sender.
  const evaluator = input && (await loadPart(() => import('../../check')));
  const watched = watch(resolverOf(servers), signal);
  const inspection = await inspectSpf(domain, watched);
  const check = evaluator && {...(await evaluator.checkHost(input, watched)), input};
  const source = watched.seen.find(
    ({name, type}) => type === 'TXT' && name === inspection.domain,
  );
  const {suggestion, budget} = inspection;
  const needsMore = suggestion ?? (budget && budget.lookups > MAX_LOOKUPS);
  // With its view, so that the page does not move once the result is there.
  const [adviser] = needsMore
    ? await loadPart(() => Promise.all([import('./adviceTasks'), loadAdvice()]))
    : [];
  const advice = await adviser?.adviseFurther(inspection, watched, new Date());
  return {
    inspection,
    ...advice,
    ...(check && {check}),
    ...(source && {source}),
    checkedAt: Date.now(),
  };
}
