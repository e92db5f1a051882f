import {formatDate} from '../../reading';
import {brand, facts} from '../../site';
import {SampleMark} from '../../ui';
import styles from './Board.module.css';
import {forbidden} from './forbidden';
import {versions} from './metadata';

const PARTS = [
  ['#consent', 'What consent is'],
  ['#limits', 'The lines'],
  ['#steps', 'What we do'],
  ['#report', 'Report an email'],
  ['#changes', 'What changed'],
] as const;

/** The head of the policy, and the board of what is not taken at this counter. */
export function Board() {
  const [newest] = versions;
  return (
    <section className={styles.section}>
      <div className={`wrap ${styles.head ?? ''}`}>
        <div>
          <p className={styles.kind}>Anti-spam policy</p>
          <h1>Nobody waits for spam. We do not carry it.</h1>
        </div>
        <div className={styles.say}>
          <p className="lead">
            These rules hold for every account of {brand.name}, on the first day of the
            trial as in the tenth year, by API, sequence or Messenger.
          </p>
          <dl className={styles.state}>
            <div>
              <dt>Last changed</dt>
              <dd>
                {newest && <time dateTime={newest.date}>{formatDate(newest.date)}</time>}
              </dd>
            </div>
            <div>
              <dt>Status</dt>
              <dd>
                {facts.antiSpamPromises.confirmed ? (
                  'In force'
                ) : (
                  <>
                    Complete, not yet confirmed by the owner <SampleMark />
                  </>
                )}
              </dd>
            </div>
          </dl>
        </div>
      </div>
      <div className="wrap">
        <div className={styles.board}>
          <h2 id="forbidden">Not accepted at this counter</h2>
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
      </div>
    </section>
  );
}
