import {CodeBlock} from '../../reading';
import {Columns, MoreLink, Table} from '../../ui';
import {Footnote, Part, Sideways} from '../parts';
import {sampleTabs} from './highlighted';
import styles from './Pick.module.css';

/** Five lines of a register. The condition is the one in the sample beside it. */
const REGISTER = [
  {name: 'Ana', plan: 'team', seats: 5, status: 'unsubscribed'},
  {name: 'Bram', plan: 'team', seats: 8, status: 'subscribed'},
  {name: 'Clara', plan: 'team', seats: 2, status: 'subscribed'},
  {name: 'Dries', plan: 'solo', seats: 1, status: 'subscribed'},
  {name: 'Elif', plan: 'team', seats: 12, status: 'subscribed'},
] as const;

type Line = (typeof REGISTER)[number];

/** Why somebody is left out; nothing where they get the message. */
function reason({plan, seats, status}: Line): string | undefined {
  if (plan !== 'team') {
    return 'other plan';
  }
  if (seats <= 3) {
    return 'too few seats';
  }
  return status === 'subscribed' ? undefined : 'unsubscribed';
}

/** Props as the means to choose who is written to. */
export function Pick() {
  const [audience] = sampleTabs('audience');
  return (
    <Part
      id="pick"
      title="Filter contacts by what you know"
      intro="A message goes to the contacts that match your groups and conditions. They are checked when it is sent, so a plan that changed a minute ago counts."
      on="tray"
    >
      <Columns split="21fr 20fr" align="middle">
        {audience && (
          <div>
            <CodeBlock {...audience} title="Audience of a message" />
          </div>
        )}
        <Sideways label="Who receives the message">
          <Table className={styles.register}>
            <caption>Five customers and which of them receive the message</caption>
            <thead>
              <tr>
                <th scope="col">Name</th>
                <th scope="col">plan</th>
                <th scope="col">seats</th>
                <th scope="col">Receives it</th>
              </tr>
            </thead>
            <tbody>
              {REGISTER.map((line) => {
                const why = reason(line);
                return (
                  <tr key={line.name} data-in={why ? undefined : ''}>
                    <th scope="row">{line.name}</th>
                    <td>{line.plan}</td>
                    <td>{line.seats}</td>
                    <td>{why ? <span>No: {why}</span> : <b>Yes</b>}</td>
                  </tr>
                );
              })}
            </tbody>
          </Table>
        </Sideways>
      </Columns>
      <Footnote>
        <MoreLink to="/targeted-email-messages/">
          Send a message to them with Messenger
        </MoreLink>
      </Footnote>
    </Part>
  );
}
