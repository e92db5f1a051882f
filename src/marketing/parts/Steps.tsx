import styles from './Steps.module.css';

/** What happens one after the other, as numbers on a line. */
export function Steps({
  of: steps,
}: {
  of: readonly {readonly title: string; readonly text: string}[];
}) {
  return (
    <ol className={styles.steps}>
      {steps.map(({title, text}) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}
