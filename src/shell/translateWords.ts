/**
 * Takes the place of `@docusaurus/Translate` in scripts without React (see `compile.ts`), so
 * that all words of the interface are written, and found by translators, in the same way.
 */

/** Words of the language by those of the default one: set as a script is compiled. */
declare const TRANSLATIONS: Readonly<Record<string, string>>;

/** @param message words without placeholders */
export function translate({message}: {message: string}): string {
  return TRANSLATIONS[message] ?? message;
}
