import {EmailFrame, InlineText} from '../../../reading';
import styles from './DunningSchedule.module.css';
import {dayInWords, schedule, type Letter} from './schedule';

const SENDER = 'Acme <billing@acme.example>';

function FoldedLetter({letter}: {letter: Letter}) {
  const {subject, purpose, opening, button, closing, dates, end, origin} = letter;
  return (
    <details className={styles.letter}>
      <summary>
        <b>{subject}</b>
        <span>{purpose}</span>
      </summary>
      <EmailFrame from={SENDER} subject={subject}>
        {opening.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <p>
          <span data-button="">{button}</span>
        </p>
        {closing.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {dates && (
          <table>
            <tbody>
              {dates.map(({day, step}) => (
                <tr key={day}>
                  <th scope="row">{day}</th>
                  <td>{step}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
        {end && <p>{end}</p>}
      </EmailFrame>
      <p className={styles.origin}>
        <InlineText text={origin} />
      </p>
    </details>
  );
}

/**
 * A dunning schedule from before the failure to the end, with each email to open. It is
 * a list, so it reads the same without JavaScript and without style sheets.
 */
export function DunningSchedule() {
  return (
    <ol className={styles.schedule}>
      {schedule.map(({day, action, letter}) => (
        <li key={day} data-quiet={letter === undefined}>
          <p className={styles.day}>{dayInWords(day)}</p>
          <div className={styles.what}>
            <p>{action}</p>
            {letter ? (
              <FoldedLetter letter={letter} />
            ) : (
              <p className={styles.none}>No email on this day.</p>
            )}
          </div>
        </li>
      ))}
    </ol>
  );
}
