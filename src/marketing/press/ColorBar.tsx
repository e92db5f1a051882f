import {copyFrame, CopyText} from '../../reading';
import {Say, Section} from '../../ui';
import {Points} from '../parts';
import styles from './ColorBar.module.css';
import type {KitColor} from './kitTypes';

/** Ratio as WCAG writes it, cut and not rounded: 4.49 is not enough. */
function ratio(value: number): string {
  return `${(Math.floor(value * 10) / 10).toFixed(1)} : 1`;
}

/** Text of any size needs 4.5 to 1 (WCAG 2.2, 1.4.3). */
const ENOUGH = 4.5;

/** The colors, each as a bar of ink with the text that can be read on it. */
export function ColorBar({colors}: {colors: readonly KitColor[]}) {
  return (
    <Section heading="colors" on="tray" spaced>
      <Say>
        <h2 id="colors">Brand colors</h2>
        <p>
          These are the six colors of this site, each with the contrast of our dark and
          our light text color on it. Text needs at least 4.5 to 1 to be readable.
        </p>
      </Say>
      <Points least="9rem" className={styles.bars}>
        {colors.map(({name, hex, use, ink, paper}) => (
          <li key={name}>
            <svg viewBox="0 0 8 3" aria-hidden="true">
              <rect width="8" height="3" fill={hex} />
            </svg>
            <h3>{name}</h3>
            <p className={styles.hex} {...copyFrame}>
              <code>{hex}</code>
              <CopyText what={`value of ${name}`} />
            </p>
            <p>{use}</p>
            <dl>
              <div>
                <dt>Dark text on it</dt>
                <dd>
                  {ratio(ink)}, {ink >= ENOUGH ? 'readable' : 'not for text'}
                </dd>
              </div>
              <div>
                <dt>Light text on it</dt>
                <dd>
                  {ratio(paper)}, {paper >= ENOUGH ? 'readable' : 'not for text'}
                </dd>
              </div>
            </dl>
          </li>
        ))}
      </Points>
    </Section>
  );
}
