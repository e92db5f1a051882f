import styles from './Segments.module.css';

interface SegmentsProps {
  /** Read out before the choices. */
  legend: string;
  name: string;
  /** The first is chosen at first. */
  options: readonly {value: string; label: string}[];
}

/** A few views of one thing, side by side in one frame. Style sheets act on the choice. */
export function Segments({legend, name, options}: SegmentsProps) {
  return (
    <fieldset className={styles.segments}>
      <legend className="vh">{legend}</legend>
      {options.map(({value, label}, index) => (
        <label key={value}>
          <input type="radio" name={name} value={value} defaultChecked={index === 0} />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
