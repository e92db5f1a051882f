/** Reads what the views of a page say, out of their TypeScript, with file and line. */
import ts from 'typescript';
import type {PageKind, Text, ViewPage} from './page';

/** Elements that are part of a line of text. */
const INLINE: ReadonlySet<string> = new Set(
  'a abbr b bdi bdo cite code data del dfn em i ins kbd mark q s samp small span strong sub sup time u var wbr'.split(
    ' ',
  ),
);
/** Elements whose content is not running text. */
const UNREAD: ReadonlySet<string> = new Set(
  'script style svg template noscript nav pre button select textarea input iframe option'.split(
    ' ',
  ),
);
/** Attributes and properties that hold no text for readers. */
const UNREAD_NAMES =
  /^(?:className|class|style|href|to|src|id|key|d|viewBox|points|transform|kind|type|name|sizes|path|pattern|code|html|css|value|regex|source|accept|example|keywords|message)$/;
/** Stands for what is only known when the page is built. */
const VALUE = 'value';

const squeeze = (text: string) => text.replace(/\s+/g, ' ').trim();

/** JSX joins lines without the spaces that indent them. */
function jsxText(raw: string): string {
  return raw
    .split('\n')
    .map((line, at, all) => {
      const start = at === 0 ? line : line.trimStart();
      return at === all.length - 1 ? start : start.trimEnd();
    })
    .filter(Boolean)
    .join(' ');
}

function tagOf(node: ts.JsxOpeningLikeElement): string {
  return node.tagName.getText();
}

function attributesOf(node: ts.JsxOpeningLikeElement): Map<string, string> {
  return new Map(
    node.attributes.properties.filter(ts.isJsxAttribute).map((attribute) => {
      const {initializer} = attribute;
      const value =
        initializer && ts.isStringLiteral(initializer) ? initializer.text : '{…}';
      return [attribute.name.getText(), initializer ? value : 'true'];
    }),
  );
}

function isUnread(node: ts.JsxOpeningLikeElement): boolean {
  const attributes = attributesOf(node);
  return (
    UNREAD.has(tagOf(node)) ||
    ['true', '{…}'].includes(attributes.get('aria-hidden') ?? '') ||
    attributes.get('data-twin') === 'none'
  );
}

/** A component inside a sentence is part of it, as far as one can tell from its name. */
const isInline = (tag: string) =>
  INLINE.has(tag) || /(?:Link|Mark|Value|Fact|Price|Code)$/.test(tag);

function templateText(node: ts.TemplateLiteral): string {
  return ts.isNoSubstitutionTemplateLiteral(node)
    ? node.text
    : node.head.text +
        node.templateSpans.map(({literal}) => VALUE + literal.text).join('');
}

