import {spawnSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {readReport, summarize} from '../html/report';

const PAGE = '<!doctype html><html lang="en"><title>A page</title><p>Some text.';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'html-'));
});

afterEach(() => {
  rmSync(folder, {recursive: true});
});

function check(pages: Record<string, string>, env: Record<string, string> = {}) {
  Object.entries(pages).forEach(([name, html]) => {
    mkdirSync(path.join(folder, name), {recursive: true});
    writeFileSync(path.join(folder, name, 'index.html'), html);
  });
  const {status, stdout} = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'tests/html/run.ts', '--dir', folder],
    {encoding: 'utf8', env: {...process.env, ...env}},
  );
  return {status, stdout};
}

describe('npm run html', () => {
  const hasJava = spawnSync('java', ['-version']).status === 0;
  const withJava = hasJava ? it : it.skip;

  withJava('passes pages without an error', () => {
    expect(check({one: PAGE, two: PAGE})).toEqual({
      status: 0,
      stdout: '2 pages passed, 0 pages failed, 0 errors\n',
    });
  });

  withJava('fails on a planted error, and names its page and markup once', () => {
    const faulty = `${PAGE}<table role="table"><tr role="row"><td>1</table>`;
    const {status, stdout} = check({one: PAGE, three: faulty, two: faulty});
    expect(status).toBe(1);
    expect(stdout).toContain('1 pages passed, 2 pages failed, 2 errors');
    expect(stdout.match(/The “role” attribute must not be used on a “tr”/g)).toHaveLength(
      1,
    );
    expect(stdout).toMatch(/2 times on 2 pages, for example .*three\/index\.html:1\n/);
    expect(stdout).toContain('<tr role="row">');
  });

  it('is skipped without Java, and says how to install it', () => {
    const {status, stdout} = check({one: PAGE}, {PATH: folder});
    expect(status).toBe(0);
    expect(stdout).toContain('default-jre-headless');
    expect(stdout).toContain('0 pages passed, 0 pages failed, 1 pages skipped');
  });

  it('fails where nothing is built', () => {
    expect(check({}).status).toBe(1);
  });
});

describe('readReport', () => {
  const messages = [
    {type: 'error', url: 'file:/site/b/index.html', message: 'B', extract: '<a\n  b>'},
    {type: 'error', url: 'file:/site/index.html', message: 'A', lastLine: 7},
    {type: 'error', url: 'file:/site/b/index.html', message: 'A', lastLine: 2},
    {type: 'info', message: 'A warning'},
  ];
  const errors = readReport(JSON.stringify({messages}), '/site') ?? [];

  it('names pages by their path, and keeps the markup on one line', () => {
    expect(errors).toEqual([
      {page: 'b/index.html', message: 'B', line: 1, extract: '<a b>'},
      {page: 'index.html', message: 'A', line: 7, extract: ''},
      {page: 'b/index.html', message: 'A', line: 2, extract: ''},
    ]);
  });

  it('keeps what the checker could not read', () => {
    const unread = {type: 'non-document-error', message: 'Too large'};
    expect(readReport(JSON.stringify({messages: [unread]}), '/')).toHaveLength(1);
  });

  it.each(['', 'Error: no such jar', 'null', '{"messages":1}'])('refuses %p', (text) => {
    expect(readReport(text, '/')).toBeUndefined();
  });

  it('is summarized by message, the most frequent first', () => {
    expect(summarize(errors).map((group) => [group.errors.length, group.pages])).toEqual([
      [2, 2],
      [1, 1],
    ]);
  });
});

it('passes what is newer than the checker, and nothing beside it', () => {
  const messages = [
    'CSS: Unrecognized at-rule “@container”',
    'Attribute “interestfor” not allowed on element “button” at this point.',
    'Attribute “interestfor” not allowed on element “p” at this point.',
  ].map((message) => ({type: 'error', message, url: 'a.html'}));
  expect(
    readReport(JSON.stringify({messages}), '/')?.map(({message}) => message),
  ).toEqual(['Attribute “interestfor” not allowed on element “p” at this point.']);
});
