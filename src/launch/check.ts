/**
 * Lists what is left to do before the site is put on the internet: `npm run launch-check`.
 * Ends with 1 while anything is left. `--json` for programs; `--without analytics` (or
 * `error-reports`, `repository`) for what the owner has decided to do without.
 */
import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {figures} from '../articles/build';
import {brand, facts} from '../site';
import {
  legalDrafts,
  missingSettings,
  OPTIONAL,
  pageDrafts,
  pastFigures,
  standIns,
  unconfirmedElsewhere,
  unconfirmedFacts,
} from './checks';
import {KINDS, type Finding, type Kind, type Source} from './finding';

/** Where texts stand that visitors see, or that pages are made from. */
const FOLDERS = ['blog', 'docs', 'legal', 'src', 'static'];
const FILES = ['docusaurus.config.ts', 'sidebars.ts'];
const TEXT = /\.(ts|tsx|md|mdx|json|ya?ml|css|svg|html|txt)$/;
/** Tests have names of their own, and this room names what it looks for. */
const APART = /(^|\/)__tests__\/|^src\/launch\//;

async function below(siteDir: string, folder: string): Promise<string[]> {
  const entries = await readdir(path.join(siteDir, folder), {recursive: true}).catch(
    () => [],
  );
  return entries.map((entry) => `${folder}/${entry.split(path.sep).join('/')}`);
}

/** Every text of the project that the check reads, in a fixed order. */
export async function readSources(siteDir: string): Promise<Source[]> {
  const found = await Promise.all(FOLDERS.map((folder) => below(siteDir, folder)));
  const wanted = [...FILES, ...found.flat()]
    .filter((file) => TEXT.test(file) && !APART.test(file))
    .sort();
  return Promise.all(
    wanted.map(async (file) => ({
      file,
      text: await readFile(path.join(siteDir, file), 'utf8'),
    })),
  );
}

/**
 * @param env variables by name, as `npm run build` will see them
 * @param without what the owner does without
 * @param today ISO date
 */
export async function launchCheck(
  siteDir: string,
  env: Readonly<Record<string, string | undefined>>,
  without: readonly string[],
  today: string,
): Promise<Finding[]> {
  const sources = await readSources(siteDir);
  const fileOf = (name: string) => sources.find(({file}) => file === name);
  const brandFile = fileOf('src/site/brand.ts');
  const factsFile = fileOf('src/site/facts.ts');
  return [
    ...(brandFile ? standIns(brand, brandFile) : []),
    ...(factsFile ? unconfirmedFacts(facts, factsFile) : []),
    ...unconfirmedElsewhere(sources),
    ...legalDrafts(sources),
    ...pageDrafts(sources, today),
    ...pastFigures(figures, sources, today),
    ...missingSettings(env, without, sources),
  ];
}

/** The list for people: by kind, with the place first, as editors make a link of it. */
export function listOf(findings: readonly Finding[]): string {
  const parts = (Object.keys(KINDS) as Kind[]).flatMap((kind) => {
    const some = findings.filter((finding) => finding.kind === kind);
    return some.length > 0
      ? [
          `${KINDS[kind]}: ${String(some.length)}`,
          ...some.map(({file, line, message}) => `  ${file}:${String(line)}  ${message}`),
          '',
        ]
      : [];
  });
  const end =
    findings.length > 0
      ? `${String(findings.length)} left to do before the launch.`
      : 'Nothing is left to do before the launch.';
  return [...parts, end].join('\n');
}

async function main(): Promise<void> {
  const {values} = parseArgs({
    options: {
      json: {type: 'boolean', default: false},
      without: {type: 'string', multiple: true, default: []},
    },
  });
  const without = values.without.flatMap((list) => list.split(','));
  const unknown = without.filter((one) => !(OPTIONAL as readonly string[]).includes(one));
  if (unknown.length > 0) {
    throw new TypeError(
      `"${unknown.join(', ')}" is not a valid value for --without. Use ${OPTIONAL.join(', ')}.`,
    );
  }
  const today = new Date().toISOString().slice(0, 10);
  const findings = await launchCheck(process.cwd(), process.env, without, today);
  process.stdout.write(
    `${values.json ? JSON.stringify(findings, undefined, 2) : listOf(findings)}\n`,
  );
  process.exitCode = findings.length > 0 ? 1 : 0;
}

if (require.main === module) {
  main().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 2;
  });
}
