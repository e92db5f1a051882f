import type {RefObject} from 'react';
import {needsApp} from '../../../shell';
import {ChoiceStrip, Fields, WithoutScripts} from '../../view';
import {exampleChurn, type ChurnResult} from '..';
import styles from './NumbersForm.module.css';
import {NumberField} from '../../number/view';

const PERIODS = [
  ['month', 'a month'],
  ['quarter', 'a quarter'],
  ['year', 'a year'],
] as const;

/** The first numbers, and what they give at once. */
export function NumbersForm({
  form,
  result: {fields, measures},
}: {
  form: RefObject<HTMLFormElement | null>;
  result: ChurnResult;
}) {
  const {customerChurn, customerChurnYear} = measures;
  return (
    <form
      ref={form}
      method="dialog"
      {...needsApp}
      onSubmit={(event) => {
        event.preventDefault();
      }}
    >
      <Fields>
        <ChoiceStrip
          legend="Your numbers are for"
          name="period"
          options={PERIODS}
          first="month"
        />
        <Fields least="13rem">
          <NumberField
            name="customersStart"
            label="Customers at the start"
            hint="Paying customers on the first day."
            example={exampleChurn.customersStart}
            problems={fields.customersStart}
          />
          <NumberField
            name="customersLost"
            label="Customers lost"
            hint="Not counting those who joined later."
            example={exampleChurn.customersLost}
            problems={fields.customersLost}
          />
        </Fields>
        <NumberField
          name="customersJoined"
          label="Joined in that time"
          hint="Not part of churn, and only used for the count at the end."
          example={exampleChurn.customersJoined}
          problems={fields.customersJoined}
        />
        <Fields as="dl" least="11rem" className={styles.answer}>
          <div>
            <dt>{customerChurn.label}</dt>
            <dd>{customerChurn.shown}</dd>
          </div>
          <div>
            <dt>{customerChurnYear.label}</dt>
            <dd>{customerChurnYear.shown}</dd>
          </div>
        </Fields>
        <WithoutScripts>
          Without JavaScript, you see an example below. Each line has its formula, so you
          can calculate your own numbers.
        </WithoutScripts>
      </Fields>
    </form>
  );
}
