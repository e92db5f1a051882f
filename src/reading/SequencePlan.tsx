import {translate} from '@docusaurus/Translate';
import {InlineText} from './InlineText';
import {sequenceDays} from './sequenceDays';
import styles from './SequencePlan.module.css';

export interface SequencePlanStep {
  /** Wait after the step before, as an ISO 8601 duration: `P2D`. */
  wait: string;
  /** The template that is sent. */
  template: string;
  /** What the email is for, in one sentence. */
  text: string;
  /** What must be true of the contact; without it everybody gets the email. */
  onlyIf?: string;
}

/**
 * A sequence drawn: its days as a line with stops, what leaves on each and for whom, and
 * what takes a contact off it. A table for those who do not see the line.
 *
 * @param starts when a contact gets on, in one sentence
 * @param stops what ends it early, each in a few words
 */
export function SequencePlan({
  name,
  starts,
  steps,
  stops,
}: {
  name: string;
  starts: string;
  steps: readonly SequencePlanStep[];
  stops: readonly string[];
}) {
  const days = sequenceDays(steps.map(({wait}) => wait));
  return (
    <figure className={styles.plan}>
      <figcaption>
        <b>{name}</b> <InlineText text={starts} />
      </figcaption>
      <table aria-label={translate({message: 'Steps of the sequence {name}'}, {name})}>
        <thead className="vh">
          <tr>
            <th>{translate({message: 'Day'})}</th>
            <th>{translate({message: 'What is sent'})}</th>
            <th>{translate({message: 'To whom'})}</th>
          </tr>
        </thead>
        <tbody>
          {steps.map(({wait, template, text, onlyIf}, index) => (
            <tr key={template}>
              <th scope="row">
                <small>{translate({message: 'Day'})}</small> {days[index]}
              </th>
              <td>
                <b>{template}</b>
                <span>{text}</span>
                <code>{wait}</code>
              </td>
              <td data-asks={onlyIf !== undefined}>
                {onlyIf === undefined ? (
                  translate({message: 'Everyone'})
                ) : (
                  <InlineText text={onlyIf} />
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className={styles.stops}>
        <b>{translate({message: 'Stops immediately'})}</b>
        <ul className={styles.list}>
          {stops.map((stop) => (
            <li key={stop}>
              <InlineText text={stop} />
            </li>
          ))}
        </ul>
      </div>
    </figure>
  );
}
