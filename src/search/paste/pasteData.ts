import type {ApiSpec, SendRules} from '../../api';
import {plainText} from '../cutApi';
import type {PasteData} from './readPaste';

/**
 * What the search has to know of the API in order to explain what is pasted into it.
 *
 * @param baseUrl where the pages of the language begin
 */
export function pasteDataOf(
  {problems}: ApiSpec,
  rules: SendRules,
  baseUrl: string,
): PasteData {
  return {
    problems: problems.map(({code, title, cause, cure}) => ({
      code,
      title,
      cause: plainText(cause),
      cure: plainText(cure),
    })),
    rules,
    baseUrl,
  };
}
