import path from 'node:path';
import type {EmailTemplate, Values} from '../types';

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

/** A text inside a template literal. */
const inTemplate = (text: string) => text.replace(/[\\`]|\$(?=\{)/g, '\\$&');

/** The first subject as a function of the props: TypeScript, on one line. */
function subjectSource(
  {subjects, props}: Pick<EmailTemplate, 'props' | 'subjects'>,
  component: string,
): string {
  const used = new Set<string>();
  const parts = subjects[0].text.split(/\{\{(\w+)\}\}/).map((part, index) => {
    if (index % 2 === 0) {
      return inTemplate(part).replaceAll('gap__name', '${theme.name}');
    }
    used.add(part);
    const spec = props.find(({name}) => name === part);
    return spec && 'fallback' in spec && spec.fallback !== undefined
      ? `\${orElse(${part}, ${literal(spec.fallback, '')})}`
      : `\${${part}}`;
  });
  const taken = used.size > 0 ? `{${[...used].join(', ')}}` : '';
  return `export const subject: (props: ${component}Props) => string = (${taken}) =>\n  \`${parts.join('')}\`;`;
}

/**
 * The email as one TSX file that needs React and nothing else: the brand and the
 * examples first, as they are what its reader changes, then subject and plain text, then
 * the template, then the parts of the kit it uses.
 *
 * @param sources this room's files: those of the kit and of the template
 * @param entry path of the template's file; its plain text is in `text.ts` beside it
 * @param component the name it exports
 * @param theme written into the file
 * @param examples values for React Email's preview, by prop; gaps are left as they are
 * @param message what its subject is
 * @throws {Error} when a file imports one that is not among the sources
 */
export function reactSource(
  sources: Sources,
  entry: string,
  component: string,
  theme: object,
  examples: Values,
  message: Pick<EmailTemplate, 'props' | 'subjects'>,
): string {
  const seen = new Set<string>();
  const text = path.posix.join(path.posix.dirname(entry), 'text.ts');
  const files = [entry, text].flatMap((file) => inOrder(sources, file, seen).reverse());
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
    '/** The subject of the email. */',
    subjectSource(message, component),
    '',
    '/** The plain-text part, which is sent with the HTML as multipart/alternative. */',
    `export const plainText = (props: ${component}Props): string => text(props, theme);`,
    '',
    files.map((file) => body(sources.get(file) ?? '')).join('\n\n'),
  ].join('\n')}\n`;
}
