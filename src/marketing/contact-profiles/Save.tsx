import {CodeTabs} from '../../reading';
import {MoreLink, Rows, Say, Section} from '../../ui';
import {sampleTabs} from './highlighted';

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
    <Section heading="save" split="6fr 7fr" align="middle">
      <Say>
        <h2 id="save">Create or update a contact with one API call</h2>
        <p>
          The contact is found by its address and created if it doesn’t exist yet. That
          way, you can use the same call on the first day and every day after, and a
          script that stopped halfway can simply run again.
        </p>
        <Rows as="dl">
          {PLACES.map(({where, what}) => (
            <div key={where}>
              <dt>{where}</dt>
              <dd>{what}</dd>
            </div>
          ))}
        </Rows>
        <p>
          <MoreLink to="/docs/api/contacts/">See all fields of a contact</MoreLink>
        </p>
      </Say>
      <CodeTabs blocks={sampleTabs('save')} label="Language of the request" />
    </Section>
  );
}
