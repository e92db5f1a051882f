import {bySeverity, type Severity} from '../kit';
import type {Section} from './report';

/** How a check ended: the gravest of its findings, fine without any, or why it was not made. */
export type Mark = Severity | 'unneeded' | 'unanswered' | 'skipped';

export function markOf({state, findings}: Section): Mark {
  const [gravest] = bySeverity(findings);
  return state === 'checked' ? (gravest?.severity ?? 'fine') : state;
}
