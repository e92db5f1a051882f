/* What the plugin writes. */
declare module '@generated/search/default/search.json' {
  const data: {entry: string};
  export default data;
}
