/** An email's template in other languages than its own. */
import {escapeHtml} from '../site';
import type {PropSpec} from './types';

/** The template languages that the zip has files for. */
export const DIALECTS = [
  'mustache',
  'handlebars',
  'liquid',
  'jinja',
  'postmark',
] as const;

export type Dialect = (typeof DIALECTS)[number];

/** What reads a dialect's files, in the words of a sentence. */
export const READERS: Readonly<Record<Dialect, string>> = {
  mustache: 'Mustache',
  handlebars: 'Handlebars and SendGrid’s dynamic templates',
  liquid: 'Liquid',
  jinja: 'Jinja and Nunjucks',
  postmark: 'Postmark, whose language is Mustachio',
};

type Syntax = 'markup' | 'text';

interface Writer {
  /** A value: escaped for HTML in markup, and as it is in text. */
  value: (name: string, syntax: Syntax) => string;
  /** A value with a fallback, which is a text without quotation marks. */
  valueOr: (name: string, fallback: string, syntax: Syntax) => string;
  ifGiven: (name: string) => string;
  endIf: (name: string) => string;
  /** The value that `ifGiven` is about, between it and `endIf`. */
  given: (name: string, syntax: Syntax) => string;
  forEach: (list: string) => string;
  endFor: (list: string) => string;
  /** A field of the row, between `forEach` and `endFor`. */
  field: (name: string, syntax: Syntax) => string;
  /**
   * Whether a mark that is alone on its line leaves no empty line behind. The marks then
   * have lines of their own, and otherwise stand where the lines begin that they are about.
   */
  ownLines: boolean;
}

/** In Mustache and its relatives three braces insert a value as it is. */
const braces = (name: string, syntax: Syntax) =>
  syntax === 'markup' ? `{{${name}}}` : `{{{${name}}}}`;

const literal = (text: string, syntax: Syntax) =>
  syntax === 'markup' ? escapeHtml(text) : text;

const mustache: Writer = {
  value: braces,
  valueOr: (name, fallback, syntax) =>
    `{{#${name}}}${braces('.', syntax)}{{/${name}}}{{^${name}}}${literal(fallback, syntax)}{{/${name}}}`,
  ifGiven: (name) => `{{#${name}}}`,
  endIf: (name) => `{{/${name}}}`,
  given: (_, syntax) => braces('.', syntax),
  forEach: (list) => `{{#${list}}}`,
  endFor: (list) => `{{/${list}}}`,
  field: braces,
  ownLines: true,
};

/** A row of a list in Liquid and Jinja. No prop has its name. */
const ROW = 'row';

const liquidValue = (value: string, syntax: Syntax) =>
  `{{ ${value}${syntax === 'markup' ? ' | escape' : ''} }}`;

/** `safe` in text, because some programs escape in every file. */
const jinjaValue = (value: string, syntax: Syntax) =>
  `{{ ${value} | ${syntax === 'markup' ? 'e' : 'safe'} }}`;

/**
 * By dialect. Sources:
 * Mustache, mustache(5); Handlebars, its guide to built-in helpers, of which
 * SendGrid has `if`, `each` and `this` (twilio.com/docs/sendgrid, Using Handlebars);
 * Liquid, shopify.github.io/liquid (`default`, `escape`, `for`, truthy and falsy);
 * Jinja, jinja.palletsprojects.com, Template Designer Documentation (`e`, `or`, `for`);
 * Postmark, github.com/ActiveCampaign/mustachio: `#each` for lists, and a scope that is left
 * out for an empty string (`ContextObject.Exists`).
 */
