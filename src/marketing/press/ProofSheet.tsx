import {Columns, Section} from '../../ui';
import {Download} from './Download';
import type {KitPicture} from './kitTypes';
import styles from './ProofSheet.module.css';

/** The inks of the control strip, full and half. */
const PATCHES = [
  'yellow',
  'yellow-2',
  'red',
  'red-wash',
  'blue',
  'blue-wash',
  'ink',
  'line-strong',
] as const;

/** The drawings on one uncut sheet, with the printer's control strip at its edge. */
export function ProofSheet({pictures}: {pictures: readonly KitPicture[]}) {
  return (
    <Section heading="drawings" on="ruled" spaced>
      <Columns split="7fr 5fr" align="bottom">
        <h2 id="drawings">Illustrations</h2>
        <p>
          We drew these illustrations for this site, and you can print them for free with
          a story about us. Use SVG for print and large screens, and PNG for everything
          else.
        </p>
      </Columns>
      <div className={styles.sheet}>
        <svg viewBox="0 0 8 .6" aria-hidden="true">
          {PATCHES.map((ink, index) => (
            <path key={ink} fill={`var(--${ink})`} d={`M${index} 0h1v1h-1z`} />
          ))}
        </svg>
        {pictures.map((picture) => (
          <figure key={picture.name}>
            <img
              src={picture.svg.path}
              alt={picture.alt}
              width={picture.width}
              height={picture.height}
              loading="lazy"
            />
            <figcaption>
              <b>{picture.label}</b>
              <Download picture={picture} />
            </figcaption>
          </figure>
        ))}
      </div>
    </Section>
  );
}
