/** A custom property of the style sheet, by what it is for. */
export interface Token {
  kind: 'color' | 'text' | 'space' | 'corner' | 'shadow';
  /** With its dashes: `--ink-2`. */
  name: string;
  /** What the comment on its line says. */
  note: string;
}

/** The first pattern that fits a name and its value says what the property is for. */
const KINDS: readonly [Token['kind'], name: RegExp, value: RegExp][] = [
  ['color', /./, /^(?:light-dark\()?#[\da-f]{3,8}\b/i],
  ['text', /^--(?:plain|s-?\d)$/, /./],
  ['space', /^--g\d$/, /./],
  ['corner', /^--r(?:\d|-round)$/, /./],
  ['shadow', /^--lift-\d$/, /./],
];

/**
 * Reads the custom properties that parts are made of.
 *
 * @param css a style sheet, its first rule the one with all properties
 * @returns in the order of the style sheet
 */
export function readTokens(css: string): readonly Token[] {
  const [rule = ''] = css.split('\n}');
  const lines = rule.matchAll(/(--[\w-]+):\s*([^;]+);(?:[ \t]*\/\*\s*(.*?)\s*\*\/)?/g);
  return [...lines].flatMap(([, name = '', value = '', note = '']) => {
    const [kind] =
      KINDS.find(([, names, values]) => names.test(name) && values.test(value.trim())) ??
      [];
    return kind ? [{kind, name, note}] : [];
  });
}
