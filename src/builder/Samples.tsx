import {translate} from '@docusaurus/Translate';
import {useId} from 'react';
import type {RequestForm} from '../api';
import styles from './Field.module.css';
import {LINK, type Drafts} from './drafts';

/** Chooses which sample of the reference the form begins with. */
export function Samples({
  drafts: {name, left},
  samples,
  onChoose,
}: {
  drafts: Drafts;
  samples: RequestForm['samples'];
  onChoose: (sample: string) => void;
}) {
  const id = useId();
  const hasLink = name === LINK || LINK in left;
  if (samples.length < 2 && !hasLink) {
    return null;
  }
  return (
    <div className={styles.field}>
      <div className={styles.head}>
        <label htmlFor={id}>{translate({message: 'Sample'})}</label>
      </div>
      <p id={`${id}about`} className="small quiet">
        {translate({
          message: 'What you change in a sample is kept when you choose another one.',
        })}
      </p>
      <select
        id={id}
        className={styles.box}
        aria-describedby={`${id}about`}
        value={name}
        onChange={({target}) => {
          onChoose(target.value);
        }}
      >
        {hasLink && <option value={LINK}>{translate({message: 'From the link'})}</option>}
        {samples.map((sample) => (
          <option key={sample.id} value={sample.id}>
            {sample.title}
          </option>
        ))}
      </select>
    </div>
  );
}
