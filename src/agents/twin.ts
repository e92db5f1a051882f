import type {Element} from 'hast';
import {parseHtml} from '../content/build';
import {CODE_LANGUAGES, isCodeLanguage} from '../reading/plain';
import {TWIN_FILE} from '../site';
import {codeLanguages} from './clean';
import {findElement, type BuiltPage, type PageFacts} from './readPage';
import {mainToMarkdown} from './toMarkdown';

/** The Markdown of a page. */
export interface PageMarkdown {
  /** With its code in the language of the first tab. */
  markdown: string;
  /** With its code in each language the page has, by the language; none for one alone. */
  inLanguages: Readonly<Record<string, string>>;
}

/** Pages whose twins have their code in one language: the same call five times is noise. */
const DOCS = '/docs/';

/** File name of a page's twin with its code in one language. */
export function twinFile(language?: string): string {
  return language === undefined ? TWIN_FILE : `index.${language}.md`;
}

const nameOf = (language: string) =>
  isCodeLanguage(language) ? CODE_LANGUAGES[language] : language;

/** What stands before the text, as YAML front matter. */
function frontLines(
  {title, description, address, updated}: PageFacts,
  language: string | undefined,
  languages: readonly string[],
): string {
  const others = languages.filter((one) => one !== language);
  const lines = [
    // A JSON string is a YAML string.
    `title: ${JSON.stringify(title)}`,
    `description: ${JSON.stringify(description)}`,
    `address: ${address}`,
    ...(updated ? [`updated: ${updated}`] : []),
    ...(language === undefined
      ? []
      : [
          `code: ${nameOf(language)}`,
          'codeInOtherLanguages:',
          ...others.map((one) => `  ${nameOf(one)}: ${address}${twinFile(one)}`),
        ]),
  ];
  return `---\n${lines.join('\n')}\n---\n`;
}

/**
 * Writes the Markdown twin of a page. Docs with their code in several languages have one
 * of them in the twin, and a twin for each of the others, to which the front lines lead.
 *
 * @throws {Error} when the page has no `<main>`
 */
export function writeTwin({facts, main}: BuiltPage): PageMarkdown {
  const content = findElement(parseHtml(main), ({tagName}) => tagName === 'main');
  if (!content) {
    throw new Error(`${facts.address} has no <main>.`);
  }
  const languages = facts.path.startsWith(DOCS) ? codeLanguages(content) : [];
  const write = (main: Element, language?: string) =>
    `${frontLines(facts, language, languages)}\n${mainToMarkdown(main, facts.address, language)}`;
  if (languages.length < 2) {
    return {markdown: write(content), inLanguages: {}};
  }
  const inLanguages = Object.fromEntries(
    languages.map((language) => [language, write(content, language)]),
  );
  return {markdown: inLanguages[languages[0] ?? ''] ?? '', inLanguages};
}
