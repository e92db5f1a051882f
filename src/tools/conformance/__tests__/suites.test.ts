/** The gate runs the very cases that the page does. */
import {readFileSync} from 'node:fs';
import {
  addressCases,
  churnCases,
  dkimCases,
  dmarcCases,
  equityCases,
  runCase,
  runCases,
  spfCases,
  type ConformanceCase,
} from '..';
import churn from '../suites/churn.json';
import dkim from '../suites/dkim.json';
import dmarc from '../suites/dmarc.json';
import equity from '../suites/equity.json';
import rfc7208 from '../suites/rfc7208.json';
import sayers from '../suites/sayers.json';

async function failures(cases: readonly ConformanceCase[]) {
  const results = await Promise.all(cases.map(runCase));
  return results
    .filter(({passed}) => !passed)
    .map(({id, expected, given}) => ({id, expected, given}));
}

test.each([
  // TypeScript takes each zone of the file for a type of its own.
  ['RFC 7208', spfCases(rfc7208 as unknown as Parameters<typeof spfCases>[0]), 203],
  ['Sayers', addressCases(sayers), 185],
  ['DKIM', dkimCases(dkim), 53],
  ['DMARC', dmarcCases(dmarc), 25],
  ['churn', churnCases(churn), 22],
  ['equity', equityCases(equity), 12],
])('%s: every case passes', async (_, cases, count) => {
  expect(cases).toHaveLength(count);
  expect(await failures(cases)).toEqual([]);
});

test.each([
  ['rfc7208', rfc7208.license],
  ['sayers', sayers.license],
])('%s: the license goes where the cases go', (name, license) => {
  const file = readFileSync(`src/tools/conformance/suites/${name}.LICENSE`, 'utf8');
  expect(license).toBe(file);
  expect(license).toMatch(/Redistribution and use in source and binary forms/);
});

test('a wrong expectation and an engine that throws are failures', async () => {
  const [first] = addressCases({cases: [['a@example.com', 'errDotEnd']]});
  expect(first && (await runCase(first))).toMatchObject({
    expected: ['invalid'],
    given: 'valid',
    passed: false,
  });
  const broken: ConformanceCase = {
    id: 'x',
    asked: [],
    expected: ['pass'],
    run: () => Promise.reject(new Error('no')),
  };
  expect(await runCase(broken)).toMatchObject({given: 'error: no', passed: false});
});

test('cases run in slices, and a pause can end the run', async () => {
  let clock = 0;
  const cases = addressCases({
    cases: Array.from({length: 10}, () => ['a@b.example', 'valid']),
  });
  const slow = cases.map((one) => ({
    ...one,
    run: () => {
      clock += 5;
      return one.run();
    },
  }));
  const pauses: number[] = [];
  const results = await runCases(slow, {
    now: () => clock,
    pause: (done) => {
      pauses.push(done);
      return Promise.resolve();
    },
  });
  expect(results).toHaveLength(10);
  expect(pauses).toEqual([3, 6, 9]);
  await expect(
    runCases(slow, {now: () => clock, pause: () => Promise.reject(new Error('ended'))}),
  ).rejects.toThrow('ended');
});
