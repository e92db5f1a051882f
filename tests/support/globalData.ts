/** `@docusaurus/useGlobalData` of a site in one language: no plugin has left any data. */
export const usePluginData = () => undefined;
