import type {ReactNode, RefObject} from 'react';
import {Fields} from '../../view';
import {NumberField} from '../../number/view';
import {exampleTeam, FACTORS, ROLES, type Contribution, type EquityResult} from '..';
import styles from './Entries.module.css';
import {Tick} from './Tick';
import {Seats} from './Seats';

const GIFTS: readonly {id: Contribution; label: string; unit?: string}[] = [
  {id: 'hours', label: 'Hours without pay', unit: 'h'},
  {id: 'rate', label: 'Hourly pay elsewhere'},
  {id: 'goods', label: 'Value of goods contributed'},
  {id: 'cash', label: 'Cash spent on it'},
];

function Chapter({
  number,
  title,
  lead,
  children,
}: {
  number: number;
  title: string;
  lead: ReactNode;
  children: ReactNode;
}) {
  return (
    <section className={styles.chapter} aria-labelledby={`chapter-${number}`}>
      <h2 id={`chapter-${number}`}>
        <span>{number}</span> {title}
      </h2>
      <p className="quiet">{lead}</p>
      {children}
    </section>
  );
}

/** Everything the methods need, chapter by chapter. Each method can be left out. */
export function Entries({
  form,
  count,
  labels,
  fields,
}: {
  form: RefObject<HTMLFormElement | null>;
  count: number;
  /** What the founders are called in labels. */
  labels: readonly string[];
  fields: EquityResult['fields'];
}) {
  return (
    <form
      ref={form}
      method="dialog"
      className={styles.entries}
      onSubmit={(event) => {
        event.preventDefault();
      }}
    >
      <Chapter
        number={1}
        title="Score five factors"
        lead="Agree on a weight for each factor, then give everyone 0 to 10 points. If you leave a weight empty, the number in the field is used."
      >
        {FACTORS.map(({id, name, hint, weight}) => (
          <fieldset key={id}>
            <legend>{name}</legend>
            <p className="small quiet">{hint}</p>
            <Fields least="7.5rem" className={styles.row}>
              <NumberField
                name={`weight-${id}`}
                label="Weight"
                example={String(weight)}
                problems={fields[`weight-${id}`]}
              />
              <Seats count={count}>
                {(seat, index) => (
                  <NumberField
                    name={`score-${id}-${seat}`}
                    label={labels[index]}
                    example={String(exampleTeam.founders[index]?.scores?.[id] ?? 0)}
                    problems={fields[`score-${id}-${seat}`]}
                  />
                )}
              </Seats>
            </Fields>
          </fieldset>
        ))}
      </Chapter>
      <Chapter
        number={2}
        title="Count what each has risked"
        lead="Unpaid work, goods contributed, and cash spent. Use any single currency."
      >
        <Fields>
          <Seats count={count}>
            {(seat, index) => (
              <>
                <p id={`gifts-${seat}`}>{labels[index]}</p>
                <Fields
                  least="9.5rem"
                  className={styles.row}
                  role="group"
                  aria-labelledby={`gifts-${seat}`}
                >
                  {GIFTS.map(({id, label, unit}) => (
                    <NumberField
                      key={id}
                      name={`${id}-${seat}`}
                      label={label}
                      example={exampleTeam.founders[index]?.[id]?.toString()}
                      {...(unit !== undefined && {unit})}
                      problems={fields[`${id}-${seat}`]}
                    />
                  ))}
                </Fields>
              </>
            )}
          </Seats>
        </Fields>
        <Fields least="9.5rem">
          <NumberField
            name="nonCashTimes"
            label="Work and goods count"
            unit="times"
            example="2"
            problems={fields['nonCashTimes']}
          />
          <NumberField
            name="cashTimes"
            label="Cash counts"
            unit="times"
            example="4"
            problems={fields['cashTimes']}
          />
        </Fields>
      </Chapter>
      <Chapter
        number={3}
        title="Say who does what"
        lead="Select everyone to whom it applies, or no one. The points are divided among the people you select."
      >
        {ROLES.map(({id, ask, points}) => (
          <fieldset key={id}>
            <legend>
              {ask} <span className="small quiet">{points} points</span>
            </legend>
            <div className={styles.ticks}>
              <Seats count={count}>
                {(seat, index) => (
                  <Tick type="checkbox" name={`role-${id}`} value={seat}>
                    {labels[index]}
                  </Tick>
                )}
              </Seats>
            </div>
          </fieldset>
        ))}
      </Chapter>
      <Chapter
        number={4}
        title="Set the terms"
        lead="The pool is reserved for people who join later. It is deducted first, and the founders divide the rest."
      >
        <Fields least="9.5rem">
          <NumberField
            name="pool"
            label="Pool"
            unit="%"
            hint="The default is 10%."
            example="10"
            problems={fields['pool']}
          />
          <NumberField
            name="vesting"
            label="Vesting"
            unit="months"
            hint="The default is 48."
            example="48"
            problems={fields['vesting']}
          />
          <NumberField
            name="cliff"
            label="Cliff"
            unit="months"
            hint="The default is 12."
            example="12"
            problems={fields['cliff']}
          />
        </Fields>
        <fieldset>
          <legend>Your own split, once you have one</legend>
          <p className="small quiet">
            In percent of what the founders hold, adding up to 100.
          </p>
          <Fields least="7.5rem" className={styles.row}>
            <Seats count={count}>
              {(seat, index) => (
                <NumberField
                  name={`agreed-${seat}`}
                  label={labels[index]}
                  unit="%"
                  problems={fields[`agreed-${seat}`]}
                />
              )}
            </Seats>
          </Fields>
        </fieldset>
      </Chapter>
    </form>
  );
}
