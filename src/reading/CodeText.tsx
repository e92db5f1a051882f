import clsx from 'clsx';
import type {Ref} from 'react';
import styles from './CodeText.module.css';

/** Code in its colours, which `highlight` has marked at build. */
export function CodeText({
  language,
  html,
  ref,
}: {
  language?: string;
  html: string;
  ref?: Ref<HTMLElement>;
}) {
  return (
    <code
      ref={ref}
      // How HTML says what language code is in (Living Standard, the code element).
      className={clsx(language && `language-${language}`, styles.code)}
      dangerouslySetInnerHTML={{__html: html}}
    />
  );
}
