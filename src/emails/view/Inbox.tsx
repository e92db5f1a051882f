import {memo} from 'react';
import {Columns} from '../../ui';
import {FIELDS} from '../fragment';
import type {Shown} from '../live';
import type {TemplatePage} from '../pageData';
import styles from './Inbox.module.css';

/** The email as a line in an inbox, once for each subject to choose from. */
export const Inbox = memo(function Inbox({
  page,
  shown,
  form,
}: {
  page: TemplatePage;
  shown: Shown;
  form: string;
}) {
  const {preheader} = shown;
  return (
    <Columns split="minmax(0, 1.7fr) minmax(0, 1fr)">
      <fieldset className={styles.list}>
        <legend className={styles.legend}>Choose a subject</legend>
        {page.subjects.map(({text, advice}, index) => {
          const subject = shown.subjects[index] ?? text;
          return (
            <label key={text} className={styles.row}>
              <input
                type="radio"
                name={FIELDS.subject}
                value={index}
                defaultChecked={index === 0}
                form={form}
              />
              <span className={styles.line}>
                <span className={styles.sender}>{shown.brandName}</span>
                <b>{subject}</b> <span className="quiet">{preheader}</span>
              </span>
              <span className={styles.advice}>
                {advice} <span className={styles.count}>{subject.length} characters</span>
              </span>
            </label>
          );
        })}
      </fieldset>
      <div className={styles.note}>
        <h3>The preheader</h3>
        <p className={styles.quote}>{preheader}</p>
        <p>{page.preheaderAdvice}</p>
        <p className={styles.count}>{preheader.length} characters</p>
      </div>
    </Columns>
  );
});