const WRITERS: Readonly<Record<Dialect, Writer>> = {
  mustache,
  handlebars: {
    value: braces,
    valueOr: (name, fallback, syntax) =>
      `{{#if ${name}}}${braces(name, syntax)}{{else}}${literal(fallback, syntax)}{{/if}}`,
    ifGiven: (name) => `{{#if ${name}}}`,
    endIf: () => '{{/if}}',
    given: braces,
    forEach: (list) => `{{#each ${list}}}`,
    endFor: () => '{{/each}}',
    field: (name, syntax) => braces(`this.${name}`, syntax),
    ownLines: true,
  },
  liquid: {
    value: liquidValue,
    valueOr: (name, fallback, syntax) =>
      liquidValue(`${name} | default: "${fallback}"`, syntax),
    // `blank` means nothing in Liquid for Ruby without Rails.
    ifGiven: (name) => `{% if ${name} and ${name} != "" %}`,
    endIf: () => '{% endif %}',
    given: liquidValue,
    forEach: (list) => `{% for ${ROW} in ${list} %}`,
    endFor: () => '{% endfor %}',
    field: (name, syntax) => liquidValue(`${ROW}.${name}`, syntax),
    ownLines: false,
  },
  jinja: {
    value: jinjaValue,
    valueOr: (name, fallback, syntax) => jinjaValue(`(${name} or "${fallback}")`, syntax),
    ifGiven: (name) => `{% if ${name} %}`,
    endIf: () => '{% endif %}',
    given: jinjaValue,
    forEach: (list) => `{% for ${ROW} in ${list} %}`,
    endFor: () => '{% endfor %}',
    field: (name, syntax) => jinjaValue(`${ROW}.${name}`, syntax),
    ownLines: false,
  },
  postmark: {
    ...mustache,
    forEach: (list) => `{{#each ${list}}}`,
    endFor: () => '{{/each}}',
    ownLines: false,
  },
};

const INLINE = /\{\{#(\w+)\}\}\{\{\.\}\}\{\{\/\1\}\}\{\{\^\1\}\}[^{]*\{\{\/\1\}\}/g;
const SECTION = /^( *)\{\{#(\w+)\}\}\n([^]*?)^ *\{\{\/\2\}\}\n/gm;
const GAP = /\{\{(\w+|\.)\}\}/g;

function fallbacksOf(specs: readonly PropSpec[]): ReadonlyMap<string, string> {
  return new Map(
    specs.flatMap((spec) =>
      spec.type !== 'list' && !spec.required && spec.fallback !== undefined
        ? [[spec.name, spec.fallback] as const]
        : [],
    ),
  );
}

/** Writes the lines between two marks, in which only the given names have a meaning. */
function body(
  code: string,
  section: string,
  names: readonly string[],
  write: (name: string) => string,
): string {
  return code.replace(GAP, (_, name: string) => {
    if (!names.includes(name)) {
      throw new Error(`${section} has {{${name}}}, which stands outside of it.`);
    }
    return write(name);
  });
}

/**
 * Writes an email's template in another language. No line is added or lost when it is
 * rendered.
 *
 * @param code from `withOptions`: sections on lines of their own
 * @throws {Error} when a row has a value that is not one of its own
 */
export function inDialect(
  code: string,
  specs: readonly PropSpec[],
  dialect: Dialect,
  syntax: Syntax,
): string {
  const write = WRITERS[dialect];
  const fallbacks = fallbacksOf(specs);
  const plain = (text: string) =>
    text
      .split(INLINE)
      .map((part, index) =>
        index % 2 === 1
          ? write.valueOr(part, fallbacks.get(part) ?? '', syntax)
          : part.replace(GAP, (_, name: string) => write.value(name, syntax)),
      )
      .join('');
  let done = '';
  let end = 0;
  for (const match of code.matchAll(SECTION)) {
    const [whole, margin = '', name = '', lines = ''] = match;
    const list = specs.find((spec) => spec.name === name && spec.type === 'list');
    const mark = (text: string) => (write.ownLines ? `${margin}${text}\n` : text);
    done += plain(code.slice(end, match.index));
    done +=
      list?.type === 'list'
        ? mark(write.forEach(name)) +
          body(
            lines,
            name,
            list.item.map((field) => field.name),
            (field) => write.field(field, syntax),
          ) +
          mark(write.endFor(name))
        : mark(write.ifGiven(name)) +
          body(lines, name, ['.'], () => write.given(name, syntax)) +
          mark(write.endIf(name));
    end = match.index + whole.length;
  }
  return done + plain(code.slice(end));
}
