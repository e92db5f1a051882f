import type {SampleLanguage} from '../api/plain';
import {markCode} from '../reading/plain';
import {escapeHtml} from '../site';

const KEYWORDS: Readonly<Record<SampleLanguage | 'json', string>> = {
  bash: 'curl',
  javascript: 'const|await|method|headers|body|Authorization|true|false|null',
  python: 'import|print|None|True|False',
  ruby: 'require|puts|true|false|nil',
  php: 'if|throw|new|echo|true|false|null',
  json: 'true|false|null',
};

/** Strings, a keyword with nothing of a word around it, numbers. */
const tokensOf = (language: keyof typeof KEYWORDS) =>
  new RegExp(
    String.raw`("(?:[^"\\]|\\.)*"(?=\s*:)|(?<![\w.$-])(?:${KEYWORDS[language]})(?![\w-]))|("(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|${'`[^`]*`'})|(?<![\w.$-])(-?\d[\d.]*)(?!\w)`,
    'gs',
  );

/**
 * Colors a program of `writeSample`, or JSON, in the browser: what the highlighter of the
 * build needs for the same is larger than all of the request builder.
 *
 * @returns HTML with the marks of `markCode`; whatever is markup in the code is escaped
 */
export function color(code: string, language: keyof typeof KEYWORDS): string {
  let html = '';
  let end = 0;
  for (const {0: token, 1: key, 2: string, index} of code.matchAll(tokensOf(language))) {
    const kind = key === undefined ? (string === undefined ? 'n' : 's') : 'k';
    html += `${escapeHtml(code.slice(end, index))}${markCode(kind, escapeHtml(token))}`;
    end = index + token.length;
  }
  return html + escapeHtml(code.slice(end));
}
