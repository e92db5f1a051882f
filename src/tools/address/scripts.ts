/** Scripts whose letters are taken for one another, and those they are mixed with. */
const scripts: readonly (readonly [string, RegExp])[] = [
  ['Latin', /\p{Script=Latin}/u],
  ['Cyrillic', /\p{Script=Cyrillic}/u],
  ['Greek', /\p{Script=Greek}/u],
  ['Armenian', /\p{Script=Armenian}/u],
  ['Cherokee', /\p{Script=Cherokee}/u],
  ['Hebrew', /\p{Script=Hebrew}/u],
  ['Arabic', /\p{Script=Arabic}/u],
  ['Thai', /\p{Script=Thai}/u],
  ['Devanagari', /\p{Script=Devanagari}/u],
  ['Georgian', /\p{Script=Georgian}/u],
  // UTS 39 lets the three East Asian ways of writing mix with Latin: one script here.
  [
    'East Asian',
    /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}]/u,
  ],
];

/** Small Cyrillic and Greek letters that look like a Latin one in common fonts (UTS 39). */
const TWINS: Readonly<Record<string, string>> = {
  а: 'a',
  ԁ: 'd',
  е: 'e',
  һ: 'h',
  і: 'i',
  ј: 'j',
  ӏ: 'l',
  о: 'o',
  р: 'p',
  ԛ: 'q',
  с: 'c',
  ѕ: 's',
  у: 'y',
  х: 'x',
  ԝ: 'w',
  ο: 'o',
  ν: 'v',
};

/**
 * The scripts whose letters are mixed in a text, where that is unusual (UTS 39, 5.1:
 * more than one script, other than an East Asian one with Latin).
 *
 * @returns nothing when there is one script, or a usual mixture
 */
export function mixedScripts(text: string): readonly [string, string] | undefined {
  const found = scripts.filter(([, script]) => script.test(text)).map(([name]) => name);
  const [first, second] = found;
  if (first === undefined || second === undefined) {
    return undefined;
  }
  const usual = found.length === 2 && first === 'Latin' && second === 'East Asian';
  return usual ? undefined : [first, second];
}

/**
 * The Latin word that a Cyrillic or Greek one looks like.
 *
 * @returns nothing unless every letter has a Latin twin
 */
export function latinTwin(text: string): string | undefined {
  let twin = '';
  let letters = 0;
  for (const character of text) {
    const latin = Object.hasOwn(TWINS, character) ? TWINS[character] : undefined;
    if (latin !== undefined) {
      letters += 1;
    } else if (!/[\d-]/.test(character)) {
      return undefined;
    }
    twin += latin ?? character;
  }
  return letters > 0 ? twin : undefined;
}
