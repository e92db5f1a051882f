import {expected} from '../expected';
import {online, preloadError, raisePreloadError} from '../failure';

/** The bundler's chunk loader: scripts and styles of a chunk, by the chunk's id. */
interface Bundler {
  e: (chunk: string) => Promise<unknown>;
}
declare const __webpack_require__: Bundler;

/** What the bundler's loaders say of the file that did not come. */
interface LoaderError {
  request?: string;
}

// Whatever its type says: another bundler may have none.
const {e: loader} = __webpack_require__ as Partial<Bundler>;
if (!loader) {
  throw expected('the chunk loader __webpack_require__.e');
}
const load = loader.bind(__webpack_require__);

/*
 * Before React is ready, a chunk that cannot be had offline waits for the network: the page
 * is complete without it. Any other chunk that fails to load raises a cancelable
 * `preload-error` event on `window`; unless a listener takes it over, the error is thrown on
 * to whoever asked.
 */
__webpack_require__.e = async (chunk) => {
  try {
    return await load(chunk);
  } catch (cause) {
    if (!navigator.onLine && document.documentElement.dataset['boot'] !== 'ready') {
      await online();
      return __webpack_require__.e(chunk);
    }
    const error = preloadError((cause as LoaderError).request ?? `/${chunk}`, cause);
    if (raisePreloadError(error)) {
      // The listener has taken over (it reloads, say): nothing goes on here.
      return new Promise(() => undefined);
    }
    throw error;
  }
};
