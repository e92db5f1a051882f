import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {brand} from '../../../site';
import {parts, TICKED, type Part} from './parts';
import legend from '../../parts/Legend.module.css';
import sheet from '../../parts/Sheet.module.css';
import styles from './SuiteSplit.module.css';

function Row({part: {id, name, covered, then, href}}: {part: Part}) {
  return (
    <li data-covered={covered}>
      <label>
        <input type="checkbox" value={id} defaultChecked={TICKED.includes(id)} />
        {name}
      </label>
      <span className={styles.then}>
        <b>{covered ? `${brand.name}: ` : 'Elsewhere: '}</b>
        {href ? <Link to={href}>{then}</Link> : then}
      </span>
    </li>
  );
}

/**
 * The parts of Brevo for the reader to select: what one other product covers and what they
 * would have to buy separately. Checkboxes and CSS, which counts; without a
 * selection it is a plain list of both.
 */
export function SuiteSplit() {
  return (
    <fieldset className={clsx(sheet.sheet, styles.exhibit)}>
      <legend className={legend.legend}>Which parts of Brevo do you use?</legend>
      <ul className={styles.parts}>
        {parts.map((part) => (
          <Row key={part.id} part={part} />
        ))}
      </ul>
      <p className={styles.count} data-twin="none">
        <span className={styles.covered}>covered by {brand.name}</span>
        <span className={styles.missing}>to buy elsewhere</span>
      </p>
      <p className={styles.stay} data-twin="none">
        You use Brevo as a whole suite, so think twice about leaving. Every part you buy
        elsewhere is one more bill and one more place that stores addresses.
      </p>
      <p className={styles.go} data-twin="none">
        Everything you selected is email, so a smaller product can cover it.
      </p>
    </fieldset>
  );
}
