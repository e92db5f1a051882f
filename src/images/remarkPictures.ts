import path from 'node:path';
import type {Image, Root} from 'mdast';
import type {MdxJsxAttribute, MdxJsxTextElement} from 'mdast-util-mdx';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import type {Pictures} from './pictures';
import {TooSmallError} from './variants';

/**
 * Remark plugin: turns `![alt](./picture.png)` into `<MdxPicture>` and requests its
 * variants. Pictures of other sites, missing alternative texts and pictures with too few pixels
 * are refused.
 */
export function remarkPictures({request}: Pick<Pictures, 'request'>) {
  return async (tree: Root, file: VFile): Promise<void> => {
    const found: {node: Image; replace: (element: MdxJsxTextElement) => void}[] = [];
    visit(tree, 'image', (node, index, parent) => {
      if (parent && index !== undefined) {
        found.push({
          node,
          replace: (element) => {
            (parent.children as unknown[])[index] = element;
          },
        });
      }
    });
    for (const {node, replace} of found) {
      if (!/^\.{1,2}\//.test(node.url)) {
        file.fail(
          `The picture "${node.url}" is not beside the text. Put the file into the page's folder and write "./name.png".`,
          node,
        );
      }
      if (!node.alt?.trim()) {
        file.fail(
          `The picture "${node.url}" has no alternative text. Write what it shows: ![A postmark](${node.url}).`,
          node,
        );
      }
      const picture = path.resolve(path.dirname(file.path), node.url);
      const files = await request(picture).catch((reason: unknown) => {
        if (reason instanceof TooSmallError) {
          file.fail(reason.message, node);
        }
        throw reason;
      });
      const attribute = (name: string, value: string): MdxJsxAttribute => ({
        type: 'mdxJsxAttribute',
        name,
        value,
      });
      replace({
        type: 'mdxJsxTextElement',
        name: 'MdxPicture',
        attributes: [
          attribute('alt', node.alt ?? ''),
          ...Object.entries(files).map(([name, value]) => attribute(name, String(value))),
        ],
        children: [],
      });
    }
  };
}