/** Whether a string of the code is a sentence for readers. */
function isSentence(text: string): boolean {
  return (
    /^["“'‘(]?[\p{Lu}\d]/u.test(text) &&
    text.trim().split(/\s+/).length >= 4 &&
    !/[<>{};=]|^\S+\/\S+ |\\/.test(text)
  );
}

/** Text that is written between the tags of an element, at any depth. */
function writtenIn(node: ts.Node): string {
  if (ts.isJsxText(node)) {
    return ` ${jsxText(node.text)}`;
  }
  const texts: string[] = [];
  node.forEachChild((child) => {
    texts.push(writtenIn(child));
  });
  return texts.join('');
}

function nameOfString(node: ts.Node): string {
  const {parent} = node;
  if (ts.isPropertyAssignment(parent) || ts.isVariableDeclaration(parent)) {
    return parent.name.getText();
  }
  return ts.isJsxAttribute(parent) ? parent.name.getText() : '';
}

/** Whether a string is part of an error, a pattern, a type or an import. */
function isForMachines(node: ts.Node): boolean {
  const {parent} = node;
  return (
    ts.isImportDeclaration(parent) ||
    ts.isExportDeclaration(parent) ||
    ts.isLiteralTypeNode(parent) ||
    ts.isNewExpression(parent) ||
    ts.isTaggedTemplateExpression(parent) ||
    UNREAD_NAMES.test(nameOfString(node))
  );
}

interface Found {
  texts: Text[];
  unsourcedQuotes: Text[];
}

/**
 * Texts of one file: those between its elements, whole sentences across elements of a
 * line, and strings that are sentences.
 *
 * @param file path from the root of the project
 */
export function readView(file: string, source: string): Found {
  const tree = ts.createSourceFile(
    file,
    source,
    ts.ScriptTarget.Latest,
    true,
    file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  );
  const found: Found = {texts: [], unsourcedQuotes: []};
  const lineOf = (node: ts.Node) =>
    tree.getLineAndCharacterOfPosition(node.getStart()).line + 1;
  const add = (kind: Text['kind'], text: string, node: ts.Node) => {
    const squeezed = squeeze(text);
    if (/\p{L}/u.test(squeezed)) {
      found.texts.push({kind, text: squeezed, plain: squeezed, file, line: lineOf(node)});
    }
  };

  const visit = (node: ts.Node): void => {
    if (ts.isJsxElement(node) || ts.isJsxFragment(node)) {
      element(node);
      return;
    }
    if (ts.isJsxSelfClosingElement(node)) {
      if (!isUnread(node)) {
        node.attributes.forEachChild(visit);
      }
      return;
    }
    if (ts.isStringLiteral(node) || ts.isTemplateLiteral(node)) {
      const text = ts.isStringLiteral(node) ? node.text : templateText(node);
      if (!isForMachines(node) && isSentence(text)) {
        add('field', text, node);
      }
    }
    node.forEachChild(visit);
  };

  /** Adds to a line of text; what cannot be part of one is read by itself. */
  const line = (children: readonly ts.JsxChild[], end: (node: ts.Node) => void) => {
    let text = '';
    for (const child of children) {
      if (ts.isJsxText(child)) {
        text += jsxText(child.text);
      } else if (ts.isJsxExpression(child)) {
        const {expression} = child;
        if (expression && ts.isStringLiteral(expression)) {
          text += expression.text;
        } else if (expression) {
          text += VALUE;
          visit(expression);
        }
      } else if (ts.isJsxElement(child) && isInline(tagOf(child.openingElement))) {
        text += isUnread(child.openingElement) ? '' : line(child.children, end);
        child.openingElement.attributes.forEachChild(visit);
      } else if (ts.isJsxSelfClosingElement(child) && isInline(tagOf(child))) {
        text += VALUE;
      } else {
        end(child);
      }
    }
    return text;
  };

  const element = (node: ts.JsxElement | ts.JsxFragment): void => {
    const opening = ts.isJsxElement(node) ? node.openingElement : undefined;
    if (opening && isUnread(opening)) {
      return;
    }
    const tag = opening ? tagOf(opening) : '';
    opening?.attributes.forEachChild(visit);
    const inner: ts.Node[] = [];
    const text = line(node.children, (child) => {
      inner.push(child);
    });
    if (/\p{L}/u.test(text.replaceAll(VALUE, ''))) {
      add(/^h[1-6]$/.test(tag) ? 'heading' : 'prose', text, node);
    }
    const quoted = squeeze(['blockquote', 'q'].includes(tag) ? writtenIn(node) : '');
    const cite = opening && attributesOf(opening).get('cite');
    if (quoted && !/^https:\/\/|^\{…\}$/.test(cite ?? '')) {
      found.unsourcedQuotes.push({
        kind: 'prose',
        text: quoted,
        plain: quoted,
        file,
        line: lineOf(node),
      });
    }
    inner.forEach(visit);
  };

  visit(tree);
  return found;
}

/** The page that a file of views belongs to; undefined for files that are no page. */
export function pageOf(file: string): {name: string; kind: PageKind} | undefined {
  const [, room = '', folder = ''] = file.split('/');
  const name = `src/${room}/${folder}`;
  if (/__tests__|\.d\.ts$|\/(?:samples|templatePictures)\.tsx?$/.test(file)) {
    return undefined;
  }
  switch (room) {
    case 'marketing':
      return file.split('/').length > 3 && folder !== 'scenes'
        ? {name, kind: 'marketing'}
        : undefined;
    case 'tools':
      return file.includes('/view/') ? {name, kind: 'tool'} : undefined;
    case 'pages':
      return {name: file, kind: folder === 'tools' ? 'tool' : 'marketing'};
    case 'emails':
      return folder === 'view' || file.endsWith('/text.ts')
        ? {name, kind: 'template'}
        : undefined;
    default:
      return undefined;
  }
}

/** Pages out of the files of their views. */
export function readViews(files: readonly {file: string; source: string}[]): ViewPage[] {
  const pages = new Map<string, ViewPage>();
  for (const {file, source} of files) {
    const page = pageOf(file);
    if (page) {
      const known = pages.get(page.name) ?? {...page, texts: [], unsourcedQuotes: []};
      const {texts, unsourcedQuotes} = readView(file, source);
      known.texts.push(...texts);
      known.unsourcedQuotes.push(...unsourcedQuotes);
      pages.set(page.name, known);
    }
  }
  return [...pages.values()];
}
