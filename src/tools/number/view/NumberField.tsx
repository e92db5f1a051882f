import type {ReactNode} from 'react';
import {MAX_NUMBER_LENGTH} from '..';
import type {Problem} from '../../kit';
import {Field} from '../../view';

/** The field for one number of a calculator. */
export function NumberField({
  name,
  label,
  hint,
  unit,
  example,
  problems = [],
}: {
  name: string;
  label: ReactNode;
  hint?: ReactNode;
  unit?: string;
  /** Shown in the empty field. */
  example?: string | undefined;
  problems?: readonly Problem[] | undefined;
}) {
  return (
    <Field
      id={name}
      name={name}
      label={label}
      hint={hint}
      unit={unit}
      inputMode="decimal"
      maxLength={MAX_NUMBER_LENGTH + 1}
      {...(example !== undefined && {placeholder: example})}
      problems={problems.map(({message, cure, severity}) => ({
        message,
        cure,
        gentle: severity === 'note',
      }))}
    />
  );
}
