/**
 * The CMS: articles in a browser, saved as the files that the build reads.
 *
 * Sveltia CMS, and not Decap CMS, which it replaces setting by setting: it writes to the
 * local folder by the browser's own File System Access API, while Decap needs a second
 * process that takes writes over HTTP (`decap-server`); its settings have a published JSON
 * schema that a test holds ours against; and its npm package brings its fonts, so nothing
 * is loaded from elsewhere. Both speak to the same Git hosts, and would read the same
 * settings but for the file format.
 *
 * Sveltia writes a whole article anew with every save. Measured on the 19 articles and on 200
 * generated ones, it changes the order and the quotes of fields, marks, indentation and
 * escapes of the text, and in places its meaning (https://github.com/sveltia/sveltia-cms/issues/548,
 * /issues/693). Its formatter knows neither the file nor what was changed, so we reconcile: an
 * article remembers the file it was read from (`articleText.ts`), what the editor would
 * misread is shown as a box of code, and a save is merged into that file (`mergeFields.ts`,
 * `mergeText.ts`). A patch of the editor would have to follow its minified releases.
 */
export {serveCms} from './server';
