import {Columns, MoreLink} from '../../ui';
import {Footnote, Part} from '../parts';
import {Illustration} from '../scenes';
import styles from './Builder.module.css';
import {asks, steps} from './onboarding';
import {waitInWords} from './run';

/** The step that is being edited. */
const OPEN = 1;

/** The sequence of the timetable as a list of steps, one of them opened. */
export function Builder() {
  return (
    <Part
      id="builder"
      beside
      title="Build a sequence from emails, waits and conditions"
      intro="You create sequences in the dashboard, so changing a wait or a condition needs no deploy. Each step has a template, a wait after the step before it and, if you like, conditions that the contact has to meet."
    >
      <Illustration
        title="Sequences / onboarding"
        caption="The four steps of the sequence above, with the second one opened."
      >
        <Columns split="1fr 1fr" from={48} joined>
          <ol className={styles.steps}>
            {steps.map(({template, days: wait}, index) => (
              <li key={template} data-open={index === OPEN ? '' : undefined}>
                <b>{template}</b>
                <span>
                  {waitInWords(wait)}, {asks[index]}
                </span>
              </li>
            ))}
          </ol>
          <dl className={styles.form}>
            {[
              ['Template', steps[OPEN]?.template],
              ['Wait', waitInWords(steps[OPEN]?.days ?? 0)],
              ['Condition', asks[OPEN]],
            ].map(([label, value]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </Columns>
      </Illustration>
      <Footnote>
        <MoreLink to="/docs/setup-onboarding-sequence/">Set up a sequence</MoreLink>
      </Footnote>
    </Part>
  );
}
