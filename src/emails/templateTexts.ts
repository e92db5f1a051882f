import type {PageText} from '../metadata/build';
import {isPagePath} from '../site';
import type {EmailTemplate} from './types';
import {GALLERY_PATH} from './view/gallery/metadata';

/**
 * What the templates' pages are about, for the search: people look for a template by the
 * subject of the email they have seen, too.
 *
 * @throws {Error} for a template without a line in `src/site/pages.ts`
 */
export function templateTexts(
  templates: readonly Pick<
    EmailTemplate,
    'slug' | 'title' | 'description' | 'subjects'
  >[],
): PageText[] {
  return templates.map(({slug, title, description, subjects}) => {
    const path = `${GALLERY_PATH}${slug}/`;
    if (!isPagePath(path)) {
      throw new Error(
        `The template ${slug} has no line in src/site/pages.ts. Add one for ${path}.`,
      );
    }
    const keywords = [`${title} template`, ...subjects.map(({text}) => text)];
    return {path, title, description, keywords};
  });
}
