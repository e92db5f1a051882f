import highlighted from '@generated/marketing/default/subscribe-forms-samples.json';
import {CodeBlock} from '../../reading';
import {MoreLink} from '../../ui';
import styles from './Arrives.module.css';

const WAYS = [
  {
    field: 'email',
    place: 'email',
    text: 'Finds the contact, or makes it.',
    isField: true,
  },
  {
    field: 'name',
    place: 'name',
    text: 'What your emails call the person.',
    isField: true,
  },
  {
    field: 'props.company',
    place: 'props',
    text: 'A fact to choose recipients by.',
    isField: true,
  },
  {
    field: 'Confirmed by email',
    place: 'status',
    text: 'From pending to subscribed.',
    isField: false,
  },
] as const;

const LIMITS = [
  {
    title: 'It does not tell people from robots.',
    text: 'A robot can type an address. Its owner gets one email, and silence ends it. We put no hidden trap field into the form: browsers fill those in for people, who are then lost without a word.',
  },
  {
    title: 'It does not pop up.',
    text: 'The form is where you put it. What opens over a page, and when, is up to your own code.',
  },
  {
    title: 'It does not remember your wordings.',
    text: 'A contact has a status and times. Keep a list of the sentences you have used and the days they stood there.',
  },
  {
    title: 'It does not bring anybody back.',
    text: 'Who unsubscribed can only return by filling in a form again. No call of the API can do it for them.',
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
            <h2 id="arrives">What lands where</h2>
            <table className={styles.ways}>
              <thead>
                <tr>
                  <th scope="col">In the form</th>
                  <th scope="col">In the profile</th>
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
              <MoreLink to="/docs/webhooks/">Check the signature of a webhook</MoreLink>
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
          <h2 id="limits">Where the form ends</h2>
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
