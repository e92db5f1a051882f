import {CellTable, Part} from '../parts';
import {ada, LAST_DAY, lives, steps} from './onboarding';
import {dayInWords, dueDays, progressAt, type Station} from './run';

const due = dueDays(steps);

function Outcome({station: {state, why}}: {station: Station}) {
  switch (state) {
    case 'sent':
      return (
        <b>
          <span aria-hidden="true">●</span> Sent
        </b>
      );
    case 'left out':
      return `Skipped: ${why ?? ''}`;
    default:
      return 'Not sent';
  }
}

/** What five users get from the same sequence, in a table: it needs no script. */
export function Weeks() {
  const weeks = lives.map((life) => ({
    life,
    progress: progressAt(steps, ada, life, LAST_DAY),
  }));
  return (
    <Part
      id="weeks"
      on="tray"
      title="One onboarding sequence, five different outcomes"
      intro="All five users get the same sequence of four steps, and what they do in their first week decides which emails they receive."
    >
      <CellTable
        label="Five users and the emails they get"
        first="What the user does"
        columns={[
          ...steps.map(({template}, index) => ({
            name: template,
            over: `Day ${String(due[index])}`,
          })),
          {name: 'Status at the end'},
        ]}
        rows={weeks.map(({life, progress: {stations, status, stopped}}) => ({
          title: life.label,
          cells: [
            ...stations.map((station) => (
              <Outcome key={station.step.template} station={station} />
            )),
            <>
              <code>{status}</code>
              {stopped && (
                <>
                  , <code>{stopped.reason}</code>, {dayInWords(stopped.day)}
                </>
              )}
            </>,
          ],
        }))}
      />
    </Part>
  );
}
