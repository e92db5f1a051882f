import {copied, copyFrame, CopyText} from '../../reading';
import {descriptions, lengthOf, type Description} from './facts';
import {Columns, Say, Section} from '../../ui';
import styles from './Galleys.module.css';

function Galley({label, text}: Description) {
  const {words, characters} = lengthOf(text);
  return (
    <article className={styles.galley} {...copyFrame}>
      <header>
        <h3>{label}</h3>
        <CopyText what={`description: ${label}`} />
        <p>
          {words} words, {characters} characters
        </p>
      </header>
      <p {...copied}>{text}</p>
    </article>
  );
}

/** Who we are in three lengths, as the strips of type that go to the proof-reader. */
export function Galleys() {
  return (
    <Section heading="words" on="tray" spaced>
      <Say>
        <h2 id="words">Descriptions in three lengths</h2>
        <p>You can print them as they are or shorten them without asking us.</p>
      </Say>
      <Columns split="3fr 4fr 5fr" className={styles.strips}>
        {descriptions.map((description) => (
          <Galley key={description.id} {...description} />
        ))}
      </Columns>
    </Section>
  );
}
