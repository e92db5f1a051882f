/**
 * The rows of a list as fields of a form, and back. A field of the first row is
 * `items.0.amount`; how many rows there are is `items.rows`.
 */
import {MAX_ROWS} from './engine';
import type {ListSpec, PropSpec, Texts, Values} from './types';

const ROW_FIELD = /^(\w+)\.(0|[1-9]\d?)\.(\w+)$/;

/** Name of the field that says how many rows a list has. */
export function countField(list: string): string {
  return `${list}.rows`;
}

/** Name of one field of a row; `index` counts from 0. */
export function rowField(list: string, index: number, name: string): string {
  return `${list}.${String(index)}.${name}`;
}

/** A row as it is when it has just been added. */
export function newRow({item}: ListSpec): Texts {
  return Object.fromEntries(item.map(({name, example}) => [name, example]));
}

export function listsIn(specs: readonly PropSpec[]): readonly ListSpec[] {
  return specs.filter((spec) => spec.type === 'list');
}

/** The fields of a form that holds the examples. */
export function fieldsOf(specs: readonly PropSpec[]): Texts {
  return Object.fromEntries(
    specs.flatMap((spec): [string, string][] =>
      spec.type === 'list'
        ? [
            [countField(spec.name), String(spec.example.length)],
            ...spec.example.flatMap((row, index) =>
              spec.item.map(({name}): [string, string] => [
                rowField(spec.name, index, name),
                row[name] ?? '',
              ]),
            ),
          ]
        : [[spec.name, spec.example]],
    ),
  );
}

/**
 * The values that a form's fields hold. A row whose fields are missing, as in an address
 * that says "one row more" and nothing else, is a new row.
 *
 * @returns rows for lists, at most 50 each; texts for other props, as they are
 */
export function valuesOf(specs: readonly PropSpec[], fields: Texts): Values {
  return Object.fromEntries(
    specs.flatMap((spec): [string, Values[string]][] => {
      if (spec.type !== 'list') {
        const text = Object.hasOwn(fields, spec.name) ? fields[spec.name] : undefined;
        return text === undefined ? [] : [[spec.name, text]];
      }
      const count = Number.parseInt(fields[countField(spec.name)] ?? '0', 10) || 0;
      const length = Math.max(0, Math.min(count, MAX_ROWS));
      const rows = Array.from({length}, (_, index) =>
        Object.fromEntries(
          spec.item.map(({name, example}) => [
            name,
            fields[rowField(spec.name, index, name)] ?? example,
          ]),
        ),
      );
      return [[spec.name, rows]];
    }),
  );
}

/** What a field of a row beyond the examples begins with; none for a field there is not. */
export function rowFieldDefault(
  name: string,
  lists: readonly ListSpec[],
): string | undefined {
  const [, list, index, field] = ROW_FIELD.exec(name) ?? [];
  return Number(index) < MAX_ROWS
    ? lists.find((spec) => spec.name === list)?.item.find((gap) => gap.name === field)
        ?.example
    : undefined;
}

/** Whether a list may have that many rows; nothing for a field that is no list's count. */
export function isRowCount(
  name: string,
  lists: readonly ListSpec[],
  value: string,
): boolean | undefined {
  return lists.some((list) => countField(list.name) === name)
    ? /^\d{1,2}$/.test(value) && Number(value) <= MAX_ROWS
    : undefined;
}
