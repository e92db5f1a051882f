/**
 * Renders an email's files in the engine of each dialect. Postmark's language has none that
 * runs on Node, so a reader of the part that the emails use stands here, after its source.
 */
import Handlebars from 'handlebars';
import {Liquid} from 'liquidjs';
import Mustache from 'mustache';
import nunjucks from 'nunjucks';
import type {Dialect} from '../dialects';
import type {Texts, Values} from '../types';

type Render = (code: string, values: Values) => string;

const liquid = new Liquid();

const escapeMarkup = (value: string) =>
  value.replace(/[&<>"']/g, (mark) => `&#${String(mark.charCodeAt(0))};`);

const TOKEN =
  /\{\{#each (\w+)\}\}|\{\{([#^])(\w+)\}\}|\{\{(\/)\w+\}\}|\{\{\{(\w+|\.)\}\}\}|\{\{(\w+|\.)\}\}/g;

/**
 * Mustachio as far as the emails use it (github.com/ActiveCampaign/mustachio): inside a
 * scope only its own value is seen, `.` is that value, an empty string does not exist, and
 * white space stays as it is.
 *
 * @throws {SyntaxError} for a mark it does not know
 */
function renderMustachio(code: string, values: Values): string {
  const tokens = [...code.matchAll(TOKEN)];
  const unknown = /\{\{.*/.exec(code.replace(TOKEN, ''));
  if (unknown) {
    throw new SyntaxError(`Not a mark of Mustachio: ${unknown[0]}`);
  }
  let next = 0;
  let at = 0;

  function block(scope: Texts | Values | string): string {
    const lookUp = (name: string) =>
      name === '.' ? scope : typeof scope === 'string' ? undefined : scope[name];
    const asText = (name: string) => {
      const value = lookUp(name);
      return typeof value === 'string' ? value : '';
    };
    let done = '';
    for (;;) {
      const token = tokens[next];
      done += code.slice(at, token?.index ?? code.length);
      at = token ? token.index + token[0].length : code.length;
      next += 1;
      const [, list, kind, name = '', close, raw, escaped] = token ?? [];
      if (!token || close) {
        return done;
      } else if (raw !== undefined) {
        done += asText(raw);
      } else if (escaped !== undefined) {
        done += escapeMarkup(asText(escaped));
      } else if (list !== undefined) {
        const rows = lookUp(list);
        done += repeated(Array.isArray(rows) ? (rows as Texts[]) : []);
      } else if (kind === '^') {
        const inner = block(scope);
        done += asText(name) ? '' : inner;
      } else {
        const inner = block(asText(name));
        done += asText(name) ? inner : '';
      }
    }
  }

  function repeated(rows: readonly Texts[]): string {
    const start = {next, at};
    block('');
    const after = {next, at};
    const done = rows.map((row) => {
      ({next, at} = start);
      return block(row);
    });
    ({next, at} = after);
    return done.join('');
  }

  return block(values);
}

/** By dialect, each engine that reads its files; all with the settings they come with. */
export const ENGINES: Readonly<Record<Dialect, Readonly<Record<string, Render>>>> = {
  mustache: {mustache: (code, values) => Mustache.render(code, values)},
  handlebars: {
    handlebars: (code, values) => Handlebars.compile(code)(values),
  },
  liquid: {liquidjs: (code, values) => liquid.parseAndRenderSync(code, values) as string},
  jinja: {nunjucks: (code, values) => nunjucks.renderString(code, values)},
  postmark: {'our reader of Mustachio': renderMustachio},
};

const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
};

/** `#x27`, `#39` or `quot` as a character. */
function character(reference: string): string {
  const [, hex, digits] = /^#(x?)([\da-f]+)$/i.exec(reference) ?? [];
  return digits === undefined
    ? (NAMED[reference] ?? `&${reference};`)
    : String.fromCodePoint(Number.parseInt(digits, hex ? 16 : 10));
}

/** HTML with each character written in one way, as engines escape more or fewer of them. */
export const decoded = (output: string) =>
  output
    .replace(/&(#x[\da-f]+|#\d+|\w+);/gi, (_, reference: string) => character(reference))
    .trimEnd();
