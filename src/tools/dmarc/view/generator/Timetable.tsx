import {DatedPlan} from '../../../view';
import type {PlannedStep} from './useDmarcGenerator';

/** The plan as the plate on a letter box: on which day which record is collected. */
export function Timetable({
  plan,
  isDated,
}: {
  plan: readonly PlannedStep[];
  isDated: boolean;
}) {
  return (
    <section aria-labelledby="plan">
      <DatedPlan
        head={
          <>
            <h2 id="plan">Next steps</h2>
            <p>
              {isDated
                ? 'Counted from today, each date is the earliest for the next step, and you can always wait longer.'
                : 'The days count from when you start, and you can always wait longer.'}
            </p>
          </>
        }
        steps={plan.map(({on, title, before, caution, record, note, changes, after}) => ({
          on: isDated ? on : `Day ${after + 1}`,
          isDate: isDated,
          title,
          isQuiet: !changes,
          content: (
            <>
              {changes && <code>{record}</code>}
              {changes && note && <p className="quiet">{note}</p>}
              <p className="quiet">{changes ? 'Before that:' : 'On that day:'}</p>
              <ul>
                {before.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
              {caution && <p data-caution>{caution}</p>}
            </>
          ),
        }))}
      />
    </section>
  );
}
