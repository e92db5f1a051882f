import clsx from 'clsx';
import {useId} from 'react';
import type {StepFinding} from '../../../tools/dmarc';
import menu from '../../parts/Menu.module.css';
import panes from '../../parts/Panes.module.css';
import sheet from '../../parts/Sheet.module.css';
import styles from './TreeWalk.module.css';
import {records, walks, type Question, type Walk} from './walks';

const WORDS: Readonly<Partial<Record<StepFinding, string>>> = {
  record: 'Record found',
  several: 'Two records',
  nothing: 'No record',
};

function Stop({
  number,
  question: {domain, found, skipped, says},
  applies,
}: {
  number: number;
  question: Question;
  applies: boolean;
}) {
  return (
    <li data-found={found} data-here={applies || undefined} data-skips={skipped}>
      <span className={styles.number}>{number}</span>
      <p className={styles.name}>
        <span>_dmarc.</span>
        <wbr />
        {domain}
      </p>
      <p className={styles.answer}>
        <b>{WORDS[found]}.</b> {says}
        {applies && <span className={styles.tag}>This one applies</span>}
      </p>
      {records[domain]?.map((record) => (
        <code key={record}>{record}</code>
      ))}
    </li>
  );
}

function Outcome({walk: {applies, organization, tag, policy, lesson}}: {walk: Walk}) {
  return (
    <>
      <dl className={styles.outcome}>
        <div>
          <dt>Policy</dt>
          <dd>
            {policy}
            <span>{tag ? `from ${tag}` : 'no record applies'}</span>
          </dd>
        </div>
        <div>
          <dt>Record taken from</dt>
          <dd>{applies ?? 'no domain'}</dd>
        </div>
        <div>
          <dt>Organization</dt>
          <dd>{organization}</dd>
        </div>
      </dl>
      <p className={styles.lesson}>{lesson}</p>
    </>
  );
}

/**
 * A receiver's walk up the tree (RFC 9989, 4.10), question by question, for eight From
 * domains. Radio buttons and CSS choose one, and print shows all.
 */
export function TreeWalk() {
  const name = useId();
  return (
    <fieldset
      id="tree-walk"
      data-exhibit=""
      className={clsx(sheet.open, panes.choice, styles.exhibit)}
    >
      <legend className={menu.legend}>
        Choose a From domain and follow the tree walk
      </legend>
      <div className={clsx(menu.menu, styles.choices)}>
        {walks.map(({id, title, from}, index) => (
          <label key={id}>
            <input type="radio" name={name} value={index} defaultChecked={index === 1} />
            {title}
            <code>@{from}</code>
          </label>
        ))}
      </div>
      {walks.map((walk, place) => (
        <div key={walk.id} className={clsx(panes.pane, styles.walk)} data-pane={place}>
          <p className={styles.title}>
            From: someone@
            <wbr />
            {walk.from}
          </p>
          <ol className={styles.stops}>
            {walk.questions.map((question, index) => (
              <Stop
                key={question.domain}
                number={index + 1}
                question={question}
                applies={question.domain === walk.applies}
              />
            ))}
          </ol>
          <Outcome walk={walk} />
        </div>
      ))}
    </fieldset>
  );
}
