/**
 * The languages that samples are tabbed by, in the order of the tabs, with the name that a
 * tab shows.
 */
export const CODE_LANGUAGES = {
  bash: 'cURL',
  javascript: 'Node.js',
  python: 'Python',
  ruby: 'Ruby',
  php: 'PHP',
} as const;

export type CodeLanguage = keyof typeof CODE_LANGUAGES;

export function isCodeLanguage(language: string): language is CodeLanguage {
  return Object.hasOwn(CODE_LANGUAGES, language);
}

/** What tabs call all languages, with those whose code is in a guide: `/docs/guides/go/`. */
export const TAB_NAMES: Readonly<Record<string, string>> = {
  ...CODE_LANGUAGES,
  go: 'Go',
  java: 'Java',
  csharp: 'C#',
};

/** Lists that selectors of style sheets name: `Code.module.css` has rules for each language. */
export const STYLE_LISTS = {
  language: Object.keys(TAB_NAMES),
  index: ['0', '1', '2', '3', '4', '5', '6', '7'],
} as const;
