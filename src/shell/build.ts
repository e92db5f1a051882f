/** The door for build steps, which run in Node and pull in no views. */
export {
  compileFile,
  compileInline,
  DEFAULT_LANGUAGE,
  type ScriptLanguage,
  TARGET,
  translations,
  writeServed,
} from './compile';
export {
  componentPagesOf,
  docsVersionsOf,
  idsInMenu,
  markdownPagesOf,
  postsOf,
} from './docusaurusInternals';
