import {formatDate} from '../../reading';
import {brand, facts} from '../../site';
import {Columns, Section} from '../../ui';
import {PreviewStrip} from '../parts';
import styles from './Board.module.css';
import {forbidden} from './forbidden';
import {versions} from './metadata';

const PARTS = [
  ['#consent', 'What counts as consent'],
  ['#limits', 'Bounce and complaint limits'],
  ['#steps', 'After a violation'],
  ['#report', 'Report spam'],
  ['#changes', 'Changes'],
] as const;

/** Whether every value of the policy is the owner's word. */
const isConfirmed = [
  facts.antiSpamPromises,
  facts.abuseContact,
  facts.complaintReview,
  facts.complaintPause,
  facts.bounceReview,
  facts.bouncePause,
].every(({confirmed}) => confirmed);

/** The head of the policy, and the board of what is not accepted. */
export function Board() {
  const [newest] = versions;
  return (
    <Section first className={styles.section}>
      <Columns split="7fr 5fr" align="bottom" className={styles.head}>
        <h1>Anti-spam policy: opt-in email only.</h1>
        <div>
          <p className="lead">
            Who may be emailed through {brand.name}, what counts as consent, and what
            happens when the rules are broken. The policy applies to every account, even
            during the trial. If you received spam, <a href="#report">report it</a>.
          </p>
          {!isConfirmed && (
            <PreviewStrip>
              Limits, promises and addresses on this page are not final.
            </PreviewStrip>
          )}
          <dl className={styles.state}>
            <div>
              <dt>Last changed</dt>
              <dd>
                {newest && <time dateTime={newest.date}>{formatDate(newest.date)}</time>}
              </dd>
            </div>
            <div>
              <dt>Status</dt>
              <dd>{isConfirmed ? 'In force' : 'Draft'}</dd>
            </div>
          </dl>
        </div>
      </Columns>
      <div className={styles.board}>
        <h2 id="forbidden">Email we do not accept</h2>
        <ul className={styles.signs}>
          {forbidden.map(({title, text, sign}) => (
            <li key={title}>
              <svg viewBox="-6 -6 60 60" aria-hidden="true">
                <g>{sign}</g>
                <path className={styles.ring} d="M24-3a27 27 0 1 1-.1 0zM5 5l38 38" />
              </svg>
              <div>
                <h3>{title}</h3>
                <p>{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
      <nav className={styles.parts} aria-label="Parts of the policy">
        <ul>
          {PARTS.map(([href, label]) => (
            <li key={href}>
              <a href={href}>{label}</a>
            </li>
          ))}
        </ul>
      </nav>
    </Section>
  );
}
