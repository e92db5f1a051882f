import type {Shown} from '../live';
import {LiveLetter} from './LiveLetter';
import styles from './MiniLetter.module.css';

/** On narrow screens: the letter stays in sight while its fields are filled in. */
export function MiniLetter({shown, html}: {shown: Shown; html: string}) {
  return (
    <div className={styles.mini} data-twin="none">
      <LiveLetter html={html} className={styles.letter} follows />
      <div className={styles.line}>
        <b>{shown.brandName}</b>
        <span>{shown.subject}</span>
        <a href="#letter">Full preview</a>
      </div>
    </div>
  );
}
