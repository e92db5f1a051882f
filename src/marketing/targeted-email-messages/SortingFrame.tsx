import clsx from 'clsx';
import {useId, useRef, useState} from 'react';
import {scene} from '../../shell';
import {
  needsNoValue,
  readValue,
  recipientCount,
  verdictOf,
  type Audience,
  type Condition,
  type Person,
} from '../parts';
import {ApiCall} from '../scenes';
import {OwnQuestion, type Draft} from './OwnQuestion';
import {choices, people, type Choice} from './people';
import styles from './SortingFrame.module.css';

const FIRST: Draft = {
  field: 'createdAt',
  operator: 'before',
  value: '2026-11-01T00:00:00Z',
};

function ownAudience({field, operator, value}: Draft): Audience {
  const condition: Condition = needsNoValue(operator)
    ? {field, operator}
    : {field, operator, value: readValue(value)};
  return {groups: [], conditions: [condition]};
}

/** A condition as the JSON of the draft has it. */
function asJson({groups, conditions}: Audience) {
  return {groups, conditions: conditions.map((condition) => ({...condition}))};
}

function seatsOf({props: {seats}}: Person): string {
  return seats === undefined
    ? ''
    : `, ${String(seats)} ${seats === 1 ? 'seat' : 'seats'}`;
}

/** Keeps what is not seen at first out of the page's Markdown twin. */
const firstOnly = (index: number) => (index > 0 ? {'data-twin': 'none'} : {});

/** One hole of the frame: a letter, or why there is none, for each of the choices. */
function Hole({person, all}: {person: Person; all: readonly Choice[]}) {
  return (
    <li>
      {all.map(({id, audience}, index) => {
        const verdict = verdictOf(person, audience);
        return verdict.gets ? (
          <p key={id} data-for={id} className={styles.letter} {...firstOnly(index)}>
            gets it
          </p>
        ) : (
          <p
            key={id}
            data-for={id}
            className={styles.none}
            data-why={verdict.why}
            {...firstOnly(index)}
          >
            {verdict.text}
          </p>
        );
      })}
      <p className={styles.plate}>
        <b>{person.name}</b>
        <span>
          {person.props['plan']}
          {seatsOf(person)}
        </span>
        <span>{person.groups.join(', ')}</span>
      </p>
    </li>
  );
}

/**
 * Twelve contacts as the holes of a sorting frame. Radio buttons and CSS pick the
 * audience, so the ready ones work without JavaScript; one's own question needs React.
 */
export function SortingFrame() {
  const name = useId();
  const ownRadio = useRef<HTMLInputElement>(null);
  const [draft, setDraft] = useState(FIRST);
  const [asked, setAsked] = useState(false);
  const own: Choice = {
    id: 'own',
    label: 'Your own condition',
    audience: ownAudience(draft),
  };
  const all = [...choices, own];
  const ownCount = recipientCount(people, own.audience);

  function ask(next: Draft) {
    setDraft(next);
    setAsked(true);
    if (ownRadio.current) {
      ownRadio.current.checked = true;
    }
  }

  return (
    <div className={styles.layout} {...scene}>
      <fieldset className={styles.question}>
        <legend>Choose an audience</legend>
        {all.map(({id, label, audience}, index) => (
          <label key={id} className={styles.choice}>
            <input
              ref={id === 'own' ? ownRadio : undefined}
              type="radio"
              name={name}
              value={id}
              defaultChecked={index === 0}
            />
            <span>{label}</span>
            <span className={styles.share}>
              {recipientCount(people, audience)}
              <span className="vh"> of {people.length}</span>
            </span>
          </label>
        ))}
        <OwnQuestion draft={draft} onChange={ask} />
        <noscript>
          <p className="small quiet">
            Without JavaScript, the first four audiences work. Your own condition needs
            JavaScript.
          </p>
        </noscript>
        <p role="status" className="vh">
          {asked &&
            `${String(ownCount)} of ${String(people.length)} contacts would get it.`}
        </p>
      </fieldset>
      <ul className={clsx('later', styles.holes)} aria-label="Twelve contacts">
        {people.map((person) => (
          <Hole key={person.name} person={person} all={all} />
        ))}
      </ul>
      <div className={clsx('later', styles.calls)}>
        {all.map(({id, audience}, index) => (
          <div key={id} data-for={id} {...firstOnly(index)}>
            <ApiCall
              call="audience"
              answer={`recipientCount: ${String(recipientCount(people, audience))}`}
              body={asJson(audience)}
              className={styles.call}
            />
          </div>
        ))}
      </div>
      <p className="small quiet">
        Each contact is checked for group, condition and status, in this order. If one of
        them rules the contact out, you see which.
      </p>
    </div>
  );
}
