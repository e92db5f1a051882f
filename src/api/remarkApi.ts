import type {Root} from 'mdast';
import type {
  MdxjsEsm,
  MdxJsxAttribute,
  MdxJsxFlowElement,
  MdxJsxTextElement,
} from 'mdast-util-mdx';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {
  DATA_FOLDERS,
  DATA_LISTS,
  dataModule,
  type DataFolder,
  type DataList,
} from './dataFiles';

type Program = NonNullable<NonNullable<MdxjsEsm['data']>['estree']>;

type Element = MdxJsxFlowElement | MdxJsxTextElement;

function isFolder(name: string | null): name is DataFolder {
  return name !== null && name in DATA_FOLDERS;
}

function isList(name: string | null): name is DataList {
  return name !== null && name in DATA_LISTS;
}

function program(statement: Program['body'][number]): Program {
  return {type: 'Program', sourceType: 'module', body: [statement]};
}

/** `import name from 'module'` */
function importNode(name: string, module: string): MdxjsEsm {
  return {
    type: 'mdxjsEsm',
    value: `import ${name} from '${module}';`,
    data: {
      estree: program({
        type: 'ImportDeclaration',
        specifiers: [{type: 'ImportDefaultSpecifier', local: {type: 'Identifier', name}}],
        source: {type: 'Literal', value: module},
        attributes: [],
      }),
    },
  };
}

/** `data={name}` */
function dataAttribute(name: string): MdxJsxAttribute {
  const estree = program({
    type: 'ExpressionStatement',
    expression: {type: 'Identifier', name},
  });
  const value = {
    type: 'mdxJsxAttributeValueExpression',
    value: name,
    data: {estree},
  } as const;
  return {type: 'mdxJsxAttribute', name: 'data', value};
}

function idOf(element: Element): string | undefined {
  const attribute = element.attributes.find(
    (one) => one.type === 'mdxJsxAttribute' && one.name === 'id',
  );
  return typeof attribute?.value === 'string' ? attribute.value : undefined;
}

/** The module with an element's data, or nothing for an element of another room. */
function moduleOf(element: Element, file: VFile): string | undefined {
  const {name} = element;
  if (isList(name)) {
    return dataModule(name);
  }
  if (!isFolder(name)) {
    return undefined;
  }
  const id = idOf(element);
  return id === undefined
    ? file.fail(`<${name}> needs an id: <${name} id="sendEmail" />`, element)
    : dataModule(name, id);
}

/**
 * Remark plugin: gives `<Operation id="…" />`, `<Sample id="…" />` and the other
 * components of this room their data. Each page imports what it shows and no more, so no
 * page carries the whole API.
 */
export function remarkApi() {
  return (tree: Root, file: VFile): void => {
    /** Names of the imports, by module. */
    const imports = new Map<string, string>();
    visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
      const element = node as Element;
      const module = moduleOf(element, file);
      if (module === undefined) {
        return;
      }
      const name = imports.get(module) ?? `apiData${String(imports.size)}`;
      imports.set(module, name);
      const others = element.attributes.filter(
        (one) => one.type !== 'mdxJsxAttribute' || one.name !== 'id',
      );
      element.attributes = [dataAttribute(name), ...others];
    });
    tree.children.unshift(
      ...[...imports].map(([module, name]) => importNode(name, module)),
    );
  };
}
