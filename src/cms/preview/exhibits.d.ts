/** All exhibits of articles, by the names of their folders: see `siteBundle.ts`. */
declare module 'cms:exhibits' {
  const exhibits: Readonly<Record<string, Readonly<Record<string, unknown>> | undefined>>;
  export default exhibits;
}
