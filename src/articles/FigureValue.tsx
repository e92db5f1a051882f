import styles from './FigureValue.module.css';
import {figureOf} from './figures';

const MONTH = new Intl.DateTimeFormat('en-GB', {
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});

/** A figure of the registry with its date, which links to where it was read. */
export function FigureValue({id}: {id: string}) {
  const {value, checkedOn, source} = figureOf(id);
  return (
    <span className={styles.figure}>
      {value}{' '}
      <a className={styles.date} href={source.href} title={source.label}>
        <span className="vh">as of </span>
        <time dateTime={checkedOn}>{MONTH.format(new Date(checkedOn))}</time>
        <span className="vh"> (source: {source.label})</span>
      </a>
    </span>
  );
}
