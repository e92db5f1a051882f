import {translate} from '@docusaurus/Translate';
import {useId, type ReactNode} from 'react';
import {InlineText} from './InlineText';
import styles from './Need.module.css';

function Side({title, entries}: {title: string; entries: readonly ReactNode[]}) {
  const id = useId();
  return (
    <div>
      <b id={id}>{title}</b>
      <ul className={styles.list} aria-labelledby={id}>
        {entries.map((entry, index) => (
          <li key={index}>
            {typeof entry === 'string' ? <InlineText text={entry} /> : entry}
          </li>
        ))}
      </ul>
    </div>
  );
}

/**
 * The head of a how-to: what the reader has at its end, and what it takes to begin.
 *
 * @param get what you get; a string may hold `code` and [links](/docs/)
 * @param need what you need, likewise
 */
export function Need({
  get,
  need,
}: {
  get: readonly ReactNode[];
  need: readonly ReactNode[];
}) {
  return (
    <div className={styles.need} id="need">
      <Side title={translate({message: 'What you get'})} entries={get} />
      <Side title={translate({message: 'What you need'})} entries={need} />
    </div>
  );
}
