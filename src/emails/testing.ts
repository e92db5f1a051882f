/** What tests of other rooms need: they have no plugin that loads the templates. */
import path from 'node:path';
import {loadOutputs} from './loadOutputs';
import {templateTexts} from './templateTexts';

/** What the templates' pages are about. */
export async function loadTemplateTexts() {
  const {templates} = await loadOutputs(path.resolve('src/emails'));
  return templateTexts(templates);
}
