/**
 * What a change can break, for `npm test -- --changed`: which checks run, on which files, and
 * which pages a browser looks at. What the rules below do not know runs everything.
 */
import {execFileSync} from 'node:child_process';
import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {addressesOf} from '../src/content/addresses';
import {pathsOfKind} from '../src/site';
import {KINDS} from './support/kinds';
import {ONE_OF_EACH_KIND} from './support/scope';

export interface Plan {
  /** Changed files that are still there. */
  files: string[];
  /** Names of the suites that run; nothing means all of them, whole. */
  suites?: string[];
  /** Arguments of jest. */
  units: string[];
  /** Names of browser specs, without their ending. */
  specs: string[];
  /** Pages that `everyPage` and `twins` look at; nothing means all. */
  pages?: string[];
}

/** Folders of the unit tests that read what writers write. */
const READ_CONTENT = [
  'src/content',
  'src/agents',
  'src/search',
  'src/api',
  'tests/units',
];

const testsBelow = (folder: string) =>
  readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => /\.test\.tsx?$/.test(file))
    .map((file) => path.posix.join(folder, file.replaceAll(path.sep, '/')));

/** Where the pages of each folder of Markdown are served. */
const HOMES: Readonly<Record<string, string>> = {
  docs: '/docs/',
  blog: '/articles/',
  legal: '/legal/',
};

/** The address of a Markdown page, whose name no other one needs. */
function pageOf(file: string): string {
  const [home = '', ...steps] = file.split('/');
  const name = steps.join('/');
  const route = addressesOf([name]).get(name)?.route ?? '';
  return (HOMES[home] ?? '/') + (route && `${route}/`);
}

interface Rule {
  /** Of the changed files, from the root. */
  files: RegExp;
  suites: readonly string[];
  specs?: readonly string[];
  /** Whether the unit tests that read content run. */
  readsContent?: boolean;
  pagesOf?: (file: string) => readonly string[];
}

const TEXT = ['format', 'markdown', 'spelling'];
const CODE = [
  'lint',
  'format',
  'spelling',
  'unused',
  'rooms',
  'units',
  'build',
  'browser',
];

/** Specs that are named after the address of a tool: `spfChecker`. */
const TOOL_SPECS = pathsOfKind('tool')
  .map((tool) =>
    path.basename(tool).replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()),
  )
  .filter((name) => existsSync(`tests/browser/${name}.spec.ts`));

/** Its only group is the name of the spec. */
const SPEC = /^tests\/browser\/(\w+)\.spec\.ts$/;

/** The first that a file matches is the file's. */
const RULES: readonly Rule[] = [
  {files: /\.test\.tsx?$/, suites: ['lint', 'format', 'spelling', 'unused', 'units']},
  {files: /^[^/]+\.md$/, suites: TEXT},
  {
    files: /^(docs|blog|legal)\/.*\.mdx?$/,
    suites: [...TEXT, 'units', 'build', 'html', 'browser'],
    readsContent: true,
    specs: ['everyPage', 'twins'],
    pagesOf: (file) => [pageOf(file)],
  },
  {
    files: /^(docs|blog|legal)\/.*\.(avif|gif|jpe?g|json|png|svg|webp|ya?ml)$/,
    suites: [...TEXT, 'units', 'build', 'html', 'browser'],
    readsContent: true,
    specs: ['everyPage', 'pictures'],
    pagesOf: () => ONE_OF_EACH_KIND,
  },
  {
    files: /\.css$/,
    suites: ['format', 'styles', 'build', 'browser'],
    specs: ['everyPage', 'visual'],
    pagesOf: () => ONE_OF_EACH_KIND,
  },
  {
    files: /^src\/tools\//,
    suites: CODE,
    specs: [
      ...TOOL_SPECS,
      ...['churn', 'equity', 'dnsTools', 'secondQuestion', 'firstInput', 'everyPage'],
      'domainChecker',
    ],
    pagesOf: () => [KINDS.tool.path],
  },
  {
    files: /^src\/search\//,
    suites: CODE,
    specs: ['search', 'everyPage'],
    pagesOf: () => ONE_OF_EACH_KIND,
  },
  {
    files: /^src\/articles\//,
    suites: CODE,
    specs: ['articles', 'articleTools', 'expiredFigures', 'everyPage'],
    pagesOf: () => [KINDS.article.path, KINDS.articles.path],
  },
  {
    files: /^src\/emails\//,
    suites: CODE,
    specs: ['templates', 'everyPage'],
    pagesOf: () => [KINDS.gallery.path, KINDS.template.path],
  },
  {
    files: /^src\/api\//,
    suites: [...CODE, 'samples'],
    specs: [
      ...['stack', 'twins', 'docsPages', 'requestBuilder', 'withoutAnAccount'],
      'everyPage',
    ],
    pagesOf: () => [KINDS['API reference'].path, KINDS.docs.path],
  },
  {
    files: /^src\/builder\//,
    suites: CODE,
    specs: ['requestBuilder', 'docsPages', 'budgets', 'everyPage'],
    pagesOf: () => [KINDS['API reference'].path],
  },
  {
    files: /^src\/(?:mcp|integration)\//,
    suites: CODE,
    specs: ['integration', 'everyPage'],
    pagesOf: () => ['/docs/finish-my-integration/'],
  },
  {
    files: SPEC,
    suites: ['lint', 'format', 'spelling', 'unused', 'build', 'browser'],
  },
];

const unique = <T>(values: readonly T[]) => [...new Set(values)];

/**
 * @param changed files, from the project's root
 * @param exists whether a file is still there
 */
export function planFor(
  changed: readonly string[],
  exists: (file: string) => boolean = existsSync,
): Plan {
  const matches = changed.map((file) => ({
    file,
    rule: RULES.find(({files}) => files.test(file)),
  }));
  const files = changed.filter(exists);
  if (
    matches.some(({file, rule}) => !rule || (!exists(file) && !file.endsWith('.css')))
  ) {
    return {files, units: [], specs: []};
  }
  const rules = matches.flatMap(({file, rule}) => (rule ? [{file, ...rule}] : []));
  const code = files.filter((file) => /\.(c|m)?[jt]sx?$/.test(file));
  const reading = rules.some(({readsContent}) => readsContent)
    ? READ_CONTENT.flatMap(testsBelow)
    : [];
  return {
    files,
    suites: unique(rules.flatMap(({suites}) => suites)),
    units: ['--findRelatedTests', ...unique([...code, ...reading])],
    specs: unique(
      rules.flatMap(({file, specs = []}) => [
        ...specs,
        ...(SPEC.exec(file)?.slice(1) ?? []),
      ]),
    ),
    pages: unique(rules.flatMap(({file, pagesOf}) => pagesOf?.(file) ?? [])),
  };
}

/** Files that differ from the last commit, and those that Git does not know yet. */
export function changedFiles(): string[] {
  const git = (...args: string[]) =>
    execFileSync('git', args, {encoding: 'utf8'}).split('\n').filter(Boolean);
  return unique([
    ...git('diff', '--name-only', 'HEAD'),
    ...git('ls-files', '--others', '--exclude-standard'),
  ]).sort();
}
