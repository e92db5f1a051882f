import type {Texts, Values} from '../types';

type Scope = Readonly<Record<string, Values[string] | Texts>>;

const TOKEN = /\{%\s*(.*?)\s*%\}|\{\{\s*(.*?)\s*\}\}/g;
const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function lookUp(name: string, scope: Scope): string {
  const [first = '', field] = name.split('.');
  const value = scope[first];
  const found = field === undefined ? value : (value as Texts | undefined)?.[field];
  return typeof found === 'string' ? found : '';
}

/** `name`, `(name or "x")`, `name | default: "x"`, each with a filter that escapes or none. */
function evaluate(expression: string, scope: Scope): string {
  const parts =
    /^\(?([\w.]+)(?: or "([^"]*)")?\)?(?: \| default: "([^"]*)")?( \| (?:e|escape))?$/.exec(
      expression,
    );
  if (!parts) {
    throw new SyntaxError(`Not an expression of the templates: ${expression}`);
  }
  const [, name = '', or, orDefault, filter] = parts;
  const value = lookUp(name, scope) || (or ?? orDefault ?? '');
  return filter ? value.replace(/[&<>"']/g, (mark) => ESCAPES[mark] ?? mark) : value;
}

/**
 * Renders the part of Liquid and of Jinja that the emails are written in: values, fallbacks,
 * `if` with one name, `for` over one list. Like theirs, it never reads a value as code.
 *
 * @throws {SyntaxError} for everything else
 */
export function renderDialect(code: string, values: Values): string {
  const tokens = [...code.matchAll(TOKEN)];
  let next = 0;
  let at = 0;

  function block(scope: Scope, shown: boolean): string {
    let done = '';
    for (;;) {
      const token = tokens[next];
      done += code.slice(at, token?.index ?? code.length);
      if (!token) {
        at = code.length;
        return shown ? done : '';
      }
      at = token.index + token[0].length;
      next += 1;
      const [, tag, expression] = token;
      if (expression !== undefined) {
        done += evaluate(expression, scope);
      } else if (/^end(?:if|for)$/.test(tag ?? '')) {
        return shown ? done : '';
      } else {
        done += opened(tag ?? '', scope);
      }
    }
  }

  function opened(tag: string, scope: Scope): string {
    const condition = /^if (\w+)(?: != blank)?$/.exec(tag);
    if (condition) {
      return block(scope, lookUp(condition[1] ?? '', scope).trim() !== '');
    }
    const loop = /^for (\w+) in (\w+)$/.exec(tag);
    if (!loop) {
      throw new SyntaxError(`Not a tag of the templates: ${tag}`);
    }
    const [, row = '', list = ''] = loop;
    const rows = scope[list];
    const start = {next, at};
    if (!Array.isArray(rows) || rows.length === 0) {
      return block(scope, false);
    }
    return rows
      .map((one: Texts) => {
        ({next, at} = start);
        return block({...scope, [row]: one}, true);
      })
      .join('');
  }

  return block(values, true);
}
