/* What the plugin writes. */
declare module '@generated/search/default/search.json' {
  const data: import('./siteData').SiteData;
  export default data;
}
