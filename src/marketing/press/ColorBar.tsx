import {copyFrame, CopyText} from '../../reading';
import styles from './ColorBar.module.css';
import type {KitColor} from './kitTypes';

/** Ratio as WCAG writes it, cut and not rounded: 4.49 is not enough. */
function ratio(value: number): string {
  return `${(Math.floor(value * 10) / 10).toFixed(1)} : 1`;
}

/** Text of any size needs 4.5 to 1 (WCAG 2.2, 1.4.3). */
const ENOUGH = 4.5;

/** The colours, each as a bar of ink with what may be written on it. */
export function ColorBar({colors}: {colors: readonly KitColor[]}) {
  return (
    <section className={styles.section} aria-labelledby="colours">
      <div className="wrap">
        <h2 id="colours">Six inks</h2>
        <p className={styles.lead}>
          As in the style sheet of this site, with the contrast of ink and paper on each.
          Text needs 4.5 to 1.
        </p>
        <ul className={styles.bars}>
          {colors.map(({name, hex, use, ink, paper}) => (
            <li key={name}>
              <svg className={styles.ink} viewBox="0 0 8 3" aria-hidden="true">
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
                  <dt>Ink on it</dt>
                  <dd>
                    {ratio(ink)}, {ink >= ENOUGH ? 'readable' : 'not for text'}
                  </dd>
                </div>
                <div>
                  <dt>Paper on it</dt>
                  <dd>
                    {ratio(paper)}, {paper >= ENOUGH ? 'readable' : 'not for text'}
                  </dd>
                </div>
              </dl>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
