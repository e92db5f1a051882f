/** A language of the site. */
export interface Language {
  /** As `docusaurus.config.ts` names it. */
  locale: string;
  /** BCP 47, for `lang` and `hreflang`. */
  lang: string;
  /** The language's name in itself. */
  label: string;
  /** Where its pages begin: `/` or `/de/`. */
  baseUrl: string;
}

/** What the pages of a site in several languages know. */
export interface Languages {
  /** All of them, the default one first. */
  all: readonly Language[];
  /** The locale of this build. */
  current: string;
  /** By path without the language: where a page is not in the default language alone. */
  translations: Readonly<Record<string, readonly string[]>>;
  /** What menus say in this language, by what they say in the default one. */
  menus: Readonly<Record<string, string>>;
}
