import {CodeTabs} from '../../reading';
import {MoreLink} from '../../ui';
import {sampleTabs} from './highlighted';
import styles from './Save.module.css';

const PLACES = [
  {
    where: 'A user signs up',
    what: 'Address, your own ID, name, and whether they want news',
  },
  {
    where: 'A plan changes',
    what: 'plan and seats, with null for values that no longer apply',
  },
  {where: 'A user does something for the first time', what: 'projects: 1'},
  {where: 'An address changes', what: 'The new address with the contact’s ID'},
] as const;

/** The one call that writes into the profile. */
export function Save() {
  return (
    <section className={styles.section} aria-labelledby="save">
      <div className={`wrap ${styles.columns ?? ''}`}>
        <div className={styles.say}>
          <h2 id="save">Create or update a contact with one API call</h2>
          <p>
            The contact is found by its address, and created if it doesn’t exist yet. So
            you can use the same call on the first day and every day after, and a script
            that stopped halfway can simply run again.
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
            <MoreLink to="/docs/api/contacts/">See all fields of a contact</MoreLink>
          </p>
        </div>
        <div className={styles.code}>
          <CodeTabs blocks={sampleTabs('save')} label="Language of the request" />
        </div>
      </div>
    </section>
  );
}
