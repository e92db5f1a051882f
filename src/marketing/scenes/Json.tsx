import {Fragment, type ReactNode} from 'react';
import styles from './Json.module.css';

export type JsonValue =
  | string
  | number
  | boolean
  | null
  | readonly JsonValue[]
  | {readonly [key: string]: JsonValue};

type JsonObject = Readonly<Record<string, JsonValue>>;

/** An object in another one stands on one line, unless that would be longer. */
const LONGEST = 40;

const isObject = (value: JsonValue): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isLong = (value: JsonValue): value is JsonObject =>
  isObject(value) && JSON.stringify(value).length > LONGEST;

/** A value on one line. */
function Inline({value}: {value: JsonValue}) {
  if (typeof value === 'string') {
    return <span className={styles.string}>{JSON.stringify(value)}</span>;
  }
  if (Array.isArray(value)) {
    return (
      <>
        [
        {value.map((item: JsonValue, index) => (
          <Fragment key={index}>
            {index > 0 && ', '}
            <Inline value={item} />
          </Fragment>
        ))}
        ]
      </>
    );
  }
  if (isObject(value)) {
    return (
      <>
        {'{'}
        {Object.entries(value).map(([key, item], index) => (
          <Fragment key={key}>
            {index > 0 && ', '}
            <span className={styles.key}>{`"${key}"`}</span>: <Inline value={item} />
          </Fragment>
        ))}
        {'}'}
      </>
    );
  }
  return <span className={styles.number}>{JSON.stringify(value)}</span>;
}

/** An object with each of its members on a line, of which some are marked. */
function Lines({
  value,
  marked = [],
  indent = '',
}: {
  value: JsonObject;
  marked?: readonly string[] | undefined;
  indent?: string;
}) {
  const members = Object.entries(value);
  return (
    <>
      {'{\n'}
      {members.map(([key, member], index) => {
        const Line = marked.includes(key) ? 'mark' : Fragment;
        return (
          <Line key={key}>
            {`${indent}  `}
            <span className={styles.key}>{`"${key}"`}</span>:{' '}
            {isLong(member) ? (
              <Lines value={member} indent={`${indent}  `} />
            ) : (
              <Inline value={member} />
            )}
            {index < members.length - 1 ? ',\n' : '\n'}
          </Line>
        );
      })}
      {`${indent}}`}
    </>
  );
}

/** An object as colored JSON, one line for each of its members. */
export function Json({
  value,
  marked,
}: {
  value: JsonObject;
  /** Members whose lines are marked. */
  marked?: readonly string[];
}) {
  return (
    <pre className={styles.json}>
      <code>
        <Lines value={value} marked={marked} />
      </code>
    </pre>
  );
}

/** Strings, with the colon that makes one a key, and what else has a color. */
const TOKENS = /("(?:[^"\\\n]|\\.)*"?)(\s*:)?|-?\d[\d.eE+-]*|\b(?:true|false|null)\b/g;

/** A text as colored JSON, which need not be valid: while it is being typed it is not. */
export function JsonText({text}: {text: string}) {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const {0: token, 1: string, 2: colon, index} of text.matchAll(TOKENS)) {
    const kind = string === undefined ? 'number' : colon ? 'key' : 'string';
    parts.push(
      text.slice(end, index),
      <span key={index} className={styles[kind]}>
        {string ?? token}
      </span>,
      colon,
    );
    end = index + token.length;
  }
  return (
    <pre className={styles.json}>
      <code>
        {parts}
        {`${text.slice(end)}\n`}
      </code>
    </pre>
  );
}
