import clsx from 'clsx';
import styles from './LetterPile.module.css';

/** A pile of letters, each seen from its edge. It is drawn for the eye: give the number beside it. */
export function LetterPile({
  letters,
  className,
}: {
  letters: number;
  className?: string | undefined;
}) {
  return (
    <span className={clsx(styles.pile, className)} aria-hidden="true">
      {Array.from({length: letters}, (_, place) => (
        <i key={place} />
      ))}
    </span>
  );
}
