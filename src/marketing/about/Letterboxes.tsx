import {brand} from '../../site';
import {Columns} from '../../ui';
import {Facts} from '../parts';
import {POST_WORDS, spellings} from './languages';
import styles from './Letterboxes.module.css';

/** Boxes that a letter peeks out of. */
const FILLED: ReadonlySet<string> = new Set(['el', 'ga', 'lt', 'pt', 'sl']);

/** The head of the page: what we are, over a wall of letterboxes in 24 languages. */
export function Letterboxes() {
  return (
    <section>
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
      <div className={styles.wall}>
        <div className="wrap">
          <ul
            className={styles.boxes}
            aria-label="The word for post in the official languages of the EU"
          >
            {POST_WORDS.map(({lang, name, word}) => (
              <li key={lang} data-filled={FILLED.has(lang) ? '' : undefined}>
                <b lang={lang}>{word}</b>
                <span lang={lang}>{name}</span>
              </li>
            ))}
          </ul>
          <p className={styles.caption}>
            The word “post” in the {POST_WORDS.length} official languages of the EU, which
            spell it in {spellings(POST_WORDS)} different ways.
          </p>
        </div>
      </div>
    </section>
  );
}
