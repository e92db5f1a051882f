import Link from '@docusaurus/Link';
import {Columns, Section} from '../../ui';
import {Postmark} from '../scenes';
import {brand} from '../../site';
import {beliefs} from './beliefs';
import styles from './HouseRules.module.css';

/** What we believe about email, drawn as a notice on a wall. */
export function HouseRules() {
  return (
    <Section heading="rules">
      <div className={styles.notice}>
        <Columns split="1fr 1fr" align="bottom" className={styles.head}>
          <h2 id="rules">How we work</h2>
          <p>
            We follow seven principles, and each one links to a page where you can check
            whether we keep it.
          </p>
        </Columns>
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
          rim={[brand.name.toUpperCase(), 'HOW WE WORK']}
          lines={['SINCE', String(brand.founded)]}
        />
      </div>
    </Section>
  );
}
