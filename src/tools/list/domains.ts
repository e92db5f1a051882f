import type {DomainCheck} from '../address';

/** How a run of questions is held and let go on. */
export interface Hold {
  readonly held: boolean;
  pause: () => void;
  resume: () => void;
  /** Resolves once nothing holds it. */
  free: () => Promise<void>;
}

export function createHold(): Hold {
  let waiting: (() => void)[] = [];
  let held = false;
  return {
    get held() {
      return held;
    },
    pause() {
      held = true;
    },
    resume() {
      held = false;
      waiting.forEach((go) => {
        go();
      });
      waiting = [];
    },
    free: () =>
      held
        ? new Promise((resolve) => {
            waiting.push(resolve);
          })
        : Promise.resolve(),
  };
}

export interface AskOptions {
  /** Domains asked for at the same time. */
  inFlight: number;
  signal: AbortSignal;
  hold: Hold;
  onCheck: (check: DomainCheck) => void;
}

/**
 * Asks for each domain once, a few at the same time. While it is held, what is under way
 * is finished and nothing new begins.
 *
 * @param domains distinct, in the order in which to ask
 * @param check the question; should reject only once the signal has aborted
 * @throws the signal's reason once it aborts
 */
export async function askDomains(
  domains: readonly string[],
  check: (domain: string) => Promise<DomainCheck>,
  {inFlight, signal, hold, onCheck}: AskOptions,
): Promise<void> {
  let next = 0;

  async function line(): Promise<void> {
    while (next < domains.length) {
      await hold.free();
      signal.throwIfAborted();
      const domain = domains[next];
      next += 1;
      if (domain !== undefined) {
        onCheck(await check(domain));
      }
    }
  }

  // Nothing waits for a run that is given up.
  signal.addEventListener('abort', hold.resume, {once: true});
  await Promise.all(Array.from({length: Math.max(1, inFlight)}, line));
}
