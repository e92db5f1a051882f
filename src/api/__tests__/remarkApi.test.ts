import type {Root} from 'mdast';
import type {MdxJsxAttribute, MdxJsxFlowElement} from 'mdast-util-mdx';
import type {VFile} from 'vfile';
import {remarkApi} from '../remarkApi';

function element(
  name: string,
  attributes: Record<string, string> = {},
): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: Object.entries(attributes).map(([key, value]): MdxJsxAttribute => ({
      type: 'mdxJsxAttribute',
      name: key,
      value,
    })),
    children: [],
  };
}

function transform(...children: MdxJsxFlowElement[]) {
  const tree: Root = {type: 'root', children};
  const file = {
    fail: (message: string) => {
      throw new Error(message);
    },
  } as unknown as VFile;
  remarkApi()(tree, file);
  return tree.children;
}

const dataOf = (node: unknown) =>
  (node as {attributes: {name: string; value: {value: string}}[]}).attributes.map(
    ({name, value}) => `${name}={${value.value}}`,
  );

it('leaves what else an element is given', () => {
  const [, sample] = transform(element('Sample', {id: 'sendEmail.text', title: 'Send'}));
  expect((sample as MdxJsxFlowElement).attributes).toContainEqual({
    type: 'mdxJsxAttribute',
    name: 'title',
    value: 'Send',
  });
});

it('imports what a page shows and hands it over', () => {
  const [first, second, operation, sample] = transform(
    element('Operation', {id: 'sendEmail'}),
    element('Sample', {id: 'sendEmail.text'}),
  );
  expect(first).toMatchObject({
    type: 'mdxjsEsm',
    value: `import apiData0 from '@generated/api-reference/default/operations/sendEmail.json';`,
  });
  expect(second).toMatchObject({
    value: `import apiData1 from '@generated/api-reference/default/samples/sendEmail.text.json';`,
  });
  expect(dataOf(operation)).toEqual(['data={apiData0}']);
  expect(dataOf(sample)).toEqual(['data={apiData1}']);
});

it('imports the same sample once, and finds it inside other elements', () => {
  const nested = {...element('Steps'), children: [element('Sample', {id: 'getEmail'})]};
  const [importing, sample, steps] = transform(
    element('Sample', {id: 'getEmail'}),
    nested,
  );
  expect(importing?.type).toBe('mdxjsEsm');
  expect(dataOf(sample)).toEqual(['data={apiData0}']);
  expect(dataOf((steps as MdxJsxFlowElement).children[0])).toEqual(['data={apiData0}']);
});

it('gives a list its data without an id', () => {
  const [importing, errors] = transform(element('ErrorIndex'));
  expect(importing).toMatchObject({
    value: "import apiData0 from '@generated/api-reference/default/problems.json';",
  });
  expect(dataOf(errors)).toEqual(['data={apiData0}']);
});

it('leaves other elements and pages alone', () => {
  const others = [element('CodeTabs', {id: 'a'}), element('Steps')];
  expect(transform(...others)).toEqual(others);
});

it('says what to write when the id is missing', () => {
  expect(() => transform(element('Operation'))).toThrow('<Operation id="sendEmail" />');
});
