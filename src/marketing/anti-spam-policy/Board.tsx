import {formatDate} from '../../reading';
import {brand, facts} from '../../site';
import {Columns, Section} from '../../ui';
import {Facts, Points, PreviewStrip} from '../parts';
import {Plate} from '../scenes';
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
    <Section first space="above" spaced>
      <Columns split="7fr 5fr" align="bottom">
        <h1>Anti-spam policy: no email without consent or a customer relationship.</h1>
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
          <Facts
            of={[
              [
                'Last changed',
                newest && <time dateTime={newest.date}>{formatDate(newest.date)}</time>,
              ],
              ['Status', isConfirmed ? 'In force' : 'Draft'],
            ]}
          />
        </div>
      </Columns>
      <Plate tone="red" className={styles.board}>
        <h2 id="forbidden">Email we do not accept</h2>
        <Points least="14rem" className={styles.signs}>
          {forbidden.map(({title, text, sign}) => (
            <li key={title}>
              <svg
                viewBox="-6 -6 60 60"
                fill="none"
                stroke="var(--ink)"
                strokeLinecap="round"
                strokeLinejoin="round"
                strokeWidth="2.25"
                aria-hidden="true"
              >
                <g transform="translate(4 4) scale(.84)">{sign}</g>
                <path
                  stroke="var(--red)"
                  strokeWidth="4"
                  d="M24-3a27 27 0 1 1-.1 0zM5 5l38 38"
                />
              </svg>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </Points>
      </Plate>
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
