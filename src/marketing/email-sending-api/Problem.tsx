import clsx from 'clsx';
import {MoreLink} from '../../ui';
import {sampleHtml} from './highlighted';
import styles from './Problem.module.css';
import section from './Section.module.css';

/** What each member of the answer is for, in the order it has there. */
const notes = [
  {member: 'type', text: 'The address of a page about this kind of problem: cause and cure.'},
  {member: 'title', text: 'The kind in a few words. Always the same for a code.'},
  {member: 'status', text: 'The HTTP status again, for logs that keep only the body.'},
  {member: 'detail', text: 'What went wrong this time. For people: its wording can change.'},
  {member: 'code', text: 'For your program. Compare this one: it never changes.'},
  {member: 'requestId', text: 'Names this one request. Quote it when you write to support.'},
  {
    member: 'errors',
    text: 'Every field that is wrong, not only the first. The pointer leads into the body you sent.',
  },
] as const;

/** The codes of `POST /emails` by status, as reasons on a return label. */
const reasons = [
  {status: 400, codes: ['invalid_json']},
  {status: 401, codes: ['missing_key', 'invalid_key']},
  {status: 403, codes: ['domain_not_verified']},
  {status: 409, codes: ['idempotency_in_progress']},
  {status: 413, codes: ['payload_too_large']},
  {status: 415, codes: ['unsupported_media_type']},
  {
    status: 422,
    codes: [
      'missing_prop',
      'invalid_field',
      'invalid_recipient',
      'missing_content',
      'conflicting_content',
      'header_not_allowed',
      'template_not_found',
      'scheduled_in_past',
      'scheduled_too_far',
      'idempotency_conflict',
    ],
  },
  {status: 429, codes: ['rate_limited']},
  {status: 500, codes: ['internal_error']},
] as const;

const TICKED = 'missing_prop';

/** A refused call: its answer with notes, and the reasons there can be. */
export function Problem() {
  return (
    <section className={clsx(section.section, styles.night)} aria-labelledby="problem">
      <div className="wrap">
        <div className={section.head}>
          <h2 id="problem">An error that explains itself</h2>
          <p>
            The same call without <code>resetUrl</code>. Nothing is queued; the email comes
            back with the reason, and the reason names the field.
          </p>
        </div>
        <div className={styles.desk}>
          <figure className={styles.answer}>
            <figcaption>
              <span>422</span> application/problem+json
            </figcaption>
            <pre>
              <code dangerouslySetInnerHTML={{__html: sampleHtml('problem')}} />
            </pre>
          </figure>
          <dl className={styles.notes}>
            {notes.map(({member, text}) => (
              <div key={member}>
                <dt>{member}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
          <div className={styles.label}>
            <h3>Return to sender</h3>
            <p>Reason, as in code</p>
            <dl className={styles.reasons}>
              {reasons.map(({status, codes}) => (
                <div key={status}>
                  <dt>{status}</dt>
                  <dd>
                    <ul className={styles.codes}>
                      {codes.map((code) => (
                        <li key={code} className={clsx(code === TICKED && styles.ticked)}>
                          {code}
                          {code === TICKED && <span className="vh"> (ticked)</span>}
                        </li>
                      ))}
                    </ul>
                  </dd>
                </div>
              ))}
            </dl>
          </div>
        </div>
        <p className={styles.more}>
          <MoreLink to="/docs/api/email/">Every error with its cause and its cure</MoreLink>
        </p>
      </div>
    </section>
  );
}
