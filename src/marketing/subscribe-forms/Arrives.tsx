import highlighted from '@generated/marketing/default/subscribe-forms-samples.json';
import {CodeBlock} from '../../reading';
import {MoreLink} from '../../ui';
import styles from './Arrives.module.css';

const WAYS = [
  {
    field: 'email',
    place: 'email',
    text: 'It finds the contact, or creates it on the first signup.',
    isField: true,
  },
  {
    field: 'name',
    place: 'name',
    text: 'Your emails can use it to greet the contact by name.',
    isField: true,
  },
  {
    field: 'props.company',
    place: 'props',
    text: 'You can use it to choose who receives a message.',
    isField: true,
  },
  {
    field: 'Confirmed by email',
    place: 'status',
    text: 'It changes from pending to subscribed once the subscriber confirms.',
    isField: false,
  },
] as const;

const LIMITS = [
  {
    title: 'It does not detect bots',
    text: 'If a bot enters an address, its owner gets one email and nothing more happens unless they confirm. The form has no hidden honeypot field, because browsers can fill it in for real people, who would then be rejected.',
  },
  {
    title: 'It does not open as a popup',
    text: 'The form appears where you put it. If you want a popup, your own code decides when it opens.',
  },
  {
    title: 'It does not archive your wording',
    text: 'A contact has a status and times, so keep your own list of the sentences you have used and the days they were on your site.',
  },
  {
    title: 'It does not resubscribe people without their action',
    text: 'People who unsubscribed can only return by filling in a form again. No API call can do it for them.',
  },
] as const;

/** From the form into the profile and to your server, and where the form ends. */
export function Arrives() {
  const [code] = highlighted['subscribed'] ?? [];
  return (
    <>
      <section className={styles.night} aria-labelledby="arrives">
        <div className={`wrap ${styles.columns ?? ''}`}>
          <div>
            <h2 id="arrives">Where each form field is saved</h2>
            <table className={styles.ways}>
              <thead>
                <tr>
                  <th scope="col">In the form</th>
                  <th scope="col">In the contact profile</th>
                </tr>
              </thead>
              <tbody>
                {WAYS.map(({field, place, text, isField}) => (
                  <tr key={field}>
                    <td>{isField ? <code>{field}</code> : field}</td>
                    <td>
                      <code>{place}</code>
                      <span>{text}</span>
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
            <p className={styles.more}>
              <MoreLink to="/docs/webhooks/">Verify the signature of a webhook</MoreLink>
            </p>
          </div>
          {code && (
            <div className={styles.code}>
              <CodeBlock {...code} title="The webhook, once Ana has confirmed" />
            </div>
          )}
        </div>
      </section>
      <section className={styles.limits} aria-labelledby="limits">
        <div className="wrap">
          <h2 id="limits">What the form does not do</h2>
          <ul className={styles.list}>
            {LIMITS.map(({title, text}) => (
              <li key={title}>
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ul>
        </div>
      </section>
    </>
  );
}
