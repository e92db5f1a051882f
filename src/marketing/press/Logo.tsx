import {brand} from '../../site';
import {Columns, LogoMark, Rows, Say, Section, Wordmark} from '../../ui';
import {Points} from '../parts';
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
      aria-label={`The logo of ${brand.name} in a dashed frame that leaves a quarter of the height of the mark free on every side.`}
    >
      {/* In quarters of the height of the mark. */}
      <svg viewBox="-2 -1 19.7 8" fill="none" stroke="var(--blue)" strokeWidth=".07">
        <path strokeDasharray=".25 .2" d="M0 0h15.7v6H0z" />
        <path opacity=".5" d="M1 1h13.7v4H1z" />
        <path d="M-.5 1v4M7.85 0v1M0 6.4h1M-.65 1h.3m-.3 4h.3M7.7 0h.3m-.3 1h.3M0 6.25v.3m1-.3v.3" />
        <g fill="var(--blue)" stroke="none">
          <text x="-1.6" y="3.3">
            1
          </text>
          <text x="8.2" y=".8">
            ¼
          </text>
          <text x="1.3" y="6.9">
            ¼
          </text>
        </g>
      </svg>
      <span className={styles.logo}>
        <LogoMark />
        <Wordmark className={styles.word} />
      </span>
    </div>
  );
}

/** The logo: how much room it takes, what it must not suffer, and its files. */
export function Logo({pictures}: {pictures: readonly KitPicture[]}) {
  return (
    <Section heading="logo" spaced>
      <Columns split="5fr 7fr">
        <Say>
          <h2 id="logo">Logo</h2>
          <Rows>
            {logoRules.map((rule) => (
              <li key={rule}>{rule}</li>
            ))}
          </Rows>
        </Say>
        <ClearSpace />
      </Columns>
      <Points least="max(11rem, 26%)" className={styles.files}>
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
      </Points>
    </Section>
  );
}
