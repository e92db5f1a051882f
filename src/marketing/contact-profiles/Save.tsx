import {CodeTabs} from '../../reading';
import {MoreLink} from '../../ui';
import {sampleTabs} from './highlighted';
import styles from './Save.module.css';

const PLACES = [
  {
    where: 'Somebody signs up',
    what: 'Address, your own id, name, their yes or no to news',
  },
  {where: 'A plan changes', what: 'plan, seats; and null for what is over'},
  {where: 'Something is done for the first time', what: 'projects: 1'},
  {where: 'An address changes', what: 'The new one, with the contact’s id'},
] as const;

/** The one call that writes into the book. */
export function Save() {
  return (
    <section className={styles.section} aria-labelledby="save">
      <div className={`wrap ${styles.columns ?? ''}`}>
        <div className={styles.say}>
          <h2 id="save">One call writes all of it</h2>
          <p>
            The address finds the contact. If nobody has it, the contact is made. So the
            same call is right for the first day and for every day after, and a script
            that broke off may start again at the top.
          </p>
          <dl className={styles.places}>
            {PLACES.map(({where, what}) => (
              <div key={where}>
                <dt>{where}</dt>
                <dd>{what}</dd>
              </div>
            ))}
          </dl>
          <p className={styles.more}>
            <MoreLink to="/docs/api/contacts/">All fields of a contact</MoreLink>
          </p>
        </div>
        <div className={styles.code}>
          <CodeTabs blocks={sampleTabs('save')} label="Language of the call" />
        </div>
      </div>
    </section>
  );
}
