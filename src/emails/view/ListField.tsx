import {useEffect, useRef} from 'react';
import {needsApp} from '../../shell';
import {MAX_LENGTH, MAX_ROWS} from '../engine';
import {countField, rowField} from '../rows';
import type {ListSpec, Texts} from '../types';
import fieldStyles from './Field.module.css';
import styles from './ListField.module.css';
import type {RowEntry, RowsState} from './useRows';

function RowFields({
  list,
  index,
  texts,
  problems,
}: {
  list: ListSpec;
  index: number;
  texts: Texts;
  problems: Texts;
}) {
  return list.item.map(({name, type}) => {
    const field = rowField(list.name, index, name);
    const problem = problems[field];
    return (
      <label key={name} className={styles.field}>
        <code>{name}</code> <span className="vh">of row {index + 1}</span>
        <input
          className={fieldStyles.control}
          name={field}
          // Not `email` or `url`: anything may be tried here.
          type="text"
          inputMode={type === 'string' ? undefined : type}
          defaultValue={texts[name] ?? ''}
          autoComplete="off"
          spellCheck={false}
          maxLength={MAX_LENGTH}
          aria-describedby={`hint-${list.name}-${name}`}
          aria-invalid={problem ? true : undefined}
        />
        {problem && <span className={fieldStyles.problem}>{problem}</span>}
      </label>
    );
  });
}

/** Rows to fill, to add and to take away. */
export function ListField({
  list,
  rows,
  problems,
  add,
  remove,
}: {
  list: ListSpec;
  rows: readonly RowEntry[];
  problems: Texts;
} & Pick<RowsState, 'add' | 'remove'>) {
  const body = useRef<HTMLOListElement>(null);
  const adder = useRef<HTMLButtonElement>(null);
  /** Where the keyboard goes on after a row has come or gone. */
  const focus = useRef<{row: number; on: 'input' | 'button'}>(undefined);
  const {name, description, item} = list;

  useEffect(() => {
    const target = focus.current;
    focus.current = undefined;
    if (target) {
      const row = body.current?.children[Math.min(target.row, rows.length - 1)];
      const next = row?.querySelector<HTMLElement>(target.on) ?? adder.current;
      next?.focus();
      if (next instanceof HTMLInputElement) {
        // A new row has example values: what is typed replaces them.
        next.select();
      }
    }
  }, [rows.length]);

  return (
    <fieldset className={styles.list}>
      <legend>
        <code>{name}</code> <span className={fieldStyles.kind}>list, may be empty</span>
      </legend>
      <p className={fieldStyles.hint}>{description}</p>
      <dl className={`${fieldStyles.hint ?? ''} ${styles.columns ?? ''}`}>
        {item.map((field) => (
          <div key={field.name}>
            <dt>
              <code>{field.name}</code>
            </dt>
            <dd id={`hint-${name}-${field.name}`}>
              {field.description}
              {!field.required && ' Optional.'}
            </dd>
          </div>
        ))}
      </dl>
      <input type="hidden" name={countField(name)} value={rows.length} />
      <ol ref={body} className={styles.rows}>
        {rows.map(({key, texts}, index) => (
          <li key={key}>
            <div
              className={styles.row}
              role="group"
              aria-label={`Row ${String(index + 1)} of ${name}`}
            >
              <RowFields list={list} index={index} texts={texts} problems={problems} />
              <button
                type="button"
                {...needsApp}
                className={styles.action}
                data-scripted
                onClick={() => {
                  focus.current = {row: index, on: 'button'};
                  remove(list, key);
                }}
              >
                Remove<span className="vh"> row {index + 1}</span>
              </button>
            </div>
          </li>
        ))}
      </ol>
      <button
        ref={adder}
        type="button"
        {...needsApp}
        className={styles.action}
        data-scripted
        disabled={rows.length >= MAX_ROWS}
        onClick={() => {
          focus.current = {row: rows.length, on: 'input'};
          add(list);
        }}
      >
        Add a row<span className="vh"> to {name}</span>
      </button>
      <p className="vh" role="status">
        {name} has {rows.length} {rows.length === 1 ? 'row' : 'rows'}.
      </p>
    </fieldset>
  );
}
