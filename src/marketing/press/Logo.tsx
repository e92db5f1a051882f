import {brand} from '../../site';
import {Columns, LogoMark, Rows, Say, Section, Wordmark} from '../../ui';
import {Download} from './Download';
import {logoRules} from './facts';
import type {KitPicture} from './kitTypes';
import styles from './Logo.module.css';

/** The mark with the room it needs: a quarter of its height, measured on every side. */
function ClearSpace() {
  return (
    <div
      className={styles.drawing}
      role="img"
      aria-label={`The logo of ${brand.name} in a dashed frame. On each side, the space between the two is a quarter of the height of the mark.`}
    >
      <div className={styles.room}>
        <span className={styles.logo}>
          <LogoMark />
          <Wordmark className={styles.word} />
        </span>
        <span className={styles.above}>¼</span>
        <span className={styles.beside}>¼</span>
        <span className={styles.whole}>1</span>
      </div>
    </div>
  );
}

/** The logo: how much room it takes, what it must not suffer, and its files. */
export function Logo({pictures}: {pictures: readonly KitPicture[]}) {
  return (
    <Section heading="logo">
      <Columns split="5fr 7fr">
        <Say>
          <h2 id="logo">Logo</h2>
          <Rows className={styles.rules}>
            {logoRules.map((rule) => (
              <li key={rule}>{rule}</li>
            ))}
          </Rows>
        </Say>
        <ClearSpace />
      </Columns>
      <ul className={styles.files}>
        {pictures.map((picture) => (
          <li key={picture.name}>
            <div className={styles.plate} data-ground={picture.ground}>
              <img
                src={picture.svg.path}
                alt={picture.alt}
                width={picture.width}
                height={picture.height}
                loading="lazy"
              />
            </div>
            <h3>{picture.label}</h3>
            <Download picture={picture} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
