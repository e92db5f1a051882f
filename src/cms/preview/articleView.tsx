/** The text of an article as elements of the site, made of its tree without running a program. */
import type {Expression, Program} from 'estree';
import type {Nodes, Root, RootContent} from 'mdast';
import type {
  MdxJsxAttribute,
  MdxJsxExpressionAttribute,
  MdxJsxFlowElement,
  MdxJsxTextElement,
} from 'mdast-util-mdx';
import {createElement, Fragment, type ComponentType, type ReactNode} from 'react';
import exhibits from 'cms:exhibits';
import {Aside, FigureValue, WhileCurrent} from '../../articles';
import {CodeBlock, CodeTabs, elements, Hint, type HintKind} from '../../reading';
import {escapeHtml, slugOf} from '../../site';
import {parseArticle} from './parseArticle';

/** An entry of the table of contents. */
interface Contents {
  id: string;
  value: string;
  level: number;
}

export interface ArticleView {
  content: ReactNode;
  toc: Contents[];
}

/** What a name in the text stands for. */
type Scope = Map<string, unknown>;

const COMPONENTS: Readonly<Record<string, unknown>> = {
  Aside,
  CodeBlock,
  CodeTabs,
  FigureValue,
  WhileCurrent,
};
const EXHIBIT = /^@site\/src\/articles\/exhibits\/([\w-]+)$/;

/** A value that a text writes out: no program is run. */
function valueOf(expression: Expression | undefined, scope: Scope): unknown {
  switch (expression?.type) {
    case 'Literal':
      return expression.value;
    case 'Identifier':
      return scope.get(expression.name);
    case 'TemplateLiteral':
      return expression.quasis.map(({value}) => value.cooked).join('');
    case 'UnaryExpression':
      return expression.operator === '-'
        ? -Number(valueOf(expression.argument, scope))
        : undefined;
    case 'ArrayExpression':
      return expression.elements.map((one) =>
        one?.type === 'SpreadElement' ? undefined : valueOf(one ?? undefined, scope),
      );
    case 'ObjectExpression':
      return Object.fromEntries(
        expression.properties.flatMap((property): [string, unknown][] => {
          if (property.type !== 'Property') {
            return [];
          }
          const {key, value} = property;
          const name = key.type === 'Identifier' ? key.name : String(valueOf(key, scope));
          return [[name, valueOf(value as Expression, scope)]];
        }),
      );
    default:
      return undefined;
  }
}

const expressionIn = (program: Program | null | undefined) => {
  const [statement] = program?.body ?? [];
  return statement?.type === 'ExpressionStatement' ? statement.expression : undefined;
};

/** What a text imports from the exhibits of articles. */
function scopeOf(tree: Root): Scope {
  const scope: Scope = new Map(Object.entries(COMPONENTS));
  for (const node of tree.children) {
    for (const statement of node.type === 'mdxjsEsm'
      ? (node.data?.estree?.body ?? [])
      : []) {
      if (statement.type === 'ImportDeclaration') {
        const [, name = ''] = EXHIBIT.exec(String(statement.source.value)) ?? [];
        statement.specifiers.forEach((specifier) => {
          if (
            specifier.type === 'ImportSpecifier' &&
            specifier.imported.type === 'Identifier'
          ) {
            scope.set(specifier.local.name, exhibits[name]?.[specifier.imported.name]);
          }
        });
      }
    }
  }
  return scope;
}

function propsOf(
  attributes: readonly (MdxJsxAttribute | MdxJsxExpressionAttribute)[],
  scope: Scope,
): Record<string, unknown> {
  return Object.fromEntries(
    attributes.flatMap((attribute): [string, unknown][] => {
      if (attribute.type !== 'mdxJsxAttribute') {
        return [];
      }
      const {name, value} = attribute;
      return [
        [
          name,
          typeof value === 'object' && value !== null
            ? valueOf(expressionIn(value.data?.estree), scope)
            : (value ?? true),
        ],
      ];
    }),
  );
}

function textOf(node: Nodes): string {
  if ('value' in node) {
    return node.type.startsWith('mdx') ? '' : node.value;
  }
  return 'children' in node ? node.children.map(textOf).join('') : '';
}

/** A heading's own address, as its comment gives it. */
const ID = /^\/\*\s*#([\w-]+)\s*\*\/$/;

function idOf(heading: RootContent & {type: 'heading'}): string {
  const last = heading.children.at(-1);
  const [, id] = last?.type === 'mdxTextExpression' ? (ID.exec(last.value) ?? []) : [];
  return id ?? slugOf(textOf(heading));
}

/** A part that only the whole site can draw. */
const Named = ({name}: {name: string}) => (
  <Hint type="info" title={name}>
    <p>The site draws this part. The page shows it once the article is saved.</p>
  </Hint>
);

const isKnown = (value: unknown): value is ComponentType<Record<string, unknown>> =>
  typeof value === 'function' || (typeof value === 'object' && value !== null);

