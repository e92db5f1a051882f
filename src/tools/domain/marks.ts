import {bySeverity, type Severity} from '../kit';
import type {Section} from './report';

/** How a check ended: the gravest of its findings, or why there are none. */
export type Mark = Severity | 'unneeded' | 'unanswered' | 'skipped';

export function markOf({state, findings}: Section): Mark {
  const [gravest] = bySeverity(findings);
  return state === 'checked' ? (gravest?.severity ?? 'unneeded') : state;
}
