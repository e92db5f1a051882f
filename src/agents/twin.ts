import {parseHtml} from '../content/build';
import {findElement, type BuiltPage, type PageFacts} from './readPage';
import {mainToMarkdown} from './toMarkdown';

/** File name of a page's twin, beside the page's own `index.html`. */
export const TWIN_FILE = 'index.md';

/** What stands before the text, as YAML front matter. */
function frontLines({title, description, address, updated}: PageFacts): string {
  const lines = [
    // A JSON string is a YAML string.
    `title: ${JSON.stringify(title)}`,
    `description: ${JSON.stringify(description)}`,
    `address: ${address}`,
    ...(updated ? [`updated: ${updated}`] : []),
  ];
  return `---\n${lines.join('\n')}\n---\n`;
}

/**
 * Writes the Markdown twin of a page.
 *
 * @throws {Error} when the page has no `<main>`
 */
export function writeTwin({facts, main}: BuiltPage): string {
  const tree = parseHtml(main);
  const content = findElement(tree, ({tagName}) => tagName === 'main');
  if (!content) {
    throw new Error(`${facts.address} has no <main>.`);
  }
  return `${frontLines(facts)}\n${mainToMarkdown(content, facts.address)}`;
}
