import {readFileSync} from 'node:fs';
import type {ChildNode, Plugin, Root, Rule} from 'postcss';

/** Names of parts, and what the rule of each says. */
export type Parts = ReadonlyMap<string, readonly ChildNode[]>;

/** Reads the sheet of parts, in which each rule is a part by the name of its class. */
export function readParts(sheet: Root): Parts {
  const parts = new Map<string, readonly ChildNode[]>();
  sheet.walkRules(/^\.[\w-]+$/, (rule) => {
    const name = rule.selector.slice(1);
    if (parts.has(name)) {
      throw rule.error(`There are two parts with the name ${name}.`);
    }
    parts.set(name, rule.nodes);
  });
  return parts;
}

/** Moves what a part says for some pages only behind the rule, in a copy of it. */
function moveConditionsOut(rule: Rule): void {
  let last: ChildNode = rule;
  for (const node of [...rule.nodes]) {
    if (node.type !== 'atrule') {
      continue;
    }
    const copy = rule.clone({nodes: []});
    copy.append(node.nodes ?? []);
    const condition = node.clone({nodes: []});
    condition.append(copy);
    node.remove();
    last.after(condition);
    last = condition;
  }
  if (rule.nodes.length === 0) {
    rule.remove();
  }
}

/**
 * PostCSS plugin: `@apply stack gap-4;` in a rule stands for what the rules `.stack` and
 * `.gap-4` of the sheet of parts say. What a rule says after it wins.
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
      const changed = new Set<Rule>();
      root.walkAtRules('apply', (line) => {
        const names = line.params.split(/\s+/);
        for (const name of names) {
          const nodes = parts.get(name);
          if (!nodes || line.parent?.type !== 'rule') {
            throw line.error(`"${name}" is not a part of ${file}.`, {word: name});
          }
          nodes.forEach((node) => line.before(node.clone()));
        }
        changed.add(line.parent as Rule);
        line.remove();
      });
      changed.forEach(moveConditionsOut);
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
