import {CopyButton} from '../../reading';
import {needsApp} from '../../shell';
import styles from './ResultFoot.module.css';
import {TextButton} from './TextButton';

/** The foot of a result: start again, and a link that holds it. */
export function ResultFoot({
  onReset,
  link,
}: {
  onReset: () => void;
  /** Without it there is nothing to share. */
  link?: (() => string) | undefined;
}) {
  return (
    <div className={styles.end} data-scripted>
      <TextButton {...needsApp} onClick={onReset}>
        Start again
      </TextButton>
      {link && (
        <span className={styles.share}>
          Link to this result
          <CopyButton what="link to this result" text={link} />
        </span>
      )}
    </div>
  );
}
