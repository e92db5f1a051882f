import path from 'node:path';
import {bodyProblems} from './bodyProblems';

/** What stands in place of a text. With the mark of the first words, it is compiled as a page. */
const STAND_IN = 'This text cannot be shown until it is corrected.\n\n{/* truncate */}\n';

/**
 * Makes Docusaurus' `markdown.preprocessor` for `npm start`: the text of an article that cannot
 * be compiled is left out, so that it takes no other page away. Its page says what is wrong
 * with it (`ArticlePage`).
 *
 * @param siteDir the project's root
 * @param today ISO date
 */
export function leaveOutFaultyTexts(
  siteDir: string,
  today: string,
): (file: {filePath: string; fileContent: string}) => string {
  return ({filePath, fileContent}) => {
    const name = path.relative(siteDir, filePath).replaceAll(path.sep, '/');
    return name.startsWith('blog/') &&
      bodyProblems(fileContent, {siteDir, filePath, today}).length > 0
      ? STAND_IN
      : fileContent;
  };
}
