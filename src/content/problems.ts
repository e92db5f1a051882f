import {isMap, isNode, isScalar, LineCounter, parseDocument} from 'yaml';
import {editDistance} from '../site';
import {examples, says, schemas, sentences, type SchemaName} from './contract';

/** Something in a page's front matter that its writer has to change. */
export interface FieldProblem {
  /** Name of the field; none when the front matter as a whole cannot be read. */
  field?: string | undefined;
  /** Line of the file, from 1; none for a field that is not there. */
  line?: number | undefined;
  /** What is wrong, without the field's name before it and a full stop after it. */
  says: string;
  /** The field as it would be right. */
  example?: string | undefined;
}

/** A page's front matter that cannot be used: file, fields, lines, and what to write. */
export class FrontMatterError extends Error {
  override name = 'FrontMatterError';

  constructor(file: string, problems: readonly FieldProblem[]) {
    super(
      `${file} cannot be published yet:\n${problems.map((one) => `- ${sentenceOf(one)}`).join('\n')}`,
    );
  }
}

/** A problem as one line: `line 3: description is empty. Write …`. */
export function sentenceOf({field, line, says, example}: FieldProblem): string {
  const where = line === undefined ? '' : `line ${String(line)}: `;
  const what = [field, says].filter(Boolean).join(' ');
  const end = what.endsWith('?') ? '' : '.';
  return `${where}${what}${end}${example ? ` Write ${example}` : ''}`;
}

/** The lines between the two rules a file begins with. */
function matterOf(source: string): string {
  return /^---\r?\n([^]*?)\r?\n---/.exec(source)?.[1] ?? '';
}

/**
 * The line of a file on which a field of its front matter stands.
 *
 * @param path names and indexes, as Joi gives them; of an entry that is missing, the line
 *   of what should hold it
 * @returns from 1; nothing for a field that is not there
 */
export function lineOf(
  source: string,
  path: readonly (string | number)[],
): number | undefined {
  const lines = new LineCounter();
  const document = parseDocument(matterOf(source), {lineCounter: lines});
  const [field] = path;
  const pair = isMap(document.contents)
    ? document.contents.items.find(({key}) => isScalar(key) && key.value === field)
    : undefined;
  if (!pair) {
    return undefined;
  }
  for (let length = path.length; length > 1; length -= 1) {
    const node = document.getIn(path.slice(0, length), true);
    if (isNode(node) && node.range) {
      return lines.linePos(node.range[0]).line + 1;
    }
  }
  const start = isScalar(pair.key) ? pair.key.range[0] : undefined;
  return lines.linePos(start ?? 0).line + 1;
}

/** The known name that an unknown one is most like, when they are alike at all. */
export function nearestOf(name: string, known: readonly string[]): string | undefined {
  const [best] = known
    .map((one) => ({one, far: editDistance(name.toLowerCase(), one.toLowerCase())}))
    .sort((a, b) => a.far - b.far);
  return best && best.far <= 3 && best.far < name.length / 2 ? best.one : undefined;
}

function unknownField(name: string, layout: SchemaName): string {
  const known = Object.keys(
    (schemas[layout].describe() as {keys: Record<string, unknown>}).keys,
  );
  return says.unknownField(known, nearestOf(name, known));
}

/** A day that the calendar has not: YAML counts 2026-02-30 on to 2 March. */
function wrongDays(source: string): FieldProblem[] {
  return matterOf(source)
    .split(/\r?\n/)
    .flatMap((text, index): FieldProblem[] => {
      const [, field = '', day = ''] =
        /^(\w+): *['"]?(\d{4}-\d\d-\d\d)['"]? *$/.exec(text) ?? [];
      const time = Date.parse(day);
      const same = !Number.isNaN(time) && new Date(time).toISOString().startsWith(day);
      return field in examples && day && !same
        ? [
            {
              field,
              line: index + 2,
              says: says.noSuchDay(day),
              example: examples[field],
            },
          ]
        : [];
    });
}

/** A text in quotes, up to the second one. */
const QUOTED: Readonly<Record<string, RegExp>> = {
  "'": /^(?:''|[^'])*'\s*(?:#.*)?$/,
  '"': /^(?:\\.|[^"\\])*"\s*(?:#.*)?$/,
};

/**
 * Fields whose quotes do not match. Such a text takes in the lines below it, so that whatever
 * else is said of the fields misleads.
 */
function openQuotes(source: string): FieldProblem[] {
  const lines = matterOf(source).split(/\r?\n/);
  return lines.flatMap((text, index): FieldProblem[] => {
    const [, field = '', quote = '', rest = ''] = /^(\w+): *(['"])(.*)$/.exec(text) ?? [];
    // A text over several lines is indented from the second one on.
    const next = lines[index + 1];
    const isAlone = next === undefined || /^\w/.test(next);
    return field && isAlone && !QUOTED[quote]?.test(rest)
      ? [{field, line: index + 2, says: says.openQuote(quote)}]
      : [];
  });
}

/** `faq, entry 2, answer` for a path into a list. */
function nameOf(path: readonly (string | number)[]): string {
  return path
    .map((step) => (typeof step === 'number' ? `entry ${String(step + 1)}` : step))
    .join(', ');
}

/**
 * What is wrong with the front matter of a page, for the person who wrote it.
 *
 * @param source the file's text, for the numbers of the lines
 */
export function problemsOf(
  frontMatter: Readonly<Record<string, unknown>>,
  layout: SchemaName,
  source = '',
): FieldProblem[] {
  const open = openQuotes(source);
  if (open.length > 0) {
    return open;
  }
  const {error} = schemas[layout].validate(frontMatter, {
    abortEarly: false,
    errors: {wrap: {label: false, array: false}},
    messages: sentences,
  });
  const days = wrongDays(source);
  const found = (error?.details ?? [])
    // A day that is compared with a wrong one may be right.
    .filter(({type}) => type !== 'any.ref')
    .map(({message, path, type}): FieldProblem => {
      const field = String(path[0]);
      const unknown = type === 'object.unknown' && path.length === 1;
      return {
        field: nameOf(path),
        line: lineOf(source, path),
        says: unknown ? unknownField(field, layout) : message,
        example: unknown ? undefined : examples[field],
      };
    })
    .filter(({field}) => !days.some((day) => day.field === field));
  return [...found, ...days].sort((a, b) => (a.line ?? 0) - (b.line ?? 0));
}

/**
 * Checks front matter against the schema of its layout.
 *
 * @param file path as the writer knows it, for the message
 * @param source the file's text, for the numbers of the lines
 * @throws {FrontMatterError} naming every field that is wrong, with a right example
 */
export function checkFrontMatter(
  frontMatter: Readonly<Record<string, unknown>>,
  layout: SchemaName,
  file: string,
  source?: string,
): void {
  const problems = problemsOf(frontMatter, layout, source);
  if (problems.length > 0) {
    throw new FrontMatterError(file, problems);
  }
}

/**
 * YAML that cannot be read, as a problem of its lines.
 *
 * @param source the file's text
 */
export function unreadable(cause: unknown, source: string): FieldProblem[] {
  const open = openQuotes(source);
  if (open.length > 0) {
    return open;
  }
  const {reason, mark} = cause as {reason?: string; mark?: {line?: number}};
  return [
    {
      line: mark?.line === undefined ? undefined : mark.line + 1,
      says: says.unreadable(reason ?? String(cause)),
      example: `title: "DKIM: what it is"`,
    },
  ];
}
