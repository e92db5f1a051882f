/** An email's template in other languages than its own, which is Mustache. */
import type {PropSpec} from './types';

/** The template languages that the zip has files for, beside Mustache. */
export const DIALECTS = ['liquid', 'jinja'] as const;

export type Dialect = (typeof DIALECTS)[number];

interface Writer {
  /** A value; escaped for HTML where `markup` is set. */
  value: (name: string, markup: boolean) => string;
  /** A value with a fallback, which is a text without quotation marks. */
  valueOr: (name: string, fallback: string, markup: boolean) => string;
  ifGiven: (name: string) => string;
  endIf: string;
  forEach: (row: string, list: string) => string;
  endFor: string;
}

/**
 * Liquid: shopify.github.io/liquid (`default`, `escape`, `for`, `blank`). Jinja:
 * jinja.palletsprojects.com, Template Designer Documentation (`e`, `or`, `for`).
 */
const WRITERS: Readonly<Record<Dialect, Writer>> = {
  liquid: {
    value: (name, markup) => `{{ ${name}${markup ? ' | escape' : ''} }}`,
    valueOr: (name, fallback, markup) =>
      `{{ ${name} | default: "${fallback}"${markup ? ' | escape' : ''} }}`,
    ifGiven: (name) => `{% if ${name} != blank %}`,
    endIf: '{% endif %}',
    forEach: (row, list) => `{% for ${row} in ${list} %}`,
    endFor: '{% endfor %}',
  },
  jinja: {
    value: (name, markup) => `{{ ${name}${markup ? ' | e' : ''} }}`,
    valueOr: (name, fallback, markup) =>
      `{{ ${markup ? `(${name} or "${fallback}") | e` : `${name} or "${fallback}"`} }}`,
    ifGiven: (name) => `{% if ${name} %}`,
    endIf: '{% endif %}',
    forEach: (row, list) => `{% for ${row} in ${list} %}`,
    endFor: '{% endfor %}',
  },
};

const INLINE = /\{\{#(\w+)\}\}\{\{\.\}\}\{\{\/\1\}\}\{\{\^\1\}\}([^{]*)\{\{\/\1\}\}/g;
const SECTION = /^ *\{\{#(\w+)\}\}\n([^]*?)^ *\{\{\/\1\}\}\n/gm;
const GAP = /\{\{(\w+)\}\}/g;

/** Row of a list: its own name, which no prop has. */
const ROW = 'row';

/**
 * Writes an email's template in another language. The marks stand where the lines begin that
 * they are about, so that no line is added or lost.
 *
 * @param code from `withOptions`: Mustache, sections on lines of their own
 */
export function inDialect(
  code: string,
  specs: readonly PropSpec[],
  dialect: Dialect,
  syntax: 'markup' | 'text',
): string {
  const write = WRITERS[dialect];
  const markup = syntax === 'markup';
  const fallbacks = new Map(
    specs.flatMap((spec) =>
      spec.type !== 'list' && !spec.required && spec.fallback !== undefined
        ? [[spec.name, spec.fallback] as const]
        : [],
    ),
  );
  const plain = (text: string) =>
    text
      .replace(INLINE, (_, name: string) =>
        write.valueOr(name, fallbacks.get(name) ?? '', markup),
      )
      .replace(GAP, (_, name: string) => write.value(name, markup));
  let done = '';
  let end = 0;
  for (const match of code.matchAll(SECTION)) {
    const [whole, name = '', body = ''] = match;
    const list = specs.find((spec) => spec.name === name && spec.type === 'list');
    done += plain(code.slice(end, match.index));
    done +=
      list?.type === 'list'
        ? write.forEach(ROW, name) +
          body.replace(GAP, (_, field: string) =>
            list.item.some((gap) => gap.name === field)
              ? write.value(`${ROW}.${field}`, markup)
              : write.value(field, markup),
          ) +
          write.endFor
        : write.ifGiven(name) +
          plain(body.replaceAll('{{.}}', `{{${name}}}`)) +
          write.endIf;
    end = match.index + whole.length;
  }
  return done + plain(code.slice(end));
}
