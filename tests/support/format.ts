/** The form of `npm run format`, for text that programs write. */
import {readFileSync} from 'node:fs';
import {format, type FormatConfig} from 'oxfmt';

const options = JSON.parse(readFileSync('.oxfmtrc.json', 'utf8')) as FormatConfig;

/**
 * @param file name whose extension says the language
 * @throws {SyntaxError} when the text is not of that language
 */
export async function formatted(file: string, text: string): Promise<string> {
  const {code, errors} = await format(file, text, options);
  const [error] = errors;
  if (error) {
    throw new SyntaxError(`${file}: ${error.message}`);
  }
  return code;
}
