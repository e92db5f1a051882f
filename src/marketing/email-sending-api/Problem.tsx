import clsx from 'clsx';
import {MoreLink} from '../../ui';
import {sampleHtml} from './highlighted';
import styles from './Problem.module.css';
import {reasons} from './reasons';
import section from './Section.module.css';

/** What each member of the answer is for, by the lines of the sample it takes. */
const notes = [
  {
    lines: 2,
    text: 'The address of a page about this kind of problem: its cause, its cure.',
  },
  {lines: 1, text: 'The kind in a few words. Always the same for a code.'},
  {lines: 1, text: 'The HTTP status again, for logs that keep only the body.'},
  {lines: 1, text: 'What went wrong this time. For people: its wording can change.'},
  {lines: 1, text: 'For your program. Compare this one: it never changes.'},
  {lines: 1, text: 'Names this one request. Quote it when you write to support.'},
  {
    lines: 7,
    text: 'Every field that is wrong, not only the first. The pointer is a JSON Pointer (RFC 6901) into the body you sent. Here it leads to the prop that you forgot.',
  },
] as const;

/** The highlighted answer, cut into the pieces that have a note. */
function annotated(): {html: string; text: string}[] {
  const lines = sampleHtml('problem').split('\n');
  return notes.map(({lines: count, text}) => ({
    html: lines.splice(0, count).join('\n'),
    text,
  }));
}

/** The one that the sample above was refused for. */
const TICKED = 'missing_prop';

function ReturnLabel() {
  return (
    <div className={styles.label}>
      <div className={styles.frame}>
        <div>
          <h3>Return to sender</h3>
          <p>
            The email did not leave. These are all the reasons that{' '}
            <code>POST /v1/emails</code> can give.
          </p>
        </div>
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
  );
}

/** A refused call: its answer with notes, and the reasons there can be. */
export function Problem() {
  return (
    <section className={clsx(section.section, styles.night)} aria-labelledby="problem">
      <div className="wrap">
        <div className={section.head}>
          <h2 id="problem">An error that explains itself</h2>
          <p>
            The same call, without <code>fileUrl</code>. Nothing is queued: the email
            comes back with a reason, and the reason names the field.
          </p>
        </div>
        <p className={styles.status}>
          <b>422</b> <span>application/problem+json</span>
        </p>
        <dl className={styles.answer}>
          {annotated().map(({html, text}) => (
            <div key={text}>
              <dt>
                <code dangerouslySetInnerHTML={{__html: html}} />
              </dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <ReturnLabel />
        <p>
          <MoreLink to="/docs/api/email/#sendEmail.errors" className={styles.more}>
            Every error with its cause and its cure
          </MoreLink>
        </p>
      </div>
    </section>
  );
}
