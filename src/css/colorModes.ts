import type {Declaration, Plugin, Rule} from 'postcss';

/** A value for each of the two color modes: `light-dark(#fff, #000)`. */
const PAIR = /^light-dark\(([^,]+),\s*([^,]+)\)$/;

/**
 * PostCSS plugin: a custom property that is set to `light-dark(a, b)` is set to `a` there, and
 * to `b` in every rule of the sheet that says `color-scheme: dark`. Browsers that the site is
 * made for do not know the function yet (CSS Color 5, 6).
 *
 * @throws CssSyntaxError with its place, for a pair in a sheet that has no dark mode
 */
export function writeOutColorModes(): Plugin {
  return {
    postcssPlugin: 'color-modes',
    Once(root) {
      const dark: Declaration[] = [];
      root.walkDecls(/^--/, (line) => {
        const [, light, other] = PAIR.exec(line.value.trim()) ?? [];
        if (light !== undefined && other !== undefined) {
          dark.push(line.clone({value: other}));
          line.value = light;
        }
      });
      const [first] = dark;
      if (!first) {
        return;
      }
      const modes: Rule[] = [];
      root.walkDecls('color-scheme', ({value, parent}) => {
        if (value === 'dark' && parent?.type === 'rule') {
          modes.push(parent);
        }
      });
      if (modes.length === 0) {
        throw first.error('No rule of this sheet says color-scheme: dark.');
      }
      for (const mode of modes) {
        mode.append(dark.map((line) => line.clone()));
      }
    },
  };
}
