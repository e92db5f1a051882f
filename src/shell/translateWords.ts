/**
 * Takes the place of `@docusaurus/Translate` in scripts without React (see `compile.ts`), so
 * that all words of the interface are written, and found by translators, in the same way.
 */

/** Words of the language by those of the default one: set as a script is compiled. */
declare const TRANSLATIONS: Readonly<Record<string, string>>;

/**
 * @param message words, with `{name}` in the place of each value
 * @param values by name; where there is none, its name stays
 */
export function translate(
  {message}: {message: string},
  values: Readonly<Record<string, string | number>> = {},
): string {
  return (TRANSLATIONS[message] ?? message).replace(/\{(\w+)\}/g, (whole, name: string) =>
    String(values[name] ?? whole),
  );
}
