/** Cases and engines. A chunk of its own, loaded when a visitor asks for it. */
import {
  addressCases,
  churnCases,
  dkimCases,
  dmarcCases,
  equityCases,
  runCases,
  spfCases,
  type CaseResult,
  type ConformanceCase,
} from '..';
import type {SuiteInfo} from './suites';

export interface SuiteResult {
  id: SuiteInfo['id'];
  results: CaseResult[];
  /** Text of the license, where the cases are not ours. */
  license?: string;
}

interface LoadedSuite {
  id: SuiteInfo['id'];
  cases: ConformanceCase[];
  license?: string;
}

async function loadSuites(): Promise<LoadedSuite[]> {
  const [rfc7208, sayers, dkim, dmarc, churn, equity] = await Promise.all([
    import('../suites/rfc7208.json'),
    import('../suites/sayers.json'),
    import('../suites/dkim.json'),
    import('../suites/dmarc.json'),
    import('../suites/churn.json'),
    import('../suites/equity.json'),
  ]);
  return [
    {
      id: 'rfc7208',
      // TypeScript takes each zone of the file for a type of its own.
      cases: spfCases(rfc7208.default as unknown as Parameters<typeof spfCases>[0]),
      license: rfc7208.default.license,
    },
    {id: 'sayers', cases: addressCases(sayers.default), license: sayers.default.license},
    {id: 'dkim', cases: dkimCases(dkim.default)},
    {id: 'dmarc', cases: dmarcCases(dmarc.default)},
    {id: 'churn', cases: churnCases(churn.default)},
    {id: 'equity', cases: equityCases(equity.default)},
  ];
}

/** Lets the page draw and take input. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}

/**
 * Runs every case of every suite, in slices.
 *
 * @param tell called between slices, with the number of cases that are done and of all
 * @throws the signal's reason once it aborts
 */
export async function runSuites(
  tell: (done: number, all: number) => void,
  signal: AbortSignal,
): Promise<SuiteResult[]> {
  const loaded = await loadSuites();
  const all = loaded.reduce((sum, {cases}) => sum + cases.length, 0);
  const finished: SuiteResult[] = [];
  let before = 0;
  for (const {id, cases, license} of loaded) {
    const results = await runCases(cases, {
      async pause(done) {
        tell(before + done, all);
        await nextTask();
        signal.throwIfAborted();
      },
    });
    before += cases.length;
    finished.push({id, results, ...(license !== undefined && {license})});
  }
  return finished;
}
