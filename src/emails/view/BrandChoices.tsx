import {FONT_LABELS, MAX_RADIUS} from '../brandChoices';
import {FIELDS} from '../fragment';
import type {TemplatePage} from '../pageData';
import styles from './Field.module.css';

/** The brand's font and corners. */
export function BrandChoices({font, radius}: TemplatePage['brand']) {
  return (
    <>
      <div className={styles.field}>
        <label htmlFor="field-face">
          <code>font</code> <span className={styles.kind}>email-safe</span>
        </label>
        <select
          id="field-face"
          className={styles.control}
          name={FIELDS.brandFont}
          defaultValue={font}
        >
          {Object.entries(FONT_LABELS).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </div>
      <div className={styles.field}>
        <label htmlFor="field-corners">
          <code>corners</code> <span className={styles.kind}>in pixels</span>
        </label>
        <input
          id="field-corners"
          className={styles.control}
          type="number"
          name={FIELDS.brandRadius}
          defaultValue={radius}
          min={0}
          max={MAX_RADIUS}
          step={1}
          inputMode="numeric"
        />
      </div>
    </>
  );
}
