import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './Letter.module.css';

/** An email as a sheet of paper: who sent it, when, its subject, what it says. */
export function Letter({
  from,
  time,
  subject,
  className,
  children,
}: {
  from: {readonly name: string; readonly address: string};
  time: ReactNode;
  subject: string;
  className?: string | undefined;
  children: ReactNode;
}) {
  return (
    <div className={clsx(styles.letter, className)}>
      <p className={styles.from}>
        <span>
          <b>{from.name}</b> {from.address}
        </span>
        <span>{time}</span>
      </p>
      <p className={styles.subject}>{subject}</p>
      {children}
    </div>
  );
}

/** The button of an email, drawn. */
export function LetterButton({children}: {children: ReactNode}) {
  return <p className={styles.button}>{children}</p>;
}

/** A one-time code in two groups, each digit in a box. */
export function CodeDigits({code}: {code: string}) {
  return (
    <p className={styles.digits}>
      {Array.from(code, (digit, index) => (
        // Digits repeat; their place is what tells them apart.
        <span key={index}>{digit}</span>
      ))}
    </p>
  );
}
