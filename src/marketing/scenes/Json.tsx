import {Fragment, type ReactNode} from 'react';
import styles from './Json.module.css';

export type JsonValue =
  | string
  | number
  | boolean
  | null
  | readonly JsonValue[]
  | {readonly [key: string]: JsonValue};

/** A value inside the outermost object: on one line. */
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
  if (typeof value === 'object' && value !== null) {
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
  return <span className={styles.number}>{String(value)}</span>;
}

/** An object as coloured JSON, one line for each of its members. */
export function Json({value}: {value: Readonly<Record<string, JsonValue>>}) {
  const members = Object.entries(value);
  return (
    <pre className={styles.json}>
      <code>
        {'{\n'}
        {members.map(([key, member], index) => (
          <Fragment key={key}>
            {'  '}
            <span className={styles.key}>{`"${key}"`}</span>: <Inline value={member} />
            {index < members.length - 1 ? ',\n' : '\n'}
          </Fragment>
        ))}
        {'}'}
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
