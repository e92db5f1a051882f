import {readFileSync} from 'node:fs';
import {Joi} from '@docusaurus/utils-validation';
import {articleFields, limitOf, schemas, type DescribedRule} from '../contract';
import {fieldTable, withFieldTable} from '../readmeTable';

const names = Object.keys(articleFields);

it('is what the README’s table says: after a change, run "npm run contract"', () => {
  const readme = readFileSync('README.md', 'utf8');
  expect(withFieldTable(readme)).toBe(readme);
});

it('has a row for each field in the README, with its limits', () => {
  const rows = fieldTable().split('\n').slice(2, -1);
  expect(rows.map((row) => /`(\w+)`/.exec(row)?.[1])).toEqual(names);
  const rowOf = (name: string) => rows.find((row) => row.includes(`\`${name}\``)) ?? '';
  expect(rowOf('title')).toContain('At most 59 characters.');
  expect(rowOf('description')).toContain('50 to 160 characters.');
  expect(rowOf('imageAlt')).toContain('At least 10 characters.');
  expect(rowOf('draft')).toMatch(/`true` or `false`\. Optional\./);
  expect(rowOf('topic')).toMatch(/One of `Authentication`, .*`AI`\./);
  expect(rowOf('topic')).not.toContain('Optional');
  expect(rows.filter((row) => /[.`] {2,}[\w`]/.test(row))).toEqual([]);
});

it('leaves the rest of the README as it is, and finds a table that is gone', () => {
  const readme = `Before.\n\n| Field | What |\n| - | - |\n| \`old\` | x |\n\nAfter.\n`;
  expect(withFieldTable(readme)).toBe(`Before.\n\n${fieldTable()}\nAfter.\n`);
  expect(() => withFieldTable('Text.')).toThrow('has no table');
});

it('gives the build its rules', () => {
  const {keys} = schemas.article.describe() as {keys: object};
  expect(Object.keys(keys)).toEqual(names);
});

it('reads limits that are numbers', () => {
  const described = (rule: Joi.Schema) => rule.describe() as DescribedRule;
  expect(limitOf(described(Joi.string().min(2)), 'min')).toBe(2);
  expect(limitOf(described(Joi.string()), 'max')).toBeUndefined();
  expect(limitOf({rules: [{name: 'min'}]}, 'min')).toBeUndefined();
  expect(limitOf({rules: [{name: 'min', args: {limit: '2'}}]}, 'min')).toBeUndefined();
  expect(limitOf(described(Joi.date().min(Joi.ref('other'))), 'min')).toBeUndefined();
});
