import path from 'node:path';
import type {Values} from '../types';

const IMPORT = /^import (?<type>type )?\{(?<names>[^}]*)\} from '(?<from>[^']+)';\n/gm;

/** Source files by their path from this room, with an extension. */
export type Sources = ReadonlyMap<string, string>;

function resolve(sources: Sources, from: string, target: string): string {
  const base = path.posix.join(path.posix.dirname(from), target);
  const found = [`${base}.tsx`, `${base}.ts`].find((file) => sources.has(file));
  if (!found) {
    throw new Error(`${from} imports ${target}, which is not among the sources.`);
  }
  return found;
}

/** A file and all it imports from this room, the file itself last. */
function inOrder(sources: Sources, entry: string, seen = new Set<string>()): string[] {
  if (seen.has(entry)) {
    return [];
  }
  seen.add(entry);
  const imports = (sources.get(entry) ?? '').matchAll(IMPORT);
  const before = [...imports]
    .map(({groups}) => groups?.['from'] ?? '')
    .filter((from) => from.startsWith('.'))
    .flatMap((from) => inOrder(sources, resolve(sources, entry, from), seen));
  return [...before, entry];
}

/** What the files take from packages, as one line for each package. */
function packageImports(sources: Sources, files: readonly string[]): string[] {
  const names = new Map<string, Set<string>>();
  for (const {groups} of files.flatMap((file) => [
    ...(sources.get(file) ?? '').matchAll(IMPORT),
  ])) {
    const {type = '', names: list = '', from = ''} = groups ?? {};
    if (!from.startsWith('.')) {
      const key = `import ${type}{…} from '${from}';`;
      const known = names.get(key) ?? new Set();
      list.split(',').forEach((name) => known.add(name.trim()));
      names.set(key, known);
    }
  }
  return [...names].map(([line, set]) =>
    line.replace('…', [...set].filter(Boolean).sort().join(', ')),
  );
}

/** Without what makes it a module: its own imports, and its exports. */
function body(source: string): string {
  return source
    .replace(IMPORT, '')
    .replace(/^export /gm, '')
    .trim();
}

function literal(value: unknown, indent: string): string {
  if (typeof value !== 'object' || value === null) {
    return typeof value === 'string'
      ? `'${value.replace(/[\\']/g, '\\$&')}'`
      : String(value);
  }
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  const lines = Object.entries(value).map(
    ([key, entry]) =>
      `${indent}  ${Array.isArray(value) ? '' : `${key}: `}${literal(entry, `${indent}  `)},\n`,
  );
  return `${open}\n${lines.join('')}${indent}${close}`;
}

/**
 * The email as one TSX file that needs React and nothing else: the brand and the
 * examples first, as they are what its reader changes, then the template, then the
 * parts of the kit it uses.
 *
 * @param sources this room's files: those of the kit and of the template
 * @param entry path of the template's file
 * @param component the name it exports
 * @param theme written into the file
 * @param examples values for React Email's preview, by prop; gaps are left as they are
 * @throws {Error} when a file imports one that is not among the sources
 */
export function reactSource(
  sources: Sources,
  entry: string,
  component: string,
  theme: object,
  examples: Values,
): string {
  const files = inOrder(sources, entry).reverse();
  return `${[
    ...packageImports(sources, files),
    '',
    '/** Your brand. */',
    `const theme: Theme = ${literal(theme, '')};`,
    '',
    `export default function ${component}Email(props: ${component}Props) {`,
    `  return <${component} {...props} theme={theme} />;`,
    '}',
    '',
    "// React Email's preview shows the email with these.",
    `${component}Email.PreviewProps = ${literal(examples, '')} satisfies ${component}Props;`,
    '',
    files.map((file) => body(sources.get(file) ?? '')).join('\n\n'),
  ].join('\n')}\n`;
}
