/**
 * Brings changed fields back to the front matter they come from: only what was changed is
 * written, in the quotes it had, and all other lines stay as they are.
 */
import {
  isMap,
  isScalar,
  isSeq,
  parse,
  parseDocument,
  Scalar,
  stringify,
  type Node,
  type Pair,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import {commonOf} from './mergeText';

export type Fields = Readonly<Record<string, unknown>>;

/** A stretch of the front matter, and what is written there instead. */
interface Edit {
  start: number;
  end: number;
  text: string;
}

const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** True for what a file leaves out: the editor begins a list with an empty entry. */
export const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  value === false ||
  (Array.isArray(value) && value.every(isEmpty)) ||
  (isRecord(value) && Object.values(value).every(isEmpty));

/** A value without what is empty in it, and without spaces around texts. */
function settled(value: unknown): unknown {
  if (typeof value === 'string') {
    return value.trim();
  }
  if (Array.isArray(value)) {
    return value.map(settled).filter((entry) => !isEmpty(entry));
  }
  return isRecord(value)
    ? Object.fromEntries(
        Object.entries(value)
          .map(([name, inner]) => [name, settled(inner)] as const)
          .filter(([, inner]) => !isEmpty(inner)),
      )
    : value;
}

const written = (value: unknown) => stringify(value, {lineWidth: 0, singleQuote: true});

/** Equal for values that a file would say in the same way, whatever the order of their names. */
const sameAs = (value: unknown) => {
  const kept = settled(value);
  return isEmpty(kept) ? '' : stringify(kept, {sortMapEntries: true, lineWidth: 0});
};
const isSame = (one: unknown, other: unknown) => sameAs(one) === sameAs(other);

/** A text in the quotes of the one before it, or in those that need no escapes. */
function quoted(value: string, {type, source = ''}: Scalar): string {
  if (value.includes('\n')) {
    return JSON.stringify(value);
  }
  switch (type) {
    case Scalar.QUOTE_DOUBLE:
      return JSON.stringify(value);
    case Scalar.QUOTE_SINGLE:
      return value.includes("'") && !/["\\]/.test(value) && !source.includes("'")
        ? `"${value}"`
        : `'${value.replaceAll("'", "''")}'`;
    default:
      return written(value).trimEnd();
  }
}

const inFlow = (value: unknown) =>
  typeof value === 'string' && !/^[\w][\w -]*$/.test(value)
    ? `'${value.replaceAll("'", "''")}'`
    : written(value).trimEnd();

/** The end of the line on which a node ends, behind its break. */
function lineEnd(source: string, at: number): number {
  if (source[at - 1] === '\n') {
    return at;
  }
  const next = source.indexOf('\n', at);
  return next < 0 ? source.length : next + 1;
}
const lineStart = (source: string, at: number) => source.lastIndexOf('\n', at - 1) + 1;

function applied(source: string, edits: readonly Edit[], [from, to]: [number, number]) {
  let text = '';
  let last = from;
  for (const {start, end, text: own} of edits) {
    text += source.slice(last, start) + own;
    last = end;
  }
  return text + source.slice(last, to);
}

const rangeOf = (node: Node): [start: number, end: number] => [
  node.range?.[0] ?? 0,
  node.range?.[1] ?? 0,
];

/** A list with a line or more for each entry. */
function blockList(
  source: string,
  list: YAMLSeq<Node>,
  after: readonly unknown[],
): string {
  const starts = list.items.map((item) => lineStart(source, rangeOf(item)[0]));
  const [, end] = rangeOf(list);
  const ends = [...starts.slice(1), lineEnd(source, end)];
  const before = list.items.map((item) => item.toJSON() as unknown);
  const indent = /^ */.exec(source.slice(starts[0]))?.[0] ?? '';
  const same = new Map(commonOf(before, after, isSame).map(([inA, inB]) => [inB, inA]));
  const taken = new Set(same.values());
  const lines = after.map((value, index) => {
    const place = same.get(index);
    if (place !== undefined) {
      return source.slice(starts[place], ends[place]);
    }
    const previous = index > 0 ? same.get(index - 1) : -1;
    const candidate = previous === undefined ? index : previous + 1;
    const node = taken.has(candidate) ? undefined : list.items[candidate];
    const text = node && rewritten(source, node, value);
    if (!node || text === undefined) {
      return written([value]).replace(/^(?=.)/gm, indent);
    }
    taken.add(candidate);
    const [nodeStart, nodeEnd] = rangeOf(node);
    return applied(
      source,
      [{start: nodeStart, end: nodeEnd, text}],
      [starts[candidate] ?? 0, ends[candidate] ?? 0],
    );
  });
  const text = lines.map((line) => (line.endsWith('\n') ? line : `${line}\n`)).join('');
  // What follows the last entry on its line, a comment or a break, is not the list's.
  const rest = source.slice(end, lineEnd(source, end));
  const own = text.endsWith(rest)
    ? text.slice(0, text.length - rest.length)
    : text.trimEnd();
  return own.slice(rangeOf(list)[0] - (starts[0] ?? 0));
}

function flowList(
  source: string,
  list: YAMLSeq<Node>,
  after: readonly unknown[],
): string {
  const before = list.items.map((item) => item.toJSON() as unknown);
  const same = new Map(commonOf(before, after, isSame).map(([inA, inB]) => [inB, inA]));
  const entries = after.map((value, index) => {
    const node = list.items[same.get(index) ?? -1];
    return node ? source.slice(...rangeOf(node)) : inFlow(value);
  });
  return `[${entries.join(', ')}]`;
}

function record(
  source: string,
  map: YAMLMap<Node, Node>,
  after: Fields,
): string | undefined {
  const edits: Edit[] = [];
  const names = new Set(Object.keys(settled(after) as Fields));
  for (const {key, value} of map.items) {
    const name = String(key);
    if (!value || !names.delete(name)) {
      return undefined;
    }
    if (!isSame(value.toJSON(), after[name])) {
      const text = rewritten(source, value, after[name]);
      if (text === undefined) {
        return undefined;
      }
      const [start, end] = rangeOf(value);
      edits.push({start, end, text});
    }
  }
  return names.size > 0 ? undefined : applied(source, edits, rangeOf(map));
}

/** The source of a node with another value, or nothing where it has to be written anew. */
function rewritten(source: string, node: Node, after: unknown): string | undefined {
  if (isScalar(node) && !isRecord(after) && !Array.isArray(after)) {
    const isBlock =
      node.type === Scalar.BLOCK_FOLDED || node.type === Scalar.BLOCK_LITERAL;
    if (isBlock || node.value === null) {
      return undefined;
    }
    return typeof after === 'string' ? quoted(after, node) : String(after);
  }
  if (isSeq<Node>(node) && Array.isArray(after) && node.items.length > 0) {
    return node.flow ? flowList(source, node, after) : blockList(source, node, after);
  }
  return isMap<Node, Node>(node) && !node.flow && isRecord(after)
    ? record(source, node, after)
    : undefined;
}

/** Fields that no file has yet, in the order in which they are written. */
export function writeFields(fields: Fields, order: readonly string[]): string {
  const placeOf = (name: string) =>
    order.includes(name) ? order.indexOf(name) : order.length;
  const kept = Object.entries(settled(fields) as Fields).sort(
    ([a], [b]) => placeOf(a) - placeOf(b),
  );
  return kept.length > 0 ? written(Object.fromEntries(kept)) : '';
}

function parsed(matter: string): unknown {
  try {
    return parse(matter);
  } catch {
    return undefined;
  }
}

type Field = Pair<Node, Node | null>;

/** Where a new field is put: behind the last of those that come before it. */
function placeFor(
  name: string,
  fields: readonly Field[],
  source: string,
  order: readonly string[],
) {
  const earlier = new Set(order.slice(0, order.indexOf(name)));
  const before = fields.findLast(
    ({key}) => !order.includes(name) || earlier.has(String(key)),
  );
  return before ? lineEnd(source, rangeOf(before.value ?? before.key)[1]) : 0;
}

/**
 * Front matter with the fields as they were saved.
 *
 * @param matter the lines between the two rules, with a break at their end
 * @param saved all fields; what is empty is taken out of the file, unless it was empty there
 * @param order names of fields, in the order in which new ones are written
 */
export function mergeFields(
  matter: string,
  saved: Fields,
  order: readonly string[],
): string {
  const {contents} = parseDocument(matter);
  const fields = isMap(contents) ? (contents.items as Field[]) : [];
  const edits: Edit[] = [];
  for (const {key, value} of fields) {
    const name = String(key);
    const after = settled(saved[name]);
    if (isSame(value?.toJSON(), after)) {
      continue;
    }
    const text = isEmpty(after) || !value ? undefined : rewritten(matter, value, after);
    const [start, end] = value ? rangeOf(value) : [0, 0];
    edits.push(
      text === undefined
        ? {
            start: rangeOf(key)[0],
            end: lineEnd(matter, end || rangeOf(key)[1]),
            text: isEmpty(after) ? '' : written({[name]: after}),
          }
        : {start, end, text},
    );
  }
  const known = new Set(fields.map(({key}) => String(key)));
  for (const [name, value] of Object.entries(settled(saved) as Fields)) {
    if (!known.has(name)) {
      const start = placeFor(name, fields, matter, order);
      edits.push({start, end: start, text: written({[name]: value})});
    }
  }
  const placeOf = (name: string) => order.indexOf(name);
  const result = applied(
    matter,
    edits.sort(
      (a, b) =>
        a.start - b.start ||
        a.end - b.end ||
        placeOf(a.text.split(':')[0] ?? '') - placeOf(b.text.split(':')[0] ?? ''),
    ),
    [0, matter.length],
  );
  return isSame(parsed(result), saved) ? result : writeFields(saved, order);
}
