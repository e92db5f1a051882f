import clsx from 'clsx';
import styles from './ChoiceRow.module.css';

interface ChoiceRowProps {
  legend: string;
  /** The legend stands in the row, not above it. */
  inline?: boolean;
  name: string;
  /** Boxes to tick are for any number of answers. */
  type?: 'radio' | 'checkbox';
  options: readonly {value: string; label: string}[];
  /** The option chosen at first, when it is not the first; empty for none. */
  first?: string;
}

/** A question and its answers as a row of radio buttons or boxes. Style sheets act on the choice. */
export function ChoiceRow({
  legend,
  inline = false,
  name,
  type = 'radio',
  options,
  first = options[0]?.value,
}: ChoiceRowProps) {
  return (
    <fieldset className={clsx(styles.row, inline && styles.inline)}>
      <legend>{legend}</legend>
      {options.map(({value, label}) => (
        <label key={value}>
          <input type={type} name={name} value={value} defaultChecked={value === first} />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
