import {useId} from 'react';
import {needsApp} from '../../shell';
import {FormField} from '../../ui';
import {canCompare, needsNoValue, OPERATORS, readValue, type Operator} from '../parts';
import styles from './OwnQuestion.module.css';

/** A condition as it is typed. */
export interface Draft {
  field: string;
  operator: Operator;
  value: string;
}

const FIELDS = ['props.plan', 'props.seats', 'name', 'createdAt'] as const;

/** What the operator has to be given, when it was given something else. */
function complaint({operator, value}: Draft): string {
  if (needsNoValue(operator) || canCompare(operator, readValue(value))) {
    return '';
  }
  if (operator === 'contains') {
    return 'contains needs a text to search for.';
  }
  return operator === 'before' || operator === 'after'
    ? `${operator} needs a time, such as 2026-11-01T00:00:00Z.`
    : `${operator} needs a number.`;
}

/** The fields for a condition of the visitor's own. */
export function OwnQuestion({
  draft,
  onChange,
}: {
  draft: Draft;
  onChange: (draft: Draft) => void;
}) {
  const id = useId();
  const wrong = complaint(draft);
  return (
    <div className={styles.own} data-twin="none">
      <FormField id={`${id}field`} label="Field">
        <select
          id={`${id}field`}
          value={draft.field}
          {...needsApp}
          onChange={({target}) => {
            onChange({...draft, field: target.value});
          }}
        >
          {FIELDS.map((field) => (
            <option key={field}>{field}</option>
          ))}
        </select>
      </FormField>
      <FormField id={`${id}operator`} label="Operator">
        <select
          id={`${id}operator`}
          value={draft.operator}
          {...needsApp}
          onChange={({target}) => {
            const operator = OPERATORS.find((name) => name === target.value);
            onChange({...draft, operator: operator ?? draft.operator});
          }}
        >
          {OPERATORS.map((operator) => (
            <option key={operator}>{operator}</option>
          ))}
        </select>
      </FormField>
      <FormField id={`${id}value`} label="Value">
        <input
          id={`${id}value`}
          type="text"
          autoComplete="off"
          spellCheck={false}
          maxLength={40}
          value={draft.value}
          disabled={needsNoValue(draft.operator)}
          aria-invalid={wrong !== '' || undefined}
          aria-describedby={`${id}wrong`}
          {...needsApp}
          onChange={({target}) => {
            onChange({...draft, value: target.value});
          }}
        />
      </FormField>
      <p id={`${id}wrong`} className={styles.wrong}>
        {wrong && <>{wrong} Until then, no contact matches.</>}
      </p>
    </div>
  );
}
