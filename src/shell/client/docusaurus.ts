// Source: @docusaurus/core client/docusaurus. Kind: eject (by alias in
// `src/shell/aliases.ts`, in the browser only). Reason: the original fetches every page ahead
// whose link is in view; `fetchAhead.ts` does it for the one under the pointer or finger.
const nothing = () => false;

export default Object.freeze({prefetch: nothing, preload: nothing});
