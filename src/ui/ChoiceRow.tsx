import clsx from 'clsx';
import styles from './ChoiceRow.module.css';

interface ChoiceRowProps {
  legend: string;
  /** The legend stands in the row, not above it. */
  inline?: boolean;
  name: string;
  options: readonly {value: string; label: string}[];
  /** The option chosen at first, when it is not the first. */
  first?: string;
}

/** A question and its answers as a row of radio buttons. Style sheets act on the choice. */
export function ChoiceRow({
  legend,
  inline = false,
  name,
  options,
  first = options[0]?.value,
}: ChoiceRowProps) {
  return (
    <fieldset className={clsx(styles.row, inline && styles.inline)}>
      <legend>{legend}</legend>
      {options.map(({value, label}) => (
        <label key={value}>
          <input
            type="radio"
            name={name}
            value={value}
            defaultChecked={value === first}
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
