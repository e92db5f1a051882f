import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import {brand} from '../site';
import {LogoMark, Wordmark} from '../ui';
import styles from './HomeLink.module.css';

interface HomeLinkProps {
  className?: string | undefined;
  /** Class of the word beside the mark. */
  word?: string | undefined;
}

/** The logo, which leads to the home page. */
export function HomeLink({className, word}: HomeLinkProps) {
  return (
    <Link
      to="/"
      className={clsx(styles.home, className)}
      aria-label={translate({message: '{name}, home'}, {name: brand.name})}
    >
      <LogoMark />
      <Wordmark className={word} />
    </Link>
  );
}
