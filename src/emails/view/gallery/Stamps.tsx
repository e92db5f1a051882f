import {TemplateStamp} from '../TemplateStamp';
import styles from './Stamps.module.css';

/** The pictures of all stamps, once for the page: `Stamp` refers to them. */
export function StampSheet({slugs}: {slugs: readonly string[]}) {
  return (
    <svg className={styles.sheet} aria-hidden="true">
      {slugs.map((slug) => (
        <symbol key={slug} id={`stamp-${slug}`} viewBox="0 0 96 96">
          <TemplateStamp slug={slug} />
        </symbol>
      ))}
    </svg>
  );
}

/** An email's stamp, as wide as its place. Decorative: the name stands beside it. */
export function Stamp({slug}: {slug: string}) {
  return (
    <span className={styles.stamp} aria-hidden="true">
      <span className={styles.paper}>
        <svg viewBox="0 0 96 96">
          <use href={`#stamp-${slug}`} />
        </svg>
      </span>
    </span>
  );
}
