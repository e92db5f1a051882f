import type {CSSProperties} from 'react';
import {brand} from '../../site';
import {Columns, Section} from '../../ui';
import {Facts} from '../parts';
import {POST_WORDS, spellings} from './languages';
import styles from './Letterboxes.module.css';

/** Boxes that a letter peeks out of. */
const FILLED: ReadonlySet<string> = new Set(['el', 'ga', 'lt', 'pt', 'sl']);

/** The coats of five boxes in a row, and the color of the letters on each. */
const COATS = [
  ['yellow', 'on-yellow'],
  ['red', 'paper'],
  ['yellow', 'on-yellow'],
  ['blue', 'paper'],
  ['green', 'paper'],
] as const;

/** Rows have 2, 3, 4, 6 or 8 boxes, so no column has one color. */
function coatOf(index: number): CSSProperties {
  const [coat, letters] = COATS[index % COATS.length] ?? COATS[0];
  return {'--coat': `var(--${coat})`, '--letters': `var(--${letters})`} as CSSProperties;
}

/** A letter that does not quite fit. */
function Letter() {
  return (
    <svg aria-hidden="true">
      <rect width="100%" height="24" fill="var(--sheet)" stroke="var(--line-strong)" />
      <path stroke="var(--line-strong)" d="M7 9.500h22M7 14.500h16" />
      <circle cx="84%" cy="9" r="3" fill="var(--red)" />
    </svg>
  );
}

/** The head of the page: what we are, over a wall of letterboxes in 24 languages. */
export function Letterboxes() {
  return (
    <>
      <div className="wrap">
        <Columns split="6fr 5fr" align="bottom" className={styles.head}>
          <h1>We build email infrastructure for software companies.</h1>
          <div>
            <p className="lead">
              Founded in {brand.founded} and made in the EU, {brand.name} sends the emails
              that software products depend on: sign-in codes, receipts, onboarding and
              product news.
            </p>
            <Facts
              className={styles.facts}
              of={[
                ['Founded', brand.founded],
                ['Made in', 'the EU'],
                ['Privacy', 'GDPR compliant'],
              ]}
            />
          </div>
        </Columns>
      </div>
      <Section on="tray" spaced className={styles.wall}>
        <ul
          className={styles.boxes}
          aria-label="The word for post in the official languages of the EU"
        >
          {POST_WORDS.map(({lang, name, word}, index) => (
            <li key={lang} style={coatOf(index)}>
              {FILLED.has(lang) && <Letter />}
              <b lang={lang}>{word}</b>
              <span lang={lang}>{name}</span>
            </li>
          ))}
        </ul>
        <p>
          The word “post” in the {POST_WORDS.length} official languages of the EU, which
          have {spellings(POST_WORDS)} different words for it.
        </p>
      </Section>
    </>
  );
}
