import type {JsonValue} from './document';

/** How a language writes JSON's values. */
export interface LiteralStyle {
  /** One step of indentation. */
  indent: string;
  /** What opens and closes a map. */
  map: readonly [string, string];
  emptyMap: string;
  /** What stands before the value of a map's entry, after its key. */
  key: (name: string) => string;
  string: (text: string) => string;
  true: string;
  false: string;
  null: string;
  /** Whether the last entry has a comma too. */
  trailingComma: boolean;
}

/** A list of plain values stays on its line up to this width. */
const INLINE_WIDTH = 60;

function isPlain(value: JsonValue): boolean {
  return typeof value !== 'object' || value === null;
}

/** Puts entries on lines of their own, one step deeper than what is around them. */
function wrap(
  [open, close]: readonly [string, string],
  lines: readonly string[],
  depth: number,
  {indent, trailingComma}: LiteralStyle,
): string {
  const inside = lines.map((line) => `${indent.repeat(depth + 1)}${line}`).join(',\n');
  return `${open}\n${inside}${trailingComma ? ',' : ''}\n${indent.repeat(depth)}${close}`;
}

/**
 * Writes a JSON value as a literal of a language.
 *
 * @param depth how many steps the line is indented on which the literal begins
 * @returns the literal; its first line is not indented
 */
export function writeLiteral(value: JsonValue, style: LiteralStyle, depth = 0): string {
  if (typeof value === 'string') {
    return style.string(value);
  }
  if (typeof value === 'number') {
    return String(value);
  }
  if (value === null) {
    return style.null;
  }
  if (typeof value === 'boolean') {
    return value ? style.true : style.false;
  }
  const inside = (entry: JsonValue) => writeLiteral(entry, style, depth + 1);
  if (Array.isArray(value)) {
    // Once: what is nested would be written twice as often with every level.
    const entries = value.map(inside);
    const line = `[${entries.join(', ')}]`;
    return value.every(isPlain) && line.length <= INLINE_WIDTH
      ? line
      : wrap(['[', ']'], entries, depth, style);
  }
  const lines = Object.entries(value).map(
    ([name, entry]) => `${style.key(name)}${inside(entry)}`,
  );
  return lines.length > 0 ? wrap(style.map, lines, depth, style) : style.emptyMap;
}

const IDENTIFIER = /^[A-Za-z_]\w*$/;

const json: LiteralStyle = {
  indent: '  ',
  map: ['{', '}'],
  emptyMap: '{}',
  key: (name) => `${JSON.stringify(name)}: `,
  string: (text) => JSON.stringify(text),
  true: 'true',
  false: 'false',
  null: 'null',
  trailingComma: false,
};

/** Ruby reads `#{`, `#$` and `#@` in a string as code. */
const rubyString = (text: string) => JSON.stringify(text).replace(/#(?=[{$@])/g, '\\#');

/**
 * PHP's single quotes know two escapes only. A text with control characters takes
 * double quotes, where JSON's escapes are right but for `\b`, `\f` and `\u`, and where
 * `$` begins a variable.
 */
function phpString(text: string): string {
  if (!/[\u0000-\u001f]/.test(text)) {
    return `'${text.replace(/[\\']/g, '\\$&')}'`;
  }
  return JSON.stringify(text)
    .replace(/\$/g, '\\$')
    .replace(
      /(\\\\)|\\b|\\u([0-9a-f]{4})/g,
      (escape, backslash?: string, code?: string) =>
        backslash ? escape : `\\u{${code ?? '8'}}`,
    );
}

/** The styles of the languages that samples are made in, and JSON's own. */
export const literals = {
  json,
  javascript: {
    ...json,
    key: (name) => `${IDENTIFIER.test(name) ? name : JSON.stringify(name)}: `,
    trailingComma: true,
  },
  python: {
    ...json,
    indent: '    ',
    true: 'True',
    false: 'False',
    null: 'None',
    trailingComma: true,
  },
  ruby: {
    ...json,
    key: (name) => `${IDENTIFIER.test(name) ? name : rubyString(name)}: `,
    string: rubyString,
    null: 'nil',
  },
  php: {
    ...json,
    indent: '    ',
    map: ['[', ']'],
    // An empty array would become a list.
    emptyMap: '(object) []',
    key: (name) => `${phpString(name)} => `,
    string: phpString,
    trailingComma: true,
  },
} satisfies Readonly<Record<string, LiteralStyle>>;
