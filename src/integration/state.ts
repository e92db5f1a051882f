import {EXAMPLE, readStack, STACK_EVENT, storeStack, type Stack} from '../stack/plain';
import {GOAL_IDS, isStackId, type Goal, type StackId} from './choices';

/** Where the reader's choices and progress are kept (local storage). */
const STORAGE_KEY = 'site.integration';
const MOST_DONE = 100;

/** What the reader has chosen and done. */
export interface IntegrationState {
  /** Framework or language; none while the reader has chosen none. */
  stack?: StackId;
  goals: readonly Goal[];
  /** IDs of steps and checks. */
  done: readonly string[];
}

const EMPTY: IntegrationState = {goals: [], done: []};

/**
 * Reads what storage holds, which anyone may have written. Never throws.
 *
 * @param text JSON, or anything
 */
export function parseState(text: string | null): IntegrationState {
  let stored: unknown;
  try {
    stored = JSON.parse(text ?? 'null');
  } catch {
    return EMPTY;
  }
  const {stack, goals, done} = (stored ?? {}) as Partial<Record<string, unknown>>;
  const given = Array.isArray(goals) ? goals : [];
  return {
    ...(isStackId(stack) && {stack}),
    goals: GOAL_IDS.filter((goal) => given.includes(goal)),
    done: (Array.isArray(done) ? done : [])
      .filter((id): id is string => typeof id === 'string' && /^[a-z][\w-]*$/.test(id))
      .slice(0, MOST_DONE),
  };
}

/** What the page shows: with the domain, which is kept with the values of all samples. */
export interface Shown extends IntegrationState {
  /** The reader's domain, or that of the docs. */
  domain: string;
  /** Whether the domain is the reader's own. */
  hasDomain: boolean;
}

function shownWith(state: IntegrationState, {domain}: Stack): Shown {
  return {...state, domain, hasDomain: domain !== EXAMPLE.domain};
}

/** What is shown before the browser's storage has been read. */
export const AT_FIRST: Shown = shownWith(EMPTY, EXAMPLE);

let shown: Shown | undefined;
const listeners = new Set<() => void>();

function stored(): IntegrationState {
  try {
    return parseState(localStorage.getItem(STORAGE_KEY));
  } catch {
    // Storage is refused in some privacy modes: what is chosen holds for this page.
    return EMPTY;
  }
}

function show(next: Shown): void {
  shown = next;
  listeners.forEach((listener) => {
    listener();
  });
}

function takeDomain({detail}: CustomEvent<Stack>): void {
  show(shownWith(readState(), detail));
}

export function readState(): Shown {
  shown ??= shownWith(stored(), readStack());
  return shown;
}

/** Tells when something changes, in this page or in "My stack". */
export function watchState(listener: () => void): () => void {
  if (listeners.size === 0) {
    addEventListener(STACK_EVENT, takeDomain as EventListener);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) {
      removeEventListener(STACK_EVENT, takeDomain as EventListener);
    }
  };
}

/** Keeps what has changed, and shows it. */
export function changeState(change: Partial<IntegrationState>): void {
  const {domain, hasDomain, ...before} = readState();
  const next: IntegrationState = {...before, ...change};
  show({...next, domain, hasDomain});
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(next));
  } catch {
    // It holds for this page.
  }
}

/** Forgets the choices and the progress. The domain stays with "My stack". */
export function forgetState(): void {
  const {domain, hasDomain} = readState();
  show({...EMPTY, domain, hasDomain});
  try {
    localStorage.removeItem(STORAGE_KEY);
  } catch {
    // There was nothing to forget.
  }
}

/** Makes a domain the one of all samples. */
export function changeDomain(domain: string): void {
  storeStack({...readStack(), domain});
}
