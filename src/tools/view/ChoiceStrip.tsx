import clsx from 'clsx';
import styles from './ChoiceStrip.module.css';

/** A question and its answers as a strip of radio buttons. Style sheets act on the choice. */
export function ChoiceStrip({
  legend,
  name,
  options,
  first = options[0]?.[0],
  describedBy,
  className,
}: {
  legend: string;
  name: string;
  options: readonly (readonly [value: string, label: string])[];
  /** The one that is chosen at first. */
  first?: string | undefined;
  /** The id of what says more on the chosen one. */
  describedBy?: string;
  /** By which the page finds it. */
  className?: string | undefined;
}) {
  return (
    <fieldset className={clsx(styles.strip, className)} data-scripted>
      <legend>{legend}</legend>
      {options.map(([value, label]) => (
        <label key={value}>
          <input
            type="radio"
            name={name}
            value={value}
            defaultChecked={value === first}
            aria-describedby={describedBy}
          />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  );
}
