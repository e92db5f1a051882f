import {brand} from '../../site';
import {POST_WORDS, spellings} from './languages';
import styles from './Letterboxes.module.css';

/** Boxes that a letter peeks out of. */
const FILLED: ReadonlySet<string> = new Set(['el', 'ga', 'lt', 'pt', 'sl']);

/** The head of the page: what we are, over a wall of letterboxes in 24 languages. */
export function Letterboxes() {
  return (
    <section className={styles.section}>
      <div className={`wrap ${styles.head ?? ''}`}>
        <h1>We carry other people’s post.</h1>
        <div>
          <p className="lead">
            {brand.name} sends the emails that software companies owe their users: codes,
            receipts, onboarding, news. One platform for all of them, and for the list
            they go to.
          </p>
          <dl className={styles.facts}>
            <div>
              <dt>Founded</dt>
              <dd>{brand.founded}</dd>
            </div>
            <div>
              <dt>Made in</dt>
              <dd>the EU</dd>
            </div>
            <div>
              <dt>Under</dt>
              <dd>the GDPR</dd>
            </div>
          </dl>
        </div>
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
            {POST_WORDS.length} official languages, {spellings(POST_WORDS)} spellings, one
            agreement: what goes in here is a matter between two people.
          </p>
        </div>
      </div>
    </section>
  );
}
