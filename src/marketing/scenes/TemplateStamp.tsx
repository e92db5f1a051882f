import clsx from 'clsx';
import type {TemplatePicture} from './templatePictures';
import styles from './TemplateStamp.module.css';

/** The printed field of a template's stamp. Decorative: the label says what it is. */
export function TemplateStamp({
  ground,
  picture,
}: Pick<TemplatePicture, 'ground' | 'picture'>) {
  return (
    <svg
      className={clsx(styles.field, styles[`on-${ground}`])}
      viewBox="0 0 96 96"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      {picture}
    </svg>
  );
}
