import clsx from 'clsx';
import {useId} from 'react';
import {Fold} from '../../../ui';
import {BINS, mails, type Mail} from './mails';
import sheet from '../../parts/Sheet.module.css';
import styles from './SortingTable.module.css';

const NAMES = {transactional: 'Transactional', marketing: 'Marketing'} as const;

const EXITS: Readonly<Record<Mail['exit'], string>> = {
  none: 'No unsubscribe needed',
  'a setting': 'A setting in the product',
  'one click': 'One-click unsubscribe',
};

function Slip({mail: {id, subject, cause, bin, reason, rule, exit}}: {mail: Mail}) {
  const name = useId();
  return (
    <li>
      <fieldset className={styles.panel} data-bin={bin}>
        <legend>{subject}</legend>
        <p className={styles.cause}>{cause}</p>
        <div className={styles.bins}>
          {BINS.map((one) => (
            <label key={one}>
              <input type="radio" name={`${name}-${id}`} value={one} />
              {NAMES[one]}
            </label>
          ))}
        </div>
        <div className={styles.verdict}>
          <p>
            <b className={styles.right}>Correct. </b>
            <b className={styles.wrong}>Not quite: </b>
            <b>{NAMES[bin]}.</b> {reason}
          </p>
          <p className={styles.rule}>
            {rule} <b>{EXITS[exit]}.</b>
          </p>
        </div>
      </fieldset>
    </li>
  );
}

function Slips({of}: {of: readonly Mail[]}) {
  return (
    <ul className={styles.slips}>
      {of.map((mail) => (
        <Slip key={mail.id} mail={mail} />
      ))}
    </ul>
  );
}

/** Phones have as many emails to begin with. */
const FIRST = 6;

/**
 * Twelve emails to be sorted by the reader, each with the rule that decides. Radio
 * buttons and CSS, which also counts the right ones; print shows all answers.
 */
export function SortingTable() {
  return (
    <section
      className={clsx(sheet.sheet, styles.exhibit)}
      aria-label="Twelve emails to sort"
    >
      <p className={sheet.title}>Transactional or marketing?</p>
      <label className={styles.all}>
        <input type="checkbox" value="all" />
        Show all answers
      </label>
      <Slips of={mails.slice(0, FIRST)} />
      <Fold label="Six more emails">
        <Slips of={mails.slice(FIRST)} />
      </Fold>
      <p className={styles.score}>correct</p>
    </section>
  );
}
