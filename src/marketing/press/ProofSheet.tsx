import {Columns, Section} from '../../ui';
import {Download} from './Download';
import type {KitPicture} from './kitTypes';
import styles from './ProofSheet.module.css';

/** The drawings on one uncut sheet, with the printer's control strip at its edge. */
export function ProofSheet({pictures}: {pictures: readonly KitPicture[]}) {
  return (
    <Section heading="drawings" className={styles.section}>
      <Columns split="7fr 5fr" align="bottom" className={styles.head}>
        <h2 id="drawings">Illustrations</h2>
        <p>
          We drew these illustrations for this site, and you can print them for free with
          a story about us. Use SVG for print and large screens, and PNG for everything
          else.
        </p>
      </Columns>
      <div className={styles.sheet}>
        <span className={styles.strip} aria-hidden="true" />
        {pictures.map((picture) => (
          <figure key={picture.name} className={styles.print}>
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
