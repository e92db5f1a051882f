import {brand} from '../../site';
import {Columns, MoreLink, Rows, Say} from '../../ui';
import {Part} from '../parts';
import {acme, ApiCall, Letter} from '../scenes';
import styles from './Hands.module.css';

/** Two people, one email: what each of them edits, and the placeholders in between. */
export function Hands() {
  return (
    <Part
      id="hands"
      title="Marketers edit, developers keep the props"
      intro="Marketers change the text without waiting for a deployment, and developers only send the values. They meet at the placeholders, which both can see."
    >
      <Columns split="repeat(2, minmax(0, 1fr))" joined className={styles.sheet}>
        <Say className={styles.half}>
          <h3>What marketers edit</h3>
          <Letter from={acme} time="17:00" subject="Your trial ends soon">
            <p>
              Hello <mark>{'{{name}}'}</mark>, your trial ends on{' '}
              <mark>{'{{endsOn}}'}</mark>. Your projects stay where they are.
            </p>
          </Letter>
          <Rows>
            <li>The text, the order of the blocks and the colors</li>
            <li>The subject and the preview text in the inbox</li>
            <li>The fallback for a placeholder without a value</li>
          </Rows>
        </Say>
        <Say className={styles.half}>
          <h3>What developers send</h3>
          <ApiCall
            call={`POST ${new URL(brand.api).pathname}/emails`}
            answer="202"
            body={{
              from: acme.address,
              to: 'ana@customer.example',
              template: 'trial-reminder',
              props: {name: 'Ana', endsOn: '10 November 2026'},
            }}
          />
          <Rows>
            <li>When the email is sent and to whom</li>
            <li>One value for each placeholder</li>
            <li>
              If a value is missing and has no fallback, the request fails with{' '}
              <code>missing_prop</code>
            </li>
          </Rows>
        </Say>
      </Columns>
      <p>
        <MoreLink to="/docs/template-props/">
          How placeholders are filled and escaped
        </MoreLink>
      </p>
    </Part>
  );
}
