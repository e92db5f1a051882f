import {useState} from 'react';

/**
 * What the page's text areas hold when React takes it over. React puts their first text
 * back at that moment, so whoever needs what was typed by then has to ask before.
 *
 * @param ids of the text areas; those that are not there, or hold what the page came
 *   with, are left out
 * @returns the values by id, always those of the first rendering
 */
export function useTypedBefore(ids: readonly string[]): Readonly<Record<string, string>> {
  const [typed] = useState(() =>
    typeof document === 'undefined'
      ? {}
      : Object.fromEntries(
          ids.flatMap((id) => {
            const field = document.getElementById(id);
            return field instanceof HTMLTextAreaElement &&
              field.value !== field.defaultValue
              ? [[id, field.value]]
              : [];
          }),
        ),
  );
  return typed;
}
