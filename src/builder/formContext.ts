import {createContext, useContext} from 'react';
import type {Problems} from './check';
import type {Draft} from './draft';

/** What every field of the form needs. */
interface FormContext {
  problems: Problems;
  edit: (change: (draft: Draft) => Draft) => void;
}

const context = createContext<FormContext>({
  problems: new Map(),
  edit: () => undefined,
});

export const FormProvider = context.Provider;

export const useForm = () => useContext(context);

/**
 * Moves the focus to a control of the form once it is there.
 *
 * @param place its `data-place`, or that of the group which it is the first of
 */
export function focusAt(place: string): void {
  setTimeout(() => {
    [...document.querySelectorAll<HTMLElement>('dialog[open] [data-place]')]
      .find(({dataset}) => `${dataset['place'] ?? ''}/`.startsWith(`${place}/`))
      ?.focus();
  });
}
