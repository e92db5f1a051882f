import {MoreLink} from '../../ui';
import {ana, InkStamp, type InkTone} from '../scenes';
import {isBuilt} from './isBuilt';
import {SectionHead} from './SectionHead';
import styles from './Timetable.module.css';

interface Collection {
  day: number;
  time: string;
  subject: string;
  text: string;
  /** When the email stays in the bag. */
  unless?: string;
  /** What became of it on the way to one contact: see the passbook. */
  outcome: string;
  tone: InkTone;
}

const COLLECTIONS: readonly Collection[] = [
  {
    day: 0,
    time: 'At sign-up',
    subject: 'Welcome to Acme',
    text: 'Three things to do first.',
    outcome: 'Opened',
    tone: 'good',
  },
  {
    day: 1,
    time: '09:00',
    subject: 'Make your first project',
    text: 'A two-minute walk through.',
    unless: 'Not sent if a project exists',
    outcome: 'Not needed',
    tone: 'kept',
  },
  {
    day: 3,
    time: '09:00',
    subject: 'Invite a colleague',
    text: 'Most work here is done in twos.',
    unless: 'Not sent if the team has two',
    outcome: 'Opened',
    tone: 'good',
  },
  {
    day: 5,
    time: '09:00',
    subject: 'Questions? Just reply',
    text: 'From a person, in plain text.',
    outcome: 'Delivered',
    tone: 'good',
  },
  {
    day: 7,
    time: '17:00',
    subject: 'Your trial ends today',
    text: 'What stays, what stops, how to go on.',
    unless: 'Not sent if they subscribed',
    outcome: 'Not needed',
    tone: 'kept',
  },
];

/** A sequence as the plate on a letterbox, with one contact's way through it. */
export function Timetable() {
  return (
    <section className={styles.section}>
      <div className="wrap">
        <SectionHead wide code="email automation" title="A timetable, not a maze.">
          <p>
            A sequence is a list of days and one question per step: does this person still
            need it? If not, the email stays in the bag.
          </p>
        </SectionHead>
        <div className={styles.plate}>
          <p className={styles.caption}>
            <b>Collection times</b>
            <span>
              Onboarding: starts with the trial, stops at the first payment. Stamped: how
              it went for {ana.firstName}.
            </span>
          </p>
          <ol className={styles.days}>
            {COLLECTIONS.map(({day, time, subject, text, unless, outcome, tone}) => (
              <li key={day}>
                <p className={styles.day}>
                  <small>Day</small> {day}
                </p>
                <div>
                  <p className={styles.time}>{time}</p>
                  <h3>{subject}</h3>
                  <p className={styles.text}>{text}</p>
                  {unless && (
                    <p className={styles.unless}>
                      <svg viewBox="0 0 16 16" aria-hidden="true">
                        <path d="M8 1.5a6.5 6.5 0 1 0 0 13 6.5 6.5 0 1 0 0-13M3.5 3.5l9 9" />
                      </svg>
                      {unless}
                    </p>
                  )}
                </div>
                <p className={styles.outcome}>
                  <span>For {ana.firstName}</span>
                  <InkStamp tone={tone}>{outcome}</InkStamp>
                </p>
              </li>
            ))}
          </ol>
        </div>
        {isBuilt('/automated-email-sequences/') && (
          <p className={styles.more}>
            <MoreLink to="/automated-email-sequences/">How sequences work</MoreLink>
          </p>
        )}
      </div>
    </section>
  );
}
