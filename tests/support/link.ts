/** `@docusaurus/Link` for views that are drawn without a router. */
export default 'a';
