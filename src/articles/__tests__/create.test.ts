import {existsSync, mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import * as build from '../../content/build';
import * as plain from '../../content/plain';
import * as articleCommand from '../articleCommand';
import * as checkArticles from '../checkArticles';
import * as newArticle from '../newArticle';
import {FIELDS, writeArticle} from './support';

/** What the command imports. It runs when it is loaded, and these are loaded only once. */
const IMPORTS = {
  '../../content/build': build,
  '../../content/plain': plain,
  '../articleCommand': articleCommand,
  '../checkArticles': checkArticles,
  '../newArticle': newArticle,
};

let siteDir: string;

beforeEach(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'create-'));
  jest.useFakeTimers({
    now: new Date('2026-11-22T23:30:00Z'),
    doNotFake: [
      'hrtime',
      'nextTick',
      'performance',
      'queueMicrotask',
      'setImmediate',
      'setInterval',
      'setTimeout',
    ],
  });
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  process.exitCode = undefined;
  rmSync(siteDir, {recursive: true});
});

const write = (slug: string, fields: string, text = 'Text.') => {
  writeArticle(siteDir, slug, fields, text);
};

/** Runs the command to its end: what it prints, what it says to be wrong, and its exit code. */
async function run(...args: string[]) {
  jest.replaceProperty(process, 'argv', ['node', 'create.ts', ...args]);
  jest.spyOn(process, 'cwd').mockReturnValue(siteDir);
  const said = {printed: '', wrong: ''};
  await new Promise<void>((resolve) => {
    jest.spyOn(process.stdout, 'write').mockImplementation((text) => {
      said.printed += String(text);
      resolve();
      return true;
    });
    jest.spyOn(console, 'error').mockImplementation((text) => {
      said.wrong += String(text);
      resolve();
    });
    jest.isolateModules(() => {
      Object.entries(IMPORTS).forEach(([name, module]) => {
        jest.doMock(name, () => module);
      });
      jest.requireActual('../create');
    });
  });
  return {...said, exitCode: process.exitCode};
}

it('creates a draft of today, and says how to go on', async () => {
  const {printed, wrong, exitCode} = await run('What is DKIM?', '--topic', 'design');
  const source = readFileSync(path.join(siteDir, 'blog/what-is-dkim/index.mdx'), 'utf8');
  expect(source).toContain('\ndatePublished: 2026-11-22\n');
  expect(source).toContain('\ntopic: Design\n');
  expect(printed).toContain('Created blog/what-is-dkim/ with index.mdx and cover.svg.');
  expect(printed).toContain('http://localhost:3000/articles/what-is-dkim/');
  const [, others = ''] = /The topic is Design \(others: (.*)\)\./.exec(printed) ?? [];
  expect(others.split(', ')).toEqual(plain.TOPICS.filter((topic) => topic !== 'Design'));
  expect([wrong, exitCode]).toEqual(['', undefined]);
});

it('says that nothing would stop the build', async () => {
  write('one', FIELDS);
  expect(await run('--check')).toEqual({
    printed: '\nChecked 1 article. Nothing would stop the build.\n\n',
    wrong: '',
    exitCode: 0,
  });
  write('two', FIELDS);
  expect((await run('--check')).printed).toContain('Checked 2 articles. Nothing');
});

it('names what would stop the build, then what drafts lack, and fails', async () => {
  write('sound', FIELDS);
  write('faulty', FIELDS, '[one](/articles/sounds/)');
  write('later', FIELDS.replace('2026-11-20', '2026-11-23'));
  write('early', FIELDS, '[one](/articles/later/)');
  write('draft', `${FIELDS}\ndraft: true`, '[one](/articles/sounds/)');
  const link = 'the link to /articles';
  expect(await run('--check')).toEqual({
    printed: `
Checked 5 articles. 2 of them would stop the build:

blog/early/index.mdx
- line 11: ${link}/later/ leads to an article that readers do not get yet (published on 2026-11-23). Publish that one first, or take the link out.

blog/faulty/index.mdx
- line 11: ${link}/sounds/ leads to no page. Did you mean "/articles/sound/"?

Still to do in drafts, which do not stop the build:

blog/draft/index.mdx
- line 12: ${link}/sounds/ leads to no page. Did you mean "/articles/sound/"?

`,
    wrong: '',
    exitCode: 1,
  });
});

it('tells what drafts lack and which folders to rename, and does not fail', async () => {
  write('draft', `${FIELDS}\ndraft: true`, '[one](/articles/draught/)');
  write('Mail & More', FIELDS);
  write('Mail & Less', FIELDS);
  const {printed, exitCode} = await run('--check');
  expect(printed.split('\n\n')).toEqual([
    '\nChecked 3 articles. Nothing would stop the build.',
    expect.stringMatching(
      /^The folder blog\/Mail & Less .*\nThe folder blog\/Mail & More .*$/,
    ),
    'Still to do in drafts, which do not stop the build:',
    expect.stringMatching(/^blog\/draft\/index\.mdx\n- line 12: /),
    '',
  ]);
  expect(exitCode).toBe(0);
});

it('shows its help, and creates nothing', async () => {
  expect(await run('--help', 'What is DKIM?')).toEqual({
    printed: articleCommand.HELP,
    wrong: '',
    exitCode: undefined,
  });
  expect(existsSync(path.join(siteDir, 'blog'))).toBe(false);
});

it('answers a wrong command with one sentence, and fails', async () => {
  const {printed, wrong, exitCode} = await run('What is DKIM?', '--topic', 'Sport');
  expect(wrong).toMatch(/^topic is "Sport", which is not one of: .*[^\n]$/);
  expect([printed, exitCode]).toEqual(['', 1]);
  expect(existsSync(path.join(siteDir, 'blog'))).toBe(false);
});
