import {listCaution, planRollout} from '../dmarc';
import type {Source, SourceState, Summary} from './summarize';

/** A step to the next policy, with what the reports say must be done before. */
export interface ReportStep {
  /** YYYY-MM-DD. */
  on: string;
  /** Tags of the record after this step: 'p=quarantine; t=y'. */
  tags: string;
  /** Sources to fix first. */
  fix: readonly Source[];
  /** Sources to recognize first: yours, or somebody else using your name. */
  identify: readonly Source[];
  /** At the first step to p=reject: who should not take it. */
  caution?: string;
}

export interface ReportPlan {
  steps: readonly ReportStep[];
  /** The record still has `pct`, which receivers of RFC 9989 do not follow. */
  dropPct: boolean;
  /** The reports cover less than the month that the standard asks for (RFC 9989, 7.4). */
  isShort: boolean;
}

/** Days of reports to have read before a policy that is enforced. */
const MONTH = 28;

/** The states of sources that lose messages under each policy, and what to do about them. */
const BEFORE = {
  none: {fix: [], identify: []},
  quarantine: {fix: ['fix'], identify: ['unknown']},
  // What passes by SPF alone is lost where it is forwarded, for good once refused.
  reject: {fix: ['fix', 'needs-dkim'], identify: ['unknown']},
} as const satisfies Readonly<
  Record<string, Readonly<Record<'fix' | 'identify', readonly SourceState[]>>>
>;

function inState(summary: Summary, ...states: SourceState[]): Source[] {
  return summary.sources.filter(({state}) => states.includes(state));
}

/**
 * The way from the policy that the reports name to p=reject, with the sources that would
 * lose messages on each step. Test mode (t=y) comes before each stricter policy, as `pct` is
 * gone (RFC 9989, A.6). Reports do not show whether people write from the domain, so the step
 * to p=reject comes with the caution for those who do (RFC 9989, 7.4).
 *
 * @param today as YYYY-MM-DD
 */
export function planSteps(summary: Summary, today: string): ReportPlan {
  const {policy, days} = summary;
  const named = new Set<Source>();
  /** Each source is named once, before the first step that it stands in the way of. */
  const notYetNamed = (sources: readonly Source[]) => {
    const news = sources.filter((source) => !named.has(source));
    news.forEach((source) => named.add(source));
    return news;
  };
  const dropPct = policy.pct !== undefined && policy.pct < 100;
  // Receivers that ignore pct apply the policy to all messages, the owner's own included.
  const startsOver =
    dropPct && policy.p !== 'none' && inState(summary, 'fix', 'unknown').length > 0;
  const steps = planRollout({
    today,
    now: startsOver ? undefined : {policy: policy.p, testing: policy.testing},
    people: false,
  })
    .filter(({changes}) => changes)
    .map(({on, policy: p, testing}, index, all): ReportStep => ({
      on,
      tags: `p=${p}${testing ? '; t=y' : ''}`,
      fix: notYetNamed(inState(summary, ...BEFORE[p].fix)),
      identify: notYetNamed(inState(summary, ...BEFORE[p].identify)),
      ...(p === 'reject' && all[index - 1]?.policy !== p && {caution: listCaution}),
    }));
  return {
    steps,
    dropPct,
    isShort: days.length < MONTH,
  };
}