/** Draws a tree. */
class Drawing {
  readonly #scope: Scope;
  readonly #pictureOf: (url: string) => string;
  #keys = 0;

  constructor(scope: Scope, pictureOf: (url: string) => string) {
    this.#scope = scope;
    this.#pictureOf = pictureOf;
  }

  all(nodes: readonly Nodes[]): ReactNode {
    return nodes.map((node) => this.one(node));
  }

  #element(
    type: string | typeof Fragment | ComponentType<never>,
    props: object,
    ...children: ReactNode[]
  ) {
    this.#keys += 1;
    return createElement(type as string, {...props, key: this.#keys}, ...children);
  }

  #component(node: MdxJsxFlowElement | MdxJsxTextElement): ReactNode {
    const name = node.name ?? '';
    const props = propsOf(node.attributes, this.#scope);
    if (name === '' || /^[a-z]/.test(name)) {
      return this.#element(name || Fragment, name ? props : {}, this.all(node.children));
    }
    const component = this.#scope.get(name);
    const children = node.children.length > 0 ? [this.all(node.children)] : [];
    return isKnown(component)
      ? this.#element(component as ComponentType<never>, props, ...children)
      : this.#element(Named as ComponentType<never>, {name});
  }

  one(node: Nodes): ReactNode {
    const inner = () => ('children' in node ? this.all(node.children) : undefined);
    switch (node.type) {
      case 'text':
        return node.value;
      case 'paragraph':
        return this.#element('p', {}, inner());
      case 'heading': {
        const tag = `h${String(node.depth)}`;
        const own = tag in elements ? elements[tag as 'h2'] : tag;
        return this.#element(own as ComponentType<never>, {id: idOf(node)}, inner());
      }
      case 'strong':
        return this.#element('strong', {}, inner());
      case 'emphasis':
        return this.#element('em', {}, inner());
      case 'delete':
        return this.#element('del', {}, inner());
      case 'inlineCode':
        return this.#element('code', {}, node.value);
      case 'break':
        return this.#element('br', {});
      case 'link':
        return this.#element(
          elements.a as ComponentType<never>,
          {href: node.url},
          inner(),
        );
      case 'image':
        return this.#element('img', {
          src: this.#pictureOf(node.url),
          alt: node.alt ?? '',
          style: {maxWidth: '100%', height: 'auto'},
        });
      case 'list':
        return this.#element(
          node.ordered ? 'ol' : 'ul',
          node.ordered ? {start: node.start ?? 1} : {},
          node.children.map((item) =>
            this.#element(
              'li',
              {},
              item.children.map((child) =>
                child.type === 'paragraph' && !node.spread
                  ? this.all(child.children)
                  : this.one(child),
              ),
            ),
          ),
        );
      case 'blockquote':
        return this.#element('blockquote', {}, inner());
      case 'thematicBreak':
        return this.#element('hr', {});
      case 'code':
        return this.#element(CodeBlock as ComponentType<never>, {
          language: node.lang ?? 'text',
          html: escapeHtml(node.value),
          title: /title="([^"]*)"/.exec(node.meta ?? '')?.[1],
        });
      case 'table': {
        const [head, ...body] = node.children.map(({children}, index) =>
          this.#element(
            'tr',
            {},
            children.map((cell) =>
              this.#element(index === 0 ? 'th' : 'td', {}, this.all(cell.children)),
            ),
          ),
        );
        return this.#element(
          elements.table as ComponentType<never>,
          {},
          this.#element('thead', {}, head),
          this.#element('tbody', {}, body),
        );
      }
      case 'containerDirective': {
        const [first, ...rest] = node.children;
        const isTitled =
          first?.type === 'paragraph' && first.data?.directiveLabel === true;
        return this.#element(
          Hint as ComponentType<never>,
          {
            type: node.name as HintKind,
            ...(isTitled && {title: this.all(first.children)}),
          },
          this.all(isTitled ? rest : node.children),
        );
      }
      case 'mdxJsxFlowElement':
      case 'mdxJsxTextElement':
        return this.#component(node);
      case 'mdxTextExpression':
      case 'mdxFlowExpression': {
        const value = valueOf(expressionIn(node.data?.estree), this.#scope);
        return typeof value === 'string' || typeof value === 'number' ? value : null;
      }
      default:
        return null;
    }
  }
}

/**
 * @param text the article's text, as MDX
 * @param pictureOf where the browser finds a picture of the text
 * @throws {Error} for a text that cannot be read
 */
export function viewArticle(
  text: string,
  pictureOf: (url: string) => string,
): ArticleView {
  const tree = parseArticle(text);
  const drawing = new Drawing(scopeOf(tree), pictureOf);
  return {
    content: drawing.all(tree.children),
    toc: tree.children.flatMap((node) =>
      node.type === 'heading' && node.depth < 4
        ? [{id: idOf(node), value: escapeHtml(textOf(node).trim()), level: node.depth}]
        : [],
    ),
  };
}
