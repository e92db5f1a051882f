import Link from '@docusaurus/Link';
import {Postmark} from '../scenes';
import {brand} from '../../site';
import {beliefs} from './beliefs';
import styles from './HouseRules.module.css';

/** What we believe about mail, posted up as the rules of a counter. */
export function HouseRules() {
  return (
    <section className={styles.section} aria-labelledby="rules">
      <div className="wrap">
        <div className={styles.notice}>
          <header className={styles.head}>
            <h2 id="rules">House rules</h2>
            <p>
              What we believe about mail, in seven sentences. Under each stands a page
              where you can see whether we keep it.
            </p>
          </header>
          <ol className={styles.list}>
            {beliefs.map(({title, text, kept}) => (
              <li key={title}>
                <h3>{title}</h3>
                <p>{text}</p>
                <Link to={kept.href}>{kept.label}</Link>
              </li>
            ))}
          </ol>
          <Postmark
            className={styles.seal}
            rim={[brand.name.toUpperCase(), 'AT EVERY COUNTER']}
            lines={['POSTED', String(brand.founded)]}
          />
        </div>
      </div>
    </section>
  );
}
