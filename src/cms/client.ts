/**
 * What the CMS runs in the browser: Sveltia CMS, with our file format and our picture.
 */
import CMS from '@sveltia/cms';
import {addressFault} from './address';
import {readArticle, STATE, stateOf, writeArticle, type CmsArticle} from './articleText';
import './cms.css';
import {partComponents, partControls} from './parts';
import {takePastes} from './pasteEvents';
import {picture} from './picture';
import {previewTemplate} from './previewTemplate';

/** The editor shows the cause of such an error, and of every other one only that there was one. */
const refusal = (cause: unknown) => new Error('saving_failed', {cause});

/**
 * How long after its file an article's text is made, in an idle moment, in milliseconds. The list
 * does without it, but the first search asks for all texts at once.
 */
const TEXT_DELAY = 10_000;

CMS.registerCustomFormat('article', 'mdx', {
  fromFile: (file) => {
    const article = readArticle(file);
    setTimeout(() => requestIdleCallback(() => article['body']), TEXT_DELAY);
    return article;
  },
  toFile: (article: CmsArticle) => {
    try {
      return writeArticle(article);
    } catch (error) {
      throw refusal(error);
    }
  },
});
[picture, ...partComponents].forEach((component) => {
  CMS.registerEditorComponent(component);
});
partControls.forEach(([name, control]) => {
  CMS.registerFieldType(name, control);
});
CMS.registerPreviewStyle('/admin/preview.css');
CMS.registerPreviewTemplate('articles', previewTemplate);
takePastes();
CMS.registerEventListener({
  name: 'preSave',
  handler: ({entry}) => {
    const {slug, newRecord, data} = entry.toJS();
    const fault = newRecord && addressFault(String(data['title']), slug);
    if (fault) {
      throw refusal(new Error(fault));
    }
    // The list shows it until the file is read again.
    const today = new Date().toISOString().slice(0, 10);
    return entry.setIn(['data', STATE], stateOf(data, today));
  },
});
// The editor focuses each box as it draws it, which would scroll an article to its last one.
const focus = Object.getOwnPropertyDescriptor(HTMLElement.prototype, 'focus')?.value as (
  this: HTMLElement,
  options?: FocusOptions,
) => void;
HTMLElement.prototype.focus = function focusInPlace(this: HTMLElement, options) {
  const isBox = this.dataset['componentName'] !== undefined;
  focus.call(this, isBox ? {...options, preventScroll: true} : options);
};
// The settings come from the address that the page's <link rel="cms-config-url"> names.
void CMS.init();
