import clsx from 'clsx';
import type {CSSProperties} from 'react';
import {Part, Points} from '../parts';
import styles from './Weekend.module.css';
import {days, LAST, lives, personOn, verdictOn, type Life} from './weekend';

const STATES = [
  {
    status: 'draft',
    text: 'Change the text, the sender and the audience as often as you like. A draft can be saved before it is complete.',
  },
  {
    status: 'scheduled',
    text: 'The message waits for its time and can’t be edited unless you cancel it, which makes it a draft again.',
  },
  {
    status: 'sending',
    text: 'The audience is counted only now, which sets recipientCount, and the message can no longer be canceled.',
  },
  {
    status: 'sent',
    text: 'All emails were sent by sentAt, and addresses that bounce are skipped in every later message.',
  },
] as const;

/** One day of a contact: a bar while the audience includes it, with what changed that day. */
function Day({of, day}: {of: Life; day: number}) {
  const verdict = verdictOn(of, day);
  const {change} = of;
  const isNew = change?.day === day;
  return (
    <td
      data-in={verdict.gets}
      data-new={isNew || undefined}
      style={{'--day': day} as CSSProperties}
    >
      {day === LAST ? (
        <b className={clsx(verdict.gets && styles.gets)}>
          {verdict.gets ? 'gets it' : 'skipped'}
        </b>
      ) : (
        <span className={clsx(!isNew && day > 0 && 'vh')}>
          {isNew ? change.says : verdict.gets ? 'in the audience' : verdict.text}
        </span>
      )}
    </td>
  );
}

/** A weekend between draft and sending: who enters the audience and who leaves it. */
export function Weekend() {
  return (
    <Part
      id="life"
      title="The audience is counted when the message is sent, not before"
      intro="A message stores a description of its audience instead of a list. Here it is “beta testers on a trial”, and a weekend passes between drafting and sending it."
    >
      <table className={clsx('later', styles.days)} aria-labelledby="life">
        <thead>
          <tr>
            <th scope="col">
              <span className="vh">Contact</span>
            </th>
            {days.map(({day, status}, index) => (
              <th key={day} scope="col" data-status={status}>
                <b>
                  {day}
                  {index === LAST && ' 08:00'}
                </b>{' '}
                <code className={clsx(days[index - 1]?.status === status && styles.same)}>
                  {status}
                </code>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lives.map((of) => (
            <tr key={of.address}>
              <th scope="row">{personOn(of, LAST)?.name || of.address}</th>
              {days.map(({day}, index) => (
                <Day key={day} of={of} day={index} />
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">In the audience</th>
            {days.map(({day}, index) => (
              <td key={day}>
                {index === LAST && <code>recipientCount: </code>}
                <b>{lives.filter((of) => verdictOn(of, index).gets).length}</b>
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
      <Points as="dl" least="15rem">
        {STATES.map(({status, text}) => (
          <div key={status}>
            <dt>
              <code>{status}</code>
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </Points>
    </Part>
  );
}
