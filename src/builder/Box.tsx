import {useState, type ComponentProps} from 'react';
import type {BodySchema, JsonValue} from '../api';
import styles from './Field.module.css';
import {TimePick} from './TimePick';
import {kindOf, readNumber} from './values';

interface BoxProps {
  schema: BodySchema;
  value: string | number | boolean | null;
  /** Attributes of the control: its name, what describes it, whether it is invalid. */
  box: Pick<ComponentProps<'input'>, 'id' | 'aria-describedby' | 'aria-invalid'> & {
    'data-place': string;
  };
  onChange: (value: JsonValue) => void;
}

const isNumberType = (type: string | undefined) =>
  type === 'integer' || type === 'number';

/** A text that nothing limits may have several lines. */
function hasLines({maxLength, pattern, format}: BodySchema, value: string): boolean {
  return (
    value.includes('\n') ||
    (maxLength === undefined && pattern === undefined && format === undefined)
  );
}

const LINE = 48;
const MOST_LINES = 12;

/** As many lines as a text takes. */
const rowsOf = (text: string) =>
  Math.min(
    MOST_LINES,
    text.split('\n').reduce((rows, {length}) => rows + Math.floor(length / LINE) + 1, 0),
  );

/** The control for a value without parts: a text, a number, a choice, a checkbox. */
export function Box({schema, value, box, onChange}: BoxProps) {
  // Not every text on the way to a number is one: "1." has to stay as it is typed.
  const [typed, setTyped] = useState('');
  const technical = {
    ...box,
    className: styles.box,
    autoComplete: 'off',
    autoCapitalize: 'none',
    autoCorrect: 'off',
    spellCheck: false,
  } as const;
  if (value === null) {
    return (
      <p className="small quiet">
        <code>null</code>
      </p>
    );
  }
  if (typeof value === 'boolean') {
    return (
      <label className={styles.check}>
        <input
          {...box}
          type="checkbox"
          checked={value}
          onChange={({target}) => {
            onChange(target.checked);
          }}
        />
        <code>{String(value)}</code>
      </label>
    );
  }
  const texts = (schema.enum ?? []).filter((one) => one !== null);
  if (texts.length > 0) {
    return (
      <select
        {...box}
        className={styles.box}
        value={value}
        onChange={({target}) => {
          onChange(target.value);
        }}
      >
        {/* What a link or the JSON has brought stays, though it is not allowed. */}
        {[...new Set([...texts, String(value)])].map((one) => (
          <option key={one}>{one}</option>
        ))}
      </select>
    );
  }
  const isNumber = kindOf(value) === 'number' || [schema.type].flat().some(isNumberType);
  if (isNumber) {
    return (
      <input
        {...technical}
        inputMode="decimal"
        value={readNumber(typed) === value ? typed : value}
        onChange={({target}) => {
          setTyped(target.value);
          onChange(readNumber(target.value));
        }}
      />
    );
  }
  const text = String(value);
  return hasLines(schema, text) ? (
    <textarea
      {...technical}
      rows={rowsOf(text)}
      value={text}
      onChange={({target}) => {
        onChange(target.value);
      }}
    />
  ) : (
    <>
      <input
        {...technical}
        type="text"
        value={text}
        onChange={({target}) => {
          onChange(target.value);
        }}
      />
      {schema.format === 'date-time' && <TimePick value={text} onChange={onChange} />}
    </>
  );
}
