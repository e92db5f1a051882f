import {readNumber, type NumberSpec} from '../../../tools/number';

export type NumbersReading<Name extends string> =
  | {valid: true; numbers: Readonly<Record<Name, number>>}
  | {valid: false; problems: Readonly<Partial<Record<Name, string>>>};

/**
 * Reads the texts of a form's number fields.
 *
 * @param specs what each field is of
 * @param texts any texts, by field; a field that is missing counts as empty
 * @returns all numbers, or a sentence for each field that cannot be read
 */
export function readNumbers<Name extends string>(
  specs: Readonly<Record<Name, NumberSpec>>,
  texts: Readonly<Partial<Record<Name, string>>>,
): NumbersReading<Name> {
  const numbers: Partial<Record<Name, number>> = {};
  const problems: Partial<Record<Name, string>> = {};
  for (const name of Object.keys(specs) as Name[]) {
    const reading = readNumber(texts[name] ?? '', specs[name]);
    if (reading.valid) {
      numbers[name] = reading.value;
    } else {
      problems[name] = reading.problem.message;
    }
  }
  return Object.keys(problems).length > 0
    ? {valid: false, problems}
    : {valid: true, numbers: numbers as Record<Name, number>};
}
