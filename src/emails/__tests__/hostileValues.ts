import fc from 'fast-check';
import type {PropSpec, Values} from '../types';

/** Values for all props of an email, of any text; up to three rows for a list. */
export function anyValues(
  specs: readonly PropSpec[],
  text: fc.Arbitrary<string>,
): fc.Arbitrary<Values> {
  const record = (gaps: readonly {name: string}[]) =>
    fc.record(Object.fromEntries(gaps.map(({name}) => [name, text])), {
      noNullPrototype: true,
    });
  const values: Record<string, fc.Arbitrary<Values[string]>> = Object.fromEntries(
    specs.map((spec) => [
      spec.name,
      spec.type === 'list' ? fc.array(record(spec.item), {maxLength: 3}) : text,
    ]),
  );
  return fc.record(values, {noNullPrototype: true});
}

/** One text for every gap, in one row of every list. */
export function sameText(specs: readonly PropSpec[], text: string): Values {
  return Object.fromEntries(
    specs.map((spec) => [
      spec.name,
      spec.type === 'list'
        ? [Object.fromEntries(spec.item.map(({name}) => [name, text]))]
        : text,
    ]),
  );
}

/** Cleaned values, and a gap where a required one is missing: what is then shown. */
export function withOpenGaps(specs: readonly PropSpec[], values: Values): Values {
  return Object.fromEntries(
    specs.map((spec) => {
      const given = values[spec.name];
      return [
        spec.name,
        spec.type === 'list' && typeof given === 'object'
          ? given.map((row) => ({
              ...Object.fromEntries(spec.item.map(({name}) => [name, `{{${name}}}`])),
              ...row,
            }))
          : (given ?? `{{${spec.name}}}`),
      ];
    }),
  );
}
