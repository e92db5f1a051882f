import {readFileSync} from 'node:fs';
import type {AtRule, ChildNode, Container, Plugin, Root, Rule} from 'postcss';

/** Names of parts, and what the rule of each says. */
export type Parts = ReadonlyMap<string, readonly ChildNode[]>;

/** The numbers of the spaces, `--g1` to `--g6`. */
const SPACES = ['1', '2', '3', '4', '5', '6'];

/** What stands for one of them in the name of a part. */
const SPACE = /-([nm])(?=-|$)/;

/**
 * The parts that a rule of the sheet stands for: the rule itself, or where `n` or `m` in its
 * name is for a space, a rule with each space in their place.
 */
function writeOutSpaces(rule: Rule): Rule[] {
  const [, letter] = SPACE.exec(rule.selector) ?? [];
  return letter === undefined
    ? [rule]
    : SPACES.flatMap((space) => {
        const selector = rule.selector.replace(SPACE, `-${space}`);
        const part = rule.clone({selector});
        part.replaceValues(`--g${letter}`, () => `--g${space}`);
        return writeOutSpaces(part);
      });
}

/**
 * Reads the sheet of parts, in which each rule is a part by the name of its class. A name
 * with `n` or `m` in it stands for all spaces: `.gap-n-m` is `gap-1-1` to `gap-6-6`.
 */
export function readParts(sheet: Root): Parts {
  const parts = new Map<string, readonly ChildNode[]>();
  sheet.walkRules(/^\.[\w-]+$/, (rule) => {
    for (const {selector, nodes} of writeOutSpaces(rule)) {
      const name = selector.slice(1);
      if (parts.has(name)) {
        throw rule.error(`There are two parts with the name ${name}.`);
      }
      parts.set(name, nodes);
    }
  });
  return parts;
}

/** A number to sort conditions by: up to a width, from a width, others, and paper. */
function rankOf(condition: string): number {
  const [, side, width = ''] = /^\((min|max)-width: ([\d.]+)rem\)$/.exec(condition) ?? [];
  if (side) {
    return side === 'max' ? -Number(width) : Number(width);
  }
  return condition === 'print' ? Infinity : 1000;
}

/**
 * Writes nested rules out, each after the one it is in. `&` stands for the outer selector,
 * which otherwise comes before the inner one.
 */
function writeOutNested(container: Container): void {
  container.each((rule) => {
    if (rule.type !== 'rule') {
      return;
    }
    const nested = rule.nodes.filter((node) => node.type === 'rule');
    for (const inner of nested.reverse()) {
      inner.selectors = rule.selectors.flatMap((outer) =>
        inner.selectors.map((own) =>
          own.includes('&') ? own.replaceAll('&', outer) : `${outer} ${own}`,
        ),
      );
      rule.after(inner);
    }
    if (rule.nodes.length === 0) {
      rule.remove();
    }
  });
}

/**
 * Moves the media conditions out of rules, to the end of the sheet and each into one block,
 * so that they win over every rule without one, wherever it stands.
 */
function moveConditionsToEnd(root: Root): void {
  const blocks = new Map<string, AtRule>();
  root.walkRules((rule) => {
    // In another condition a rule keeps its own, which browsers read as it stands.
    if (rule.parent !== root) {
      return;
    }
    for (const node of [...rule.nodes]) {
      if (node.type !== 'atrule' || node.name !== 'media' || !node.nodes) {
        continue;
      }
      const copy = rule.clone({nodes: []});
      copy.append(node.nodes);
      const block = blocks.get(node.params) ?? node.clone({nodes: []});
      blocks.set(node.params, block.append(copy));
      node.remove();
    }
    if (rule.nodes.length === 0) {
      rule.remove();
    }
  });
  root.append([...blocks.values()].sort((a, b) => rankOf(a.params) - rankOf(b.params)));
}

/**
 * PostCSS plugin: `@apply stack gap-4;` in a rule stands for what the rules `.stack` and
 * `.gap-4` of the sheet of parts say. What a rule says after it wins. `@media` in a rule
 * moves to the end of the sheet, and nested rules are written out.
 *
 * @param file the sheet of parts, an absolute path
 * @throws CssSyntaxError with its place, for a name that is no part
 */
export function applyParts(file: string): Plugin {
  // Of the sheet as it was last read: the plugin sees hundreds of modules.
  let source = '';
  let parts: Parts = new Map();
  return {
    postcssPlugin: 'apply-parts',
    Once(root, {postcss, result}) {
      const text = readFileSync(file, 'utf8');
      if (text !== source) {
        parts = readParts(postcss.parse(text, {from: file}));
        source = text;
      }
      root.walkAtRules('apply', (line) => {
        const names = line.params.split(/\s+/);
        for (const name of names) {
          const nodes = parts.get(name);
          if (!nodes || line.parent?.type === 'root') {
            throw line.error(`"${name}" is not a part of ${file}.`, {word: name});
          }
          nodes.forEach((node) => line.before(node.clone()));
        }
        line.remove();
      });
      writeOutNested(root);
      moveConditionsToEnd(root);
      root.walkAtRules(/^(media|container|supports)$/, writeOutNested);
      // The bundler compiles a module anew when the parts change.
      result.messages.push({
        type: 'dependency',
        plugin: 'apply-parts',
        file,
        parent: root.source?.input.file,
      });
    },
  };
}
