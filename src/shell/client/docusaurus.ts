// Source: @docusaurus/core client/docusaurus. Kind: eject (by alias in
// `src/shell/aliases.ts`, in the browser only). Reason: the original fetches every page ahead
// whose link is in view; here only the one under the pointer or the finger is.
import preload from './preload';

/** The part of the browser's network information that is used here. */
interface Connection {
  effectiveType?: string;
  saveData?: boolean;
}

const loaded = new Set<string>();

/** Whether the visitor pays dearly for bytes, in money or time. */
function isCostly(): boolean {
  const {connection} = navigator as {connection?: Connection};
  return Boolean(connection?.saveData) || /2g|3g/.test(connection?.effectiveType ?? '');
}

export default Object.freeze({
  prefetch: () => false,
  preload: (path: string) => {
    if (isCostly() || loaded.has(path)) {
      return false;
    }
    loaded.add(path);
    return preload(path);
  },
});
