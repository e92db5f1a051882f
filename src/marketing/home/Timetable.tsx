import {MoreLink} from '../../ui';
import {Footnote, Part, Sideways} from '../parts';
import {ana, Caption, Plate} from '../scenes';
import {Outcome} from './Outcome';
import {isPost, story} from './story';
import styles from './Timetable.module.css';

const COLLECTIONS = story
  .filter(isPost)
  .flatMap(({subject, outcome, step}) => (step ? [{...step, subject, outcome}] : []));

/** A sequence as the plate on a letterbox, with one contact's way through it. */
export function Timetable() {
  return (
    <Part
      id="sequences"
      tall="62rem"
      on="tray"
      title="Onboarding sequences that stop when they should"
      intro="A sequence is a list of emails with a wait before each and, if you like, a condition. An email is skipped when the contact no longer needs it, and the whole sequence ends as soon as your code says so."
    >
      <Plate>
        <Caption title="Onboarding">
          An example sequence for a 7-day trial. The times and results are those of{' '}
          {ana.firstName}, whose sequence started at 09:00.
        </Caption>
        <Sideways label="Emails of the sequence by day">
          <ol className={styles.days}>
            {COLLECTIONS.map(({day, leaves, subject, text, unless, outcome}) => (
              <li key={day}>
                <p className={styles.day}>
                  <small>Day</small> {day}
                </p>
                <div className={styles.what}>
                  <p className="small">{leaves}</p>
                  <h3>{subject}</h3>
                  <p>{text}</p>
                  {unless && (
                    <p className={styles.unless}>
                      <svg
                        viewBox="0 0 16 16"
                        width="16"
                        fill="none"
                        stroke="var(--red)"
                        strokeWidth="1.8"
                        aria-hidden="true"
                      >
                        <path d="M8 1.5a6.5 6.5 0 1 0 0 13 6.5 6.5 0 1 0 0-13M3.5 3.5l9 9" />
                      </svg>
                      {unless}
                    </p>
                  )}
                </div>
                <p className={styles.outcome}>
                  <span>For {ana.firstName}</span>
                  <Outcome of={outcome} />
                </p>
              </li>
            ))}
          </ol>
        </Sideways>
      </Plate>
      <Footnote>
        <MoreLink to="/automated-email-sequences/">How sequences work</MoreLink>
      </Footnote>
    </Part>
  );
}
