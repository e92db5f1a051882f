import {Prism} from 'prism-react-renderer';
import {codeLines} from './codeLines';
import {markCode, type CodeKind} from './codeMark';
import loadLanguages from './prismLanguages';

loadLanguages();

const ALIASES: Readonly<Record<string, string>> = {
  html: 'markup',
  xml: 'markup',
  svg: 'markup',
  js: 'javascript',
  jsx: 'javascript',
  sh: 'bash',
  shell: 'bash',
  curl: 'bash',
  rb: 'ruby',
  py: 'python',
  cs: 'csharp',
  md: 'markdown',
  txt: 'text',
};

/** The languages code blocks may name, beside their short forms in `ALIASES`. */
export const LANGUAGES = [
  'markup',
  'css',
  'javascript',
  'typescript',
  'tsx',
  'bash',
  'ruby',
  'php',
  'json',
  'markdown',
  'python',
  'go',
  'java',
  'csharp',
  'yaml',
  'text',
] as const;

/**
 * The full name of a code language.
 *
 * @throws {RangeError} naming the languages there are, when this is none of them
 */
export function languageOf(name: string): (typeof LANGUAGES)[number] {
  const language = ALIASES[name] ?? name;
  const found = LANGUAGES.find((known) => known === language);
  if (!found) {
    throw new RangeError(
      `Code language "${name}" is not known here. Use one of: ${LANGUAGES.join(', ')}.`,
    );
  }
  return found;
}

function escapeHtml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}

type PrismToken = ReturnType<typeof Prism.tokenize>[number];

/** Kinds of tokens that are colored. */
const KINDS: Readonly<Record<string, CodeKind>> = {
  string: 's',
  'template-string': 's',
  'attr-value': 's',
  url: 's',
  symbol: 's',
  keyword: 'k',
  tag: 'k',
  selector: 'k',
  property: 'k',
  'attr-name': 'k',
  key: 'k',
  atrule: 'k',
  builtin: 'k',
  title: 'k',
  number: 'n',
  boolean: 'n',
  constant: 'n',
  null: 'n',
  comment: 'c',
  prolog: 'c',
  doctype: 'c',
  shebang: 'c',
};

/** @param around kind of what the token is in: a part of the same kind needs no mark again */
function render(token: PrismToken, around?: CodeKind): string {
  if (typeof token === 'string') {
    return escapeHtml(token);
  }
  const kind = KINDS[token.type];
  const inside = kind ?? around;
  const content = Array.isArray(token.content)
    ? token.content.map((part) => render(part, inside)).join('')
    : render(token.content, inside);
  return kind && kind !== around ? markCode(kind, content) : content;
}

/**
 * Colours code at build time, so that no highlighter goes to the browser.
 *
 * @param code source text; whatever is markup in it is escaped
 * @param language a name of `LANGUAGES` or a short form
 * @returns HTML with the marks of `markCode`
 */
export function highlight(code: string, language: string): string {
  const grammar = Prism.languages[languageOf(language)];
  if (!grammar) {
    return escapeHtml(code);
  }
  return Prism.tokenize(code, grammar)
    .map((token) => render(token))
    .join('');
}

/**
 * Wraps lines of highlighted HTML.
 *
 * @param html output of `highlight`
 * @param marked line numbers, from 1, to mark
 */
export function markLines(html: string, marked: ReadonlySet<number>): string {
  if (marked.size === 0) {
    return html;
  }
  return codeLines(html)
    .map((line, index) =>
      marked.has(index + 1) ? `<mark>${line}\n</mark>` : `${line}\n`,
    )
    .join('')
    .replace(/\n(<\/mark>)?$/, '$1');
}
