/**
 * What the desk runs in the browser: Sveltia CMS, with our file format and our picture.
 */
import CMS from '@sveltia/cms';
import {readArticle, writeArticle} from './articleText';
import {picture} from './picture';

CMS.registerCustomFormat('article', 'mdx', {
  fromFile: readArticle,
  toFile: writeArticle,
});
CMS.registerEditorComponent(picture);
// The settings come from the address that the page's <link rel="cms-config-url"> names.
void CMS.init();
