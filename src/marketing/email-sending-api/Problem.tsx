import {CodeText} from '../../reading';
import {Columns, MoreLink, Say} from '../../ui';
import {Footnote, Part} from '../parts';
import {TickBox} from '../scenes';
import {sampleHtml} from './highlighted';
import styles from './Problem.module.css';
import {reasons} from './reasons';

/** What each member of the answer is for, by the lines of the sample it takes. */
const notes = [
  {
    lines: 2,
    text: 'Links to a page about this kind of problem, with its cause and how to fix it.',
  },
  {
    lines: 1,
    text: 'Names the kind of problem in a few words, always the same for a code.',
  },
  {lines: 1, text: 'Repeats the HTTP status for logs that keep only the body.'},
  {lines: 1, text: 'Tells people what went wrong this time, in words that can change.'},
  {lines: 1, text: 'Gives your code a value to compare, because it never changes.'},
  {lines: 1, text: 'Identifies this one request, so quote it when you write to support.'},
  {
    lines: 7,
    text: 'Lists every invalid field with a JSON Pointer (RFC 6901) into the body you sent, which leads here to the missing prop.',
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
      <Columns split="22rem minmax(0, 1fr)" className={styles.frame}>
        <Say>
          <h3>Every error code</h3>
          <p>
            If <code>POST /v1/emails</code> fails, the response has one of these codes.
            Nothing is sent, except that after <code>internal_error</code> or{' '}
            <code>idempotency_in_progress</code> the email may be on its way. Set an{' '}
            <code>Idempotency-Key</code> on every request and retry with the same one, so
            that the email is sent only once.
          </p>
        </Say>
        <dl className={styles.reasons}>
          {reasons.map(({status, codes}) => (
            <div key={status}>
              <dt>{status}</dt>
              <dd>
                <ul>
                  {codes.map((code) => (
                    <li key={code} data-ticked={code === TICKED}>
                      <TickBox mark={code === TICKED ? 'cross' : undefined} />
                      {code}
                      {code === TICKED && <span className="vh"> (ticked)</span>}
                    </li>
                  ))}
                </ul>
              </dd>
            </div>
          ))}
        </dl>
      </Columns>
    </div>
  );
}

/** A refused call: its answer with notes, and the reasons there can be. */
export function Problem() {
  return (
    <Part
      id="problem"
      title="API errors that tell you how to fix them"
      intro={
        <>
          This is the response to the same request without <code>downloadUrl</code>.
          Nothing is queued, and the error names the missing field so that you can fix it
          right away.
        </>
      }
      on="night"
    >
      <div className={styles.problem}>
        <p className={styles.status}>
          <b>422</b> <span>application/problem+json</span>
        </p>
        <dl className={styles.answer}>
          {annotated().map(({html, text}) => (
            <div key={text}>
              <dt>
                <CodeText html={html} />
              </dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <ReturnLabel />
        <Footnote>
          <MoreLink to="/docs/api/email/#sendEmail.errors">
            See every error and how to fix it
          </MoreLink>
        </Footnote>
      </div>
    </Part>
  );
}
