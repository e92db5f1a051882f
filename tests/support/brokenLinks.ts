/** `@docusaurus/useBrokenLinks` for views that are drawn outside of a build. */
const useBrokenLinks = () => ({collectAnchor: () => undefined});
export default useBrokenLinks;
