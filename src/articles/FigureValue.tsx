import styles from './FigureValue.module.css';
import {figureOf, isExpired} from './figures';
import {buildDay} from './figures/buildDay';

const format = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-GB', {...options, timeZone: 'UTC'});
const MONTH = format({month: 'short', year: 'numeric'});
const DAY = format({day: 'numeric', month: 'short', year: 'numeric'});

/**
 * A figure of the registry with its date, which links to where it was read. One past its
 * date says so in words.
 */
export function FigureValue({id}: {id: string}) {
  const figure = figureOf(id);
  const {value, checkedOn, source} = figure;
  const isOld = isExpired(figure, buildDay);
  const day = new Date(checkedOn);
  return (
    <span data-figure={id} data-expired={isOld ? '' : undefined}>
      {value}{' '}
      <a className={isOld ? styles.old : styles.date} href={source.href}>
        {isOld ? (
          <>
            checked <time dateTime={checkedOn}>{DAY.format(day)}</time>, may have changed
          </>
        ) : (
          <>
            <span className="vh">as of </span>
            <time dateTime={checkedOn}>{MONTH.format(day)}</time>
          </>
        )}
        <span className="vh">{` (source: ${source.label})`}</span>
      </a>
    </span>
  );
}
