import type {Root} from 'mdast';
import type {
  MdxjsEsm,
  MdxJsxAttribute,
  MdxJsxFlowElement,
  MdxJsxTextElement,
} from 'mdast-util-mdx';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {DATA_FOLDERS, dataModule, type DataComponent} from './dataFiles';

type Program = NonNullable<NonNullable<MdxjsEsm['data']>['estree']>;

type Element = MdxJsxFlowElement | MdxJsxTextElement;

function isDataComponent(name: string | null): name is DataComponent {
  return name !== null && name in DATA_FOLDERS;
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

/**
 * Remark plugin: gives `<Operation id="…" />` and `<Sample id="…" />` their data. Each
 * page imports what it shows and no more, so no page carries the whole API.
 */
export function remarkApi() {
  return (tree: Root, file: VFile): void => {
    /** Names of the imports, by module. */
    const imports = new Map<string, string>();
    visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
      const element = node as Element;
      if (!isDataComponent(element.name)) {
        return;
      }
      const id = idOf(element);
      if (id === undefined) {
        file.fail(
          `<${element.name}> needs an id: <${element.name} id="sendEmail" />`,
          node,
        );
      }
      const module = dataModule(element.name, id);
      const name = imports.get(module) ?? `apiData${String(imports.size)}`;
      imports.set(module, name);
      element.attributes = [dataAttribute(name)];
    });
    tree.children.unshift(
      ...[...imports].map(([module, name]) => importNode(name, module)),
    );
  };
}
