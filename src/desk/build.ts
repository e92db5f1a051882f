/**
 * The editor's desk: articles in a browser, saved as the files that the build reads.
 *
 * Sveltia CMS, and not Decap CMS, which it replaces setting by setting: it writes to the
 * local folder by the browser's own File System Access API, while Decap needs a second
 * process that takes writes over HTTP (`decap-server`); its settings have a published JSON
 * schema that a test holds ours against; and its npm package brings its fonts, so nothing
 * is loaded from elsewhere. Both speak to the same Git hosts, and would read the same
 * settings but for the file format.
 */
export {serveDesk} from './server';
