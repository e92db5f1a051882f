import {contrast, darken, type Behavior} from './inversion';
import type {Design} from './designs';
import styles from './InversionTable.module.css';

/** Contrast that text needs (WCAG 2.2, 1.4.3). */
const ENOUGH = 4.5;

/** Rounded down, so that what is printed is never better than what is. */
function ratio(value: number): string {
  return (Math.floor(value * 10) / 10).toFixed(1);
}

/** A letter as one kind of mail program shows it, and how well it can be read. */
export function Letter({
  design,
  behavior,
}: {
  design: Pick<Design, 'sheet' | 'button'>;
  behavior: Behavior;
}) {
  const sheet = darken(design.sheet, behavior);
  const button = darken(design.button, behavior);
  const parts = [
    {name: 'Text', value: contrast(sheet)},
    {name: 'Button', value: contrast(button)},
  ];
  return (
    <>
      {/* A picture, since what it shows may be too faint to read. */}
      <svg className={styles.letter} viewBox="0 0 160 80" aria-hidden="true">
        <rect width="160" height="80" fill={sheet.ground} />
        <text x="12" y="26" fill={sheet.text}>
          Reset your password
        </text>
        <rect x="12" y="40" width="132" height="26" rx="4" fill={button.ground} />
        <text x="20" y="57" fill={button.text}>
          Choose a new one
        </text>
      </svg>
      <span className={styles.ratios}>
        {parts.map(({name, value}) => (
          <span key={name} data-low={value < ENOUGH}>
            {name} {ratio(value)}
            {value < ENOUGH && <b> too low</b>}
          </span>
        ))}
      </span>
    </>
  );
}
