import type {ReactNode} from 'react';
import {DESIGN_LABELS} from '../brandChoices';
import {FIELDS} from '../fragment';
import type {DesignName} from '../kit/theme';
import type {TemplatePage} from '../pageData';
import styles from './DesignChoice.module.css';

/** The example brand's, in both modes. */
const COLORS = {
  ground: '#f2f3f5',
  sheet: '#fefefe',
  brand: '#0f6b4c',
  text: '#8a8f99',
} as const;

/** Each design in a box of 60 by 44: grounds, brand and lines of text. */
const DRAWINGS: Readonly<Record<DesignName, ReactNode>> = {
  card: (
    <>
      <path fill={COLORS.ground} d="M0 0h60v44H0z" />
      <path fill={COLORS.sheet} d="M10 6h40v30H10z" />
      <path fill={COLORS.brand} d="M10 6h40v3H10zm5 20h14v5H15z" />
      <path fill={COLORS.text} d="M15 13h22v3H15zm0 6h30v1.5H15zm0 3h26v1.5H15z" />
    </>
  ),
  letter: (
    <>
      <path fill={COLORS.sheet} d="M0 0h60v44H0z" />
      <path fill={COLORS.brand} d="M10 6h9v2H10z" />
      <path
        fill={COLORS.text}
        d="M10 13h24v3H10zm0 7h40v1.5H10zm0 3.5h38v1.5H10zm0 3.5h40v1.5H10zm0 3.5h22v1.5H10zm0 6.5h40v.5H10z"
      />
    </>
  ),
  editorial: (
    <>
      <path fill={COLORS.sheet} d="M0 0h60v44H0z" />
      <path fill={COLORS.brand} d="M0 0h60v20H0zm10 32h40v6H10z" />
      <path fill={COLORS.sheet} d="M10 8h30v4H10zm0 5.5h20v4H10z" />
      <path fill={COLORS.text} d="M10 24h40v1.5H10zm0 3h34v1.5H10z" />
    </>
  ),
};

/** How the email is laid out: three designs, drawn small. */
export function DesignChoice({design}: Pick<TemplatePage['brand'], 'design'>) {
  return (
    <fieldset className={styles.designs}>
      <legend>
        <code>design</code>
      </legend>
      {Object.entries(DESIGN_LABELS).map(([value, label]) => (
        <label key={value}>
          <input
            type="radio"
            name={FIELDS.brandDesign}
            value={value}
            defaultChecked={value === design}
          />
          <svg viewBox="0 0 60 44" aria-hidden="true">
            {DRAWINGS[value as DesignName]}
          </svg>
          {label}
        </label>
      ))}
    </fieldset>
  );
}
