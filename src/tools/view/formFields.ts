/** The fields of a tool's forms, as they stand in the page. */
import type {FieldSource, Shape} from './fragment';

type Forms = readonly (HTMLFormElement | null)[];
type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

function isCheckable(field: Element): field is HTMLInputElement {
  return field instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(field.type);
}

function isField(element: Element): element is Field {
  return (
    element instanceof HTMLInputElement ||
    element instanceof HTMLTextAreaElement ||
    element instanceof HTMLSelectElement
  );
}

/** All that the forms hold, under the fields' names. */
export function fieldsOf(forms: Forms): FieldSource {
  const data = forms.flatMap((form) => (form ? [new FormData(form)] : []));
  return {getAll: (name: string) => data.flatMap((one) => one.getAll(name))};
}

/** What the first field of a name holds. */
export function textOf(fields: FieldSource, name: string): string {
  const [value] = fields.getAll(name);
  return typeof value === 'string' ? value : '';
}

/** Puts a state into the forms' own fields, which hold it from then on. */
export function fill<State>(forms: Forms, shape: Shape<State>, state: State): void {
  const values = new Map<string, readonly string[]>();
  for (const name of Object.keys(shape) as (keyof State & string)[]) {
    values.set(name, shape[name].write(state[name]));
  }
  for (const form of forms) {
    for (const field of form?.elements ?? []) {
      if (isCheckable(field)) {
        const given = values.get(field.name);
        field.checked = given ? given.includes(field.value) : field.checked;
      } else if (isField(field)) {
        field.value = values.get(field.name)?.[0] ?? field.value;
      }
    }
  }
}

/**
 * Puts the forms back to what they came with. React notes only what is written by a field's
 * own setters: after a bare `reset()` it would not hear of the same input made again.
 */
export function empty(forms: Forms): void {
  for (const form of forms) {
    form?.reset();
    for (const field of form?.elements ?? []) {
      if (isCheckable(field)) {
        field.checked = field.defaultChecked;
      } else if (isField(field) && !(field instanceof HTMLSelectElement)) {
        field.value = field.defaultValue;
      }
    }
  }
}

/** Unfolds what a field is in. */
export function reveal(id: string): void {
  const fold = document.getElementById(id)?.closest('details');
  if (fold) {
    fold.open = true;
  }
}

/** Moves the focus once the page has taken the change over, so that all of it is read. */
export function focusSoon(id: string): void {
  setTimeout(() => {
    document.getElementById(id)?.focus();
  });
}
