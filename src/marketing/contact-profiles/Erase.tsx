import {CodeBlock} from '../../reading';
import {facts} from '../../site';
import {MoreLink, SampleMark} from '../../ui';
import {ana} from '../scenes';
import styles from './Erase.module.css';
import {sampleTabs} from './highlighted';

const REST = [
  {what: 'Profile, props, groups', deleted: 'gone', erased: 'gone'},
  {what: 'Sequences', deleted: 'stopped', erased: 'stopped'},
  {
    what: 'Emails in your list',
    deleted: 'stay, with the address',
    erased: 'stay, naming nobody',
  },
  {what: 'What is left to show', deleted: 'nothing', erased: 'a record with a date'},
] as const;

/** A bank makes a book void by a cut corner and holes: nobody can write in it again. */
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
          <h2 id="erase">When {ana.firstName} asks to be forgotten</h2>
          <p className={styles.lead}>
            Article 17 of the GDPR gives her that right. Deleting closes the book. Erasing
            also takes her address, name and content out of every email and event that
            mentions her, within {value} days
            {!confirmed && (
              <>
                {' '}
                <SampleMark />
              </>
            )}
            .
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
              Erase a person, step by step
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
            The record has no name in it. So you may keep it, and show it if somebody asks
            what became of the request.
          </p>
        </div>
      </div>
    </section>
  );
}
