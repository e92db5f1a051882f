/** What a suite is made of, and how it is run. */

/** One case, ready to be run. */
export interface ConformanceCase {
  id: string;
  /** What is asked, in terms and values. */
  asked: readonly (readonly [term: string, value: string])[];
  /** Section of the standard, as the suite gives it. */
  section?: string;
  /** Results that are right, the preferred one first. */
  expected: readonly string[];
  /** Gives the result of the engine. */
  run: () => Promise<string>;
}

export interface CaseResult extends Omit<ConformanceCase, 'run'> {
  given: string;
  passed: boolean;
}

/** Runs one case. A case whose engine throws has failed, with the error as its result. */
export async function runCase({run, ...rest}: ConformanceCase): Promise<CaseResult> {
  let given: string;
  try {
    given = await run();
  } catch (error) {
    given = `error: ${error instanceof Error ? error.message : String(error)}`;
  }
  return {...rest, given, passed: rest.expected.includes(given)};
}

/**
 * Runs cases in slices, so that a page can be used meanwhile.
 *
 * @param pause lets other work go on; awaited between slices
 * @param now milliseconds; what a slice is measured by
 * @param sliceMs how long a slice may take
 * @throws what `pause` throws, such as the reason of an abort
 */
export async function runCases(
  cases: readonly ConformanceCase[],
  {
    pause,
    now = () => performance.now(),
    sliceMs = 12,
  }: {
    pause: (done: number) => Promise<void>;
    now?: () => number;
    sliceMs?: number;
  },
): Promise<CaseResult[]> {
  const results: CaseResult[] = [];
  let began = now();
  for (const one of cases) {
    results.push(await runCase(one));
    if (now() - began >= sliceMs) {
      await pause(results.length);
      began = now();
    }
  }
  return results;
}
