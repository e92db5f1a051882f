import {articleFields, limitOf, type DescribedRule, type Field} from './contract';

const HEAD = ['Field', 'What it is'] as const;
const TABLE = /^\| Field .*\n(?:\|.*\n)+/m;

/** What a rule allows, in sentences. */
function limitsOf(rule: DescribedRule, name: string): string[] {
  const [least, most] = [limitOf(rule, 'min'), limitOf(rule, 'max')];
  const length =
    least !== undefined && most !== undefined
      ? `${String(least)} to ${String(most)} characters.`
      : least !== undefined
        ? `At least ${String(least)} characters.`
        : most !== undefined
          ? `At most ${String(most)} characters.`
          : '';
  const choice =
    // The hint says where the authors are.
    rule.flags?.only && name !== 'author'
      ? `One of ${(rule.allow ?? []).map((value) => `\`${String(value)}\``).join(', ')}.`
      : '';
  const kind = {
    date: 'A day, such as `2026-11-21`.',
    boolean: '`true` or `false`.',
    array: 'A list.',
  }[rule.type ?? ''];
  const optional = rule.flags?.presence === 'required' ? '' : 'Optional.';
  return [kind ?? '', length, choice, optional].filter(Boolean);
}

function rowOf(name: string, {rule, hint = ''}: Field): readonly [string, string] {
  const described = rule.describe() as DescribedRule;
  return [`\`${name}\``, [hint, ...limitsOf(described, name)].filter(Boolean).join(' ')];
}

/** The README's table of an article's fields, aligned as the formatter aligns it. */
export function fieldTable(): string {
  const rows = Object.entries(articleFields).map(([name, field]) => rowOf(name, field));
  const widths = HEAD.map((title, column) =>
    Math.max(title.length, ...rows.map((row) => (row[column] ?? '').length)),
  );
  const line = (cells: readonly string[], fill = ' ') =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0, fill)).join(' | ')} |`;
  return `${[line(HEAD), line(['', ''], '-'), ...rows.map((row) => line(row))].join('\n')}\n`;
}

/**
 * The README with today's table.
 *
 * @throws {Error} when it has no such table
 */
export function withFieldTable(readme: string): string {
  if (!TABLE.test(readme)) {
    throw new Error('README.md has no table that begins with "| Field".');
  }
  return readme.replace(TABLE, () => fieldTable());
}
