import uses from '@generated/articles/default/figure-uses.json';
import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {formatDate} from '../../reading';
import {brand, mailtoLink} from '../../site';
import {figureOf, isExpired, type Figure} from '../figures';
import {buildDay} from '../figures/buildDay';
import {FIGURE_NAMES} from '../figures/names';
import styles from './Figures.module.css';

/** An email to us about a figure, with what a reader would have to look up. */
function reportOf({id, value, source}: Figure): string {
  const subject = `The figure ${id} has changed`;
  const body = `Your articles say: ${value}\nSource: ${source.href}\n\nWhat it is now, and where you read it:\n`;
  return mailtoLink(brand.supportEmail, subject, body);
}

function FigureRow({figure, name}: {figure: Figure; name: string}) {
  const {id, value, source, checkedOn, earlier = []} = figure;
  // Ledgers of claims lead here.
  useBrokenLinks().collectAnchor(id);
  const articles = uses[id] ?? [];
  const isOld = isExpired(figure, buildDay);
  return (
    <li id={id} className={styles.figure} data-expired={isOld ? '' : undefined}>
      <p>
        <span className={styles.name}>{name}</span> <b>{value}</b>
      </p>
      <p className={styles.source}>
        <a href={source.href}>{source.label}</a>, read on{' '}
        <time dateTime={checkedOn}>{formatDate(checkedOn)}</time>
        {isOld && <strong>, may have changed</strong>}
        {earlier.map((before) => (
          <span key={before.checkedOn}>
            {' '}
            Until then we had {before.value}, read on{' '}
            <time dateTime={before.checkedOn}>{formatDate(before.checkedOn)}</time>.
          </span>
        ))}
      </p>
      <p className={styles.source}>
        {articles.map(({path, title}, index) => (
          <span key={path}>
            {index === 0 ? 'May appear in ' : ', '}
            <Link to={path}>{title}</Link>
          </span>
        ))}
        {articles.length > 0 && '. '}
        <a href={reportOf(figure)} aria-label={`Report a change of ${name}`}>
          Report a change
        </a>
      </p>
    </li>
  );
}

/** Every figure of the registry by whom it is about, folded, with its source and its day. */
export function Figures() {
  return (
    <div className={styles.groups}>
      {Object.entries(FIGURE_NAMES).map(([owner, names]) => (
        <details key={owner} className={styles.group}>
          <summary>
            {owner}{' '}
            <span className={styles.count}>
              {Object.keys(names).length}
              <span className="vh"> figures</span>
            </span>
          </summary>
          <ul>
            {Object.entries(names).map(([id, name]) => (
              <FigureRow key={id} figure={figureOf(id)} name={name} />
            ))}
          </ul>
        </details>
      ))}
    </div>
  );
}
