import {CodeText} from '../../reading';
import styles from './Print.module.css';

interface PrintProps {
  /** Which message it is: the request line, the header's name. */
  caption: string;
  /** Highlighted at build: see `highlight`. */
  html: string;
}

/** Machine text as the counter prints it: ink on paper, long lines broken. */
export function Print({caption, html}: PrintProps) {
  return (
    <figure className={styles.print}>
      <figcaption>{caption}</figcaption>
      <pre>
        <CodeText html={html} />
      </pre>
    </figure>
  );
}
