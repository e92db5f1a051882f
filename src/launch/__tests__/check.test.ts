import {facts} from '../../site';
import {launchCheck, listOf, readSources} from '../check';
import type {Finding} from '../finding';

const TODAY = '2026-11-22';
const NOTHING_WANTED = ['analytics', 'error-reports', 'repository'];

it('reads the texts that pages are made from, and no test', async () => {
  const files = (await readSources(process.cwd())).map(({file}) => file);
  expect(files).toEqual(
    expect.arrayContaining([
      'docusaurus.config.ts',
      'legal/privacy-policy.mdx',
      'src/api/openapi.yaml',
      'src/site/facts.ts',
    ]),
  );
  expect(files.filter((file) => file.includes('__tests__'))).toEqual([]);
});

it('names each finding by a line that is there and says what it is about', async () => {
  const sources = new Map(
    (await readSources(process.cwd())).map(({file, text}) => [file, text.split('\n')]),
  );
  const findings = await launchCheck(process.cwd(), {}, [], TODAY);
  for (const {file, line, message} of findings) {
    expect(
      `${file}:${String(line)} ${sources.get(file)?.[line - 1] ?? 'absent'}`,
    ).not.toMatch(/ (absent)?$/);
    expect(message).toMatch(/[.!]$/);
  }
  for (const {kind, file, line} of findings.filter(({kind: one}) => one === 'stand-in')) {
    expect(`${kind} ${sources.get(file)?.[line - 1] ?? ''}`).toMatch(/ {3}\w+(?::|,)/);
  }
});

it('finds every value of this project that nobody has confirmed', async () => {
  const findings = await launchCheck(process.cwd(), {}, NOTHING_WANTED, TODAY);
  const open = Object.values(facts as Record<string, {confirmed: boolean}>).filter(
    ({confirmed}) => !confirmed,
  );
  const inFacts = findings.filter(
    ({kind, file}) => kind === 'unconfirmed' && file === 'src/site/facts.ts',
  );
  expect(inFacts).toHaveLength(open.length);
  // Each on a line of its own.
  expect(new Set(inFacts.map(({line}) => line)).size).toBe(open.length);
});

it('finds figures once their days are over', async () => {
  const far = await launchCheck(process.cwd(), {}, NOTHING_WANTED, '2040-01-01');
  const stale = far.filter(({kind}) => kind === 'stale');
  expect(stale.length).toBeGreaterThan(10);
  expect(stale.every(({line}) => line > 1)).toBe(true);
});

it('lists by kind, and ends with the count', () => {
  const finding = (kind: Finding['kind'], line: number): Finding => ({
    kind,
    file: 'a.ts',
    line,
    message: 'Do it.',
  });
  expect(listOf([finding('setting', 2), finding('draft', 1), finding('draft', 3)])).toBe(
    [
      'Drafts: 2',
      '  a.ts:1  Do it.',
      '  a.ts:3  Do it.',
      '',
      'Settings of the production build: 1',
      '  a.ts:2  Do it.',
      '',
      '3 left to do before the launch.',
    ].join('\n'),
  );
  expect(listOf([])).toBe('Nothing is left to do before the launch.');
});
