import Link from '@docusaurus/Link';
import {brand} from '../../../site';
import {parts, TICKED, type Part} from './parts';
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
 * The parts of Brevo, to be ticked by the reader: what one other product covers and what
 * would have to be bought beside it. Checkboxes and CSS, which counts; without a tick it
 * is a plain list of both.
 */
export function SuiteSplit() {
  return (
    <fieldset className={styles.exhibit}>
      <legend className={styles.title}>Which parts do you use?</legend>
      <ul className={styles.parts}>
        {parts.map((part) => (
          <Row key={part.id} part={part} />
        ))}
      </ul>
      <p className={styles.count}>
        <span className={styles.covered}>covered by {brand.name}</span>
        <span className={styles.missing}>to buy elsewhere</span>
      </p>
      <p className={styles.stay}>
        You use Brevo as the suite it is. Think twice: each part you buy elsewhere is one
        more bill and one more place with addresses in it.
      </p>
      <p className={styles.go}>
        All you ticked is email. Then the suite around it is something you pay for and
        click past.
      </p>
    </fieldset>
  );
}
