/* Data that build steps write and components import. */
declare module '@generated/articles/default/teasers.json' {
  const teasers: import('./articles/teasers').ArticleTeaser[];
  export default teasers;
}

declare module '@generated/not-found/default/pages.json' {
  const pages: import('./not-found/nearPages').PageEntry[];
  export default pages;
}

declare module '@generated/marketing/default/*' {
  const samples: Record<string, {language: string; html: string}[]>;
  export default samples;
}

declare module '@generated/routes' {
  const routes: import('react-router-config').RouteConfig[];
  export default routes;
}
