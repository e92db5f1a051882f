import clsx from 'clsx';
import {useId, useState} from 'react';
import {needsApp} from '../../../shell';
import {plain, type NumberSpec} from '../../../tools/number';
import parts from '../../parts/Fields.module.css';
import styles from './NumberForm.module.css';
import {readNumbers} from './readNumbers';

export interface NumberField {
  spec: NumberSpec;
  /** What stands behind the number. */
  unit?: string;
  /** What the field begins with. */
  initial: number;
}

/**
 * Fields for numbers. Tells of all numbers whenever every field can be read, and says
 * beside a field why it cannot.
 */
export function NumberForm<Name extends string>({
  label,
  fields,
  onNumbers,
}: {
  /** The form's name, for screen readers. */
  label: string;
  fields: Readonly<Record<Name, NumberField>>;
  onNumbers: (numbers: Readonly<Record<Name, number>>) => void;
}) {
  const id = useId();
  const [problems, setProblems] = useState<Partial<Record<Name, string>>>({});
  const names = Object.keys(fields) as Name[];
  const read = (form: HTMLFormElement) => {
    const data = new FormData(form);
    const texts: Partial<Record<Name, string>> = {};
    const specs = {} as Record<Name, NumberSpec>;
    for (const name of names) {
      const text = data.get(name);
      specs[name] = fields[name].spec;
      if (typeof text === 'string') {
        texts[name] = text;
      }
    }
    const reading = readNumbers(specs, texts);
    setProblems(reading.valid ? {} : reading.problems);
    if (reading.valid) {
      onNumbers(reading.numbers);
    }
  };
  return (
    <form
      className={clsx(parts.fields, styles.numbers)}
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault();
      }}
      onChange={(event) => {
        read(event.currentTarget);
      }}
      {...needsApp}
    >
      {names.map((name) => {
        const {spec, unit, initial} = fields[name];
        const problem = problems[name];
        return (
          <label key={name} htmlFor={`${id}${name}`}>
            <span>{spec.name}</span>
            <span className={styles.measured}>
              <input
                id={`${id}${name}`}
                name={name}
                type="text"
                inputMode="decimal"
                autoComplete="off"
                maxLength={20}
                defaultValue={plain(initial)}
                aria-invalid={problem ? true : undefined}
                aria-describedby={problem ? `${id}${name}problem` : undefined}
              />
              {unit}
            </span>
            {problem && (
              <span id={`${id}${name}problem`} className={parts.problem}>
                {problem}
              </span>
            )}
          </label>
        );
      })}
    </form>
  );
}
