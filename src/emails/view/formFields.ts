import type {Texts} from '../types';

/** The fields of a form by name; files are none. */
export function readFields(form: HTMLFormElement): Texts {
  return Object.fromEntries(
    [...new FormData(form)].map(([name, value]) => [
      name,
      typeof value === 'string' ? value : '',
    ]),
  );
}

/** Writes into the fields of a form that have these names. */
export function writeFields(form: HTMLFormElement, values: Texts): void {
  for (const [name, value] of Object.entries(values)) {
    const field = form.elements.namedItem(name);
    if (
      field instanceof HTMLInputElement ||
      field instanceof HTMLSelectElement ||
      field instanceof RadioNodeList
    ) {
      field.value = value;
    }
  }
}
