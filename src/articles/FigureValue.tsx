import {formatShortDate} from '../reading';
import styles from './FigureValue.module.css';
import {figureOf, isExpired} from './figures';
import {buildDay} from './figures/buildDay';

/**
 * A figure of the registry with its date, which links to where it was read. One past its
 * date says so in words.
 */
export function FigureValue({id}: {id: string}) {
  const figure = figureOf(id);
  const {value, checkedOn, source} = figure;
  const isOld = isExpired(figure, buildDay);
  const day = formatShortDate(checkedOn);
  return (
    <span data-figure={id} data-expired={isOld ? '' : undefined}>
      {value}{' '}
      <a className={isOld ? styles.old : styles.date} href={source.href}>
        {isOld ? (
          <>
            checked <time dateTime={checkedOn}>{day}</time>, may have changed
          </>
        ) : (
          <>
            <span className="vh">as of </span>
            <time dateTime={checkedOn}>{day.slice(day.indexOf(' ') + 1)}</time>
          </>
        )}
        <span className="vh">{` (source: ${source.label})`}</span>
      </a>
    </span>
  );
}
