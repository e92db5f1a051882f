/** What is said beyond the suggestion. A chunk of its own, for records that need it. */
import type {Resolver} from '../../../dns';
import type {SpfInspection} from '../../inspection';
import {planLookups, type LookupPlan} from '../../plan';
import {proveChange, type ChangeProof} from '../../proof';

export interface Advice {
  /** What the suggested record changes for each sender. */
  proof?: ChangeProof;
  /** How to get back to ten lookups. */
  plan?: LookupPlan;
}

/**
 * The proof of a suggestion, and the plan for a record with too many lookups.
 *
 * @param now the day for what is said of dates
 */
export async function adviseFurther(
  inspection: SpfInspection,
  resolver: Resolver,
  now: Date,
): Promise<Advice> {
  const {domain, suggestion} = inspection;
  const proof =
    suggestion &&
    (await proveChange(inspection, new Map([[domain, suggestion.strings]]), resolver));
  const plan = await planLookups(inspection, resolver, now);
  return {...(proof && {proof}), ...(plan && {plan})};
}
