/** Figures on the style sheets: how much there is, of how many kinds, and how much twice. */
import postcss, {type Rule} from 'postcss';

export interface Sheet {
  file: string;
  css: string;
}

export interface Figures {
  sheets: number;
  lines: number;
  /** Without the steps of animations. */
  rules: number;
  /** Different values of `font-size` and sizes in `font`. */
  sizes: string[];
  /** Different spaces: tokens and lengths in margins, paddings and gaps. */
  spaces: string[];
  /** Different widths of the page that media conditions name. */
  breakpoints: string[];
  /** Share of rules, from 0 to 1, whose declarations another rule has, too. */
  repeated: number;
}

const isStep = (rule: Rule) =>
  rule.parent?.type === 'atrule' &&
  'name' in rule.parent &&
  rule.parent.name === 'keyframes';

/** What a rule says; nothing for one that only names parts, which is no copy. */
function bodyOf({nodes}: Rule): string {
  return nodes.some(({type}) => type === 'decl')
    ? nodes
        .filter(({type}) => type !== 'comment')
        .map(String)
        .sort()
        .join(';')
    : '';
}

const SIZE = /^(?:\d+ )?(\S+?)(?:\s*\/\s*\S+)? /;
const SPACED = /^(margin|padding|gap|row-gap|column-gap)/;
const LENGTH = /var\(--g\d\)|(?<![\w.-])-?\d*\.?\d+(?:rem|em|px)\b/g;
const WIDTH = /(?:min|max)-width: ([\d.]+rem)/g;

/**
 * Counts all sheets together.
 *
 * @throws CssSyntaxError for a sheet that cannot be read
 */
export function measure(sheets: readonly Sheet[]): Figures {
  const [sizes, spaces, breakpoints] = [
    new Set<string>(),
    new Set<string>(),
    new Set<string>(),
  ];
  const bodies = new Map<string, number>();
  let rules = 0;
  for (const {file, css} of sheets) {
    const root = postcss.parse(css, {from: file});
    root.walkAtRules('media', ({params}) => {
      for (const [, width = ''] of params.matchAll(WIDTH)) {
        // Up to 39.99rem is below 40rem.
        breakpoints.add(`${String(Math.round(parseFloat(width) * 10) / 10)}rem`);
      }
    });
    root.walkRules((rule) => {
      if (isStep(rule)) {
        return;
      }
      rules++;
      const body = bodyOf(rule);
      if (body) {
        bodies.set(body, (bodies.get(body) ?? 0) + 1);
      }
    });
    root.walkDecls(({prop, value}) => {
      if (prop === 'font-size') {
        sizes.add(value);
      } else if (prop === 'font' && SIZE.test(value)) {
        sizes.add(SIZE.exec(value)?.[1] ?? value);
      } else if (SPACED.test(prop)) {
        value.match(LENGTH)?.forEach((length) => spaces.add(length));
      }
    });
  }
  const copies = [...bodies.values()].filter((count) => count > 1);
  return {
    sheets: sheets.length,
    lines: sheets.reduce((sum, {css}) => sum + css.split('\n').length - 1, 0),
    rules,
    sizes: [...sizes].sort(),
    spaces: [...spaces].sort(),
    breakpoints: [...breakpoints].sort(),
    repeated: rules && copies.reduce((sum, count) => sum + count, 0) / rules,
  };
}
