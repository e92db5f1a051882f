import {languageFor, type StackId} from './choices';
import type {Check, GoalCode, PlanSource, StackCode} from './types';

const loaded = new Map<StackId, Promise<PlanSource>>();

async function fetchSource(id: StackId): Promise<PlanSource> {
  const [stack, goals, checks] = await Promise.all([
    import(`@generated/integration/default/stacks/${id}.json`) as Promise<{
      default: StackCode;
    }>,
    import(`@generated/integration/default/goals/${languageFor(id)}.json`) as Promise<{
      default: GoalCode;
    }>,
    import('@generated/integration/default/checks.json') as Promise<{default: Check[]}>,
  ]);
  return {stack: stack.default, goals: goals.default, checks: checks.default};
}

/** What the docs have for a stack, in chunks of its own. A failure is tried again later. */
export function loadSource(id: StackId): Promise<PlanSource> {
  const known = loaded.get(id);
  const loading = known ?? fetchSource(id);
  loaded.set(id, loading);
  loading.catch(() => loaded.delete(id));
  return loading;
}
