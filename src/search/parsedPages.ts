import type {Root} from 'mdast';
import type {VFile} from 'vfile';
import {inlineText} from './components';
import {cutTree, type Section, type SectionsOf} from './cutMarkdown';

/** Cuts pages when the bundler has parsed them, so that the search does not parse them again. */
export function keepParsedPages(): {
  /** Remark plugin: keeps the sections of a page. It stands first, so it sees what was written. */
  remarkSections: () => (tree: Root, file: VFile) => void;
  sectionsOf: SectionsOf;
} {
  const kept = new Map<string, Section[]>();
  return {
    remarkSections: () => (tree, file) => {
      kept.set(String(file.value).trim(), cutTree(tree, inlineText));
    },
    sectionsOf: (body) => kept.get(body.trim()),
  };
}
