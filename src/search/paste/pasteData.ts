import type {ApiSpec, SendRules} from '../../api';
import {plainText} from '../cutApi';
import type {PasteData} from './readPaste';

/**
 * What the search has to know of the API in order to explain what is pasted into it.
 *
 * @param address of a page of the site, in the language that it is built for
 */
export function pasteDataOf(
  {problems}: ApiSpec,
  rules: SendRules,
  address: (path: string) => string,
): PasteData {
  return {
    problems: problems.map(({code, title, cause, cure}) => ({
      code,
      title,
      cause: plainText(cause),
      cure: plainText(cure),
    })),
    rules,
    errorsPage: address('/docs/api/errors/'),
    sendPage: address('/docs/api/email/'),
  };
}
