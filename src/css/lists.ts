import type {Plugin} from 'postcss';

/** What stands for each of the names in selectors: `$language` for the entries of `language`. */
export type Lists = Readonly<Record<string, readonly string[]>>;

const PLACEHOLDER = /\$([a-z]+)/;

/**
 * A selector with the name of a list in it, as in `[data-pane='$language']`, stands for one
 * selector for each entry of the list.
 *
 * @throws CssSyntaxError with its place, for a name that no list has
 */
export function writeOutLists(lists: Lists): Plugin {
  return {
    postcssPlugin: 'write-out-lists',
    Once(root) {
      root.walkRules(PLACEHOLDER, (rule) => {
        rule.selectors = rule.selectors.flatMap((selector) => {
          const [placeholder, name = ''] = PLACEHOLDER.exec(selector) ?? [];
          if (placeholder === undefined) {
            return [selector];
          }
          const entries = lists[name];
          if (!entries) {
            throw rule.error(`There is no list for "${placeholder}".`, {
              word: placeholder,
            });
          }
          return entries.map((entry) => selector.replaceAll(placeholder, () => entry));
        });
      });
    },
  };
}
