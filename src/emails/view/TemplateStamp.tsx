import {INKS, templatePictures} from './templatePictures';
import styles from './TemplateStamp.module.css';

/**
 * The printed field of a template's stamp. Decorative: the label says what it is.
 *
 * @param slug the template's name in addresses and API calls
 */
export function TemplateStamp({slug}: {slug: string}) {
  const {ground = 'sand', picture} =
    templatePictures.find(({name}) => name === slug) ?? {};
  return (
    <svg
      className={styles.field}
      viewBox="0 0 96 96"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <path fill={INKS[ground]} d="M0 0h96v96H0z" />
      {picture}
    </svg>
  );
}
