import {CodeBlock} from '../../reading';
import {facts} from '../../site';
import {MoreLink, SampleMark} from '../../ui';
import styles from './Erase.module.css';
import {sampleTabs} from './highlighted';

const REST = [
  {what: 'Profile, props and groups', deleted: 'removed', erased: 'removed'},
  {what: 'Sequences', deleted: 'stopped', erased: 'stopped'},
  {
    what: 'Emails in your log',
    deleted: 'kept with the address',
    erased: 'kept without personal data',
  },
  {what: 'Proof of the request', deleted: 'none', erased: 'a record with a date'},
] as const;

/** Drawn like a savings book that a bank has canceled by a cut corner and holes. */
function VoidBook() {
  return (
    <svg className={styles.void} viewBox="0 0 300 210" aria-hidden="true">
      <path
        className={styles.cloth}
        d="M6 0h232l62 62v142a6 6 0 0 1-6 6H6a6 6 0 0 1-6-6V6a6 6 0 0 1 6-6z"
      />
      <path className={styles.fold} d="M238 0v62h62z" />
      <g className={styles.lines}>
        <path d="M28 44h96M28 68h150M28 92h132M28 116h160" />
      </g>
      <g className={styles.holes}>
        {Array.from({length: 13}, (_, index) => (
          <circle key={index} cx={28 + index * 20} cy="160" r="5.5" />
        ))}
      </g>
    </svg>
  );
}

/** The end of a book: what deleting leaves, and what erasing leaves. */
export function Erase() {
  const [erasure] = sampleTabs('erasure');
  const {value, confirmed} = facts.erasureDays;
  return (
    <section className={styles.section} aria-labelledby="erase">
      <div className={`wrap ${styles.columns ?? ''}`}>
        <div>
          <h2 id="erase">Delete a contact when they ask (GDPR)</h2>
          <p className={styles.lead}>
            Article 17 of the GDPR gives everyone the right to be forgotten. Deleting a
            contact removes the profile. Erasing one also removes the address, the name
            and the content from every email and event that mentions them, within {value}{' '}
            days. {!confirmed && <SampleMark />}
          </p>
          <table className={styles.rest}>
            <thead>
              <tr>
                <td />
                <th scope="col">Deleted</th>
                <th scope="col">Erased</th>
              </tr>
            </thead>
            <tbody>
              {REST.map(({what, deleted, erased}) => (
                <tr key={what}>
                  <th scope="row">{what}</th>
                  <td>{deleted}</td>
                  <td>{erased}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <p className={styles.more}>
            <MoreLink to="/docs/contact-profiles-quickstart/#erase">
              Erase a contact, step by step
            </MoreLink>
          </p>
        </div>
        <div className={styles.scene}>
          <VoidBook />
          {erasure && (
            <div className={styles.code}>
              <CodeBlock {...erasure} title="POST /contacts/{contact}/erase, 202" />
            </div>
          )}
          <p className={styles.note}>
            The record contains no name, so you can keep it to show what happened to the
            request.
          </p>
        </div>
      </div>
    </section>
  );
}
