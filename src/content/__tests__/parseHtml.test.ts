import {parseHead, parseHtml} from '../parseHtml';

/** The text in a tree, and the names of its elements. */
function partsOf(node: unknown): string[] {
  const {
    children = [],
    tagName,
    value,
  } = node as {
    children?: unknown[];
    tagName?: string;
    value?: string;
  };
  return [
    ...[tagName, value].flatMap((part) => part ?? []),
    ...children.flatMap(partsOf),
  ];
}

test('a part of a body is read as a browser reads it', () => {
  expect(partsOf(parseHtml('<p>One<p>two <b>three'))).toEqual([
    ...['p', 'One'],
    ...['p', 'two ', 'b', 'three'],
  ]);
  expect(partsOf(parseHtml(''))).toEqual([]);
});

test('of a page, only the head is read, without scripts and style sheets', () => {
  const page =
    '<!doctype html><html><head><title>T</title><script>let a = "<b>";\nlet b;</script>' +
    '<STYLE>p { }</STYLE><style>q</style><meta name="m"></head><body><p>Text</p></body></html>';
  expect(partsOf(parseHead(page))).toEqual([
    'html',
    'head',
    'title',
    'T',
    'meta',
    'body',
  ]);
});

test('a text without a body has no head', () => {
  expect(partsOf(parseHead('<title>T</title>'))).toEqual(['html', 'head', 'body']);
});
