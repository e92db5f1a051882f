import Translate, {translate} from '@docusaurus/Translate';
import {useId, useState, type ReactNode} from 'react';
import type {ApiField, BodySchema, JsonValue} from '../api';
import {pointerTo} from '../api/plain';
import {InlineText} from '../reading';
import {Box} from './Box';
import {addField, choose, inTime, withField, withKind, withoutField} from './draft';
import styles from './Field.module.css';
import {FilePick} from './FilePick';
import {focusAt, useForm} from './formContext';
import {
  alternativesOf,
  blankOf,
  choiceOf,
  choicesOf,
  memberSchema,
  shownMembers,
} from './schema';
import {kindOf, membersOf, withName, type Path} from './values';

/** A link would leave what is typed behind; the reference has the same one. */
const LINK = /\[([^\]]+)\]\([^)]+\)/g;

interface FieldProps {
  path: Path;
  schema: BodySchema;
  value: JsonValue | undefined;
  label: string;
  /** Where its name can be changed, instead of the label. */
  naming?: ReactNode;
  /** What the reference says of it. */
  words?: ApiField | undefined;
  /** What the reference says of the fields inside it; without it, that of its own words. */
  fields?: readonly ApiField[] | undefined;
  /** What its button says that takes it out of the request; without it there is none. */
  removal?: string | undefined;
}

/** The value that a field has when it is added: the reference's example. */
function firstOf(schema: BodySchema, words: ApiField | undefined): JsonValue {
  return words?.example === undefined
    ? blankOf(schema)
    : (JSON.parse(inTime(words.example, new Date())) as JsonValue);
}

/** A new entry of a list: of objects the reference's example, of others an empty one. */
function entryOf(items: BodySchema, words: ApiField | undefined): JsonValue {
  const example = firstOf({type: 'array'}, words);
  return items.properties && Array.isArray(example)
    ? ((example as readonly JsonValue[])[0] ?? blankOf(items))
    : blankOf(items);
}

/** A value of one kind as the first of another: an address becomes a list of it. */
function convert(value: JsonValue, blank: JsonValue): JsonValue {
  const [first] = Array.isArray(value) ? (value as readonly JsonValue[]) : [];
  return kindOf(blank) === 'array' && typeof value === 'string'
    ? [value]
    : first !== undefined && kindOf(first) === kindOf(blank)
      ? first
      : blank;
}

/** A field of the request, with all that is inside it. */
export function Field(props: FieldProps) {
  const {
    path,
    schema,
    value,
    label,
    naming,
    words,
    fields = words?.fields,
    removal,
  } = props;
  const id = useId();
  const {problems, edit} = useForm();
  const place = pointerTo(path);
  const problem = problems.get(place);
  const alternatives = alternativesOf(schema);
  const kind = value === undefined ? undefined : kindOf(value);
  const current = alternatives.find((one) => one.kind === kind);
  const [usual] = alternatives;
  const own = (current ?? usual)?.schema ?? {};
  const isGroup = kind === 'object' || kind === 'array';
  const described = [words && `${id}about`, problem && `${id}problem`];
  const about = {
    'aria-describedby': described.filter(Boolean).join(' ') || undefined,
    'aria-invalid': problem !== undefined || undefined,
  };
  const limits = (words?.limits ?? []).map(({text}) => text).join(', ');
  const hasControl = value !== undefined && !isGroup;
  return (
    <div
      className={styles.field}
      {...(isGroup && {
        role: 'group',
        'aria-labelledby': `${id}label`,
        'aria-describedby': about['aria-describedby'],
      })}
    >
      <div className={styles.head}>
        {naming}
        <label
          id={`${id}label`}
          htmlFor={hasControl ? id : undefined}
          className={naming ? 'vh' : undefined}
        >
          {label}
        </label>
        {words && (
          <span>
            {words.type}
            {words.requirement !== 'optional' && <b> {words.requirement}</b>}
          </span>
        )}
        {/* A number is typed as a text that is none yet; no other kind comes by typing. */}
        {value !== undefined &&
          (alternatives.length > 1 || (!current && usual?.kind !== 'number')) && (
            <select
              aria-label={translate({message: 'Kind of value'})}
              aria-describedby={`${id}label`}
              value={current ? kind : ''}
              onChange={({target}) => {
                const next = alternatives.find((one) => one.kind === target.value);
                if (next) {
                  const first = convert(value, blankOf(next.schema));
                  edit((draft) => withKind(draft, path, first));
                }
              }}
            >
              {!current && <option value="">{translate({message: 'Other'})}</option>}
              {alternatives.map((one) => (
                <option key={one.kind} value={one.kind}>
                  {one.label}
                </option>
              ))}
            </select>
          )}
        {removal !== undefined && (
          <button
            type="button"
            className={styles.remove}
            onClick={() => {
              edit((draft) => withoutField(draft, path));
              focusAt(pointerTo([...path.slice(0, -1), '+']));
            }}
          >
            <Translate values={{what: <span className="vh">{removal}</span>}}>
              {'Remove {what}'}
            </Translate>
          </button>
        )}
      </div>
      {words && (
        <p id={`${id}about`} className="small quiet">
          <InlineText text={words.description.replace(LINK, '$1')} />{' '}
          {limits && (
            <InlineText
              text={`${translate({message: 'Limits: {limits}.'}, {limits})} `}
            />
          )}
          {words.default !== undefined && (
            <Translate values={{value: <code>{words.default}</code>}}>
              {'Default: {value}.'}
            </Translate>
          )}
        </p>
      )}
      {value === undefined ? (
        <button
          type="button"
          className={styles.add}
          data-place={place}
          onClick={() => {
            edit((draft) => addField(draft, path, firstOf(schema, words)));
            focusAt(place);
          }}
        >
          {translate({message: 'Add {field}'}, {field: label})}
        </button>
      ) : kind === 'array' ? (
        <Entries
          {...{path, schema: own, words, fields}}
          value={value as readonly JsonValue[]}
        />
      ) : kind === 'object' ? (
        <Members {...{path, schema: own, value, fields}} />
      ) : (
        <Box
          schema={own}
          value={value as string | number | boolean | null}
          box={{id, 'data-place': place, ...about}}
          onChange={(next) => {
            edit((draft) => withField(draft, path, next));
          }}
        />
      )}
      {problem !== undefined && (
        <p id={`${id}problem`} className={styles.problem}>
          {problem}
        </p>
      )}
    </div>
  );
}

/** The entries of a list. */
function Entries({
  path,
  schema: {items = {}},
  value,
  words,
  fields,
}: Pick<FieldProps, 'path' | 'schema' | 'words' | 'fields'> & {
  value: readonly JsonValue[];
}) {
  const {edit} = useForm();
  return (
    <div className={styles.inside}>
      {value.map((entry, index) => (
        <Field
          key={index}
          path={[...path, index]}
          schema={items}
          value={entry}
          label={translate({message: 'Entry {number}'}, {number: index + 1})}
          fields={fields}
          removal={translate({message: 'entry {number}'}, {number: index + 1})}
        />
      ))}
      <button
        type="button"
        className={styles.add}
        data-place={pointerTo([...path, '+'])}
        onClick={() => {
          const next = [...path, value.length];
          edit((draft) => withField(draft, next, entryOf(items, words)));
          focusAt(pointerTo(next));
        }}
      >
        {translate({message: 'Add an entry'})}
      </button>
    </div>
  );
}

/** An object without members of its own in the reference: names are free. */
function NamedMembers({
  path,
  schema,
  value,
}: Pick<FieldProps, 'path' | 'schema'> & {
  value: JsonValue;
}) {
  const {edit} = useForm();
  const object = membersOf(value);
  const names = Object.keys(object);
  const free = () => {
    let number = names.length + 1;
    while (Object.hasOwn(object, `name${String(number)}`)) {
      number += 1;
    }
    return `name${String(number)}`;
  };
  return (
    <div className={styles.inside}>
      {names.map((name, index) => (
        <Field
          key={index}
          path={[...path, name]}
          schema={memberSchema(schema, name)}
          value={object[name]}
          label={translate({message: 'Value of {name}'}, {name})}
          naming={
            <NameBox
              name={name}
              taken={names}
              onChange={(next) => {
                edit((draft) => withField(draft, path, withName(object, name, next)));
              }}
            />
          }
          removal={name}
        />
      ))}
      <button
        type="button"
        className={styles.add}
        data-place={pointerTo([...path, '+'])}
        onClick={() => {
          const next = [...path, free()];
          edit((draft) => withField(draft, next, blankOf(memberSchema(schema, ''))));
          focusAt(pointerTo(next));
        }}
      >
        {translate({message: 'Add an entry'})}
      </button>
    </div>
  );
}

/** The name of a member. One that another member has is not taken, but stays to be seen. */
function NameBox({
  name,
  taken,
  onChange,
}: {
  name: string;
  taken: readonly string[];
  onChange: (name: string) => void;
}) {
  const id = useId();
  const [refused, setRefused] = useState<{name: string; typed: string}>();
  // The entry in this place may be another one by now.
  const isRefused = refused?.name === name;
  return (
    <>
      <input
        className={styles.name}
        aria-label={translate({message: 'Name'})}
        aria-invalid={isRefused || undefined}
        aria-describedby={isRefused ? id : undefined}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={isRefused ? refused.typed : name}
        onChange={({target: {value: typed}}) => {
          const isTaken = typed !== name && taken.includes(typed);
          setRefused(isTaken ? {name, typed} : undefined);
          if (!isTaken) {
            onChange(typed);
          }
        }}
      />
      {isRefused && (
        <span id={id} className={styles.problem}>
          {translate({message: 'Another entry has this name.'})}
        </span>
      )}
    </>
  );
}

/** The members of an object: those that are required, those that are there, and a list of the rest. */
export function Members({
  path,
  schema,
  value,
  fields = [],
}: Pick<FieldProps, 'path' | 'schema' | 'fields'> & {value: JsonValue}) {
  const id = useId();
  const {edit} = useForm();
  if (!schema.properties) {
    return <NamedMembers {...{path, schema, value}} />;
  }
  const object = membersOf(value);
  const {required, present, absent} = shownMembers(schema, value);
  const choices = choicesOf(schema);
  const choice = choiceOf(choices, object);
  const wordsOf = (name: string) => fields.find((one) => one.name === name);
  const first = (name: string) => firstOf(memberSchema(schema, name), wordsOf(name));
  const isTop = path.length === 1;
  return (
    <div className={isTop ? styles.members : styles.inside}>
      {choices.length > 0 && (
        <fieldset className={styles.choices}>
          <legend>{translate({message: 'Choose one'})}</legend>
          {choices.map((one) => (
            <label key={one.own.join(' ')}>
              <input
                type="radio"
                name={id}
                checked={one.own[0] === choice?.own[0]}
                onChange={() => {
                  edit((draft) => choose(draft, path, schema, one, first));
                }}
              />
              <code>{one.own.join(', ')}</code>
            </label>
          ))}
        </fieldset>
      )}
      {wordsOf('content')?.type.endsWith('Base64') && <FilePick path={path} />}
      {[...required, ...present].map((name) => (
        <Field
          key={name}
          path={[...path, name]}
          schema={memberSchema(schema, name)}
          value={object[name]}
          label={name}
          words={wordsOf(name)}
          removal={required.includes(name) ? undefined : name}
        />
      ))}
      {absent.length > 0 && (
        <p className={styles.more}>
          <span id={`${id}more`}>{translate({message: 'Add:'})}</span>
          {absent.map((name, index) => (
            <button
              key={name}
              type="button"
              className={styles.add}
              aria-describedby={`${id}more`}
              data-place={index === 0 ? pointerTo([...path, '+']) : undefined}
              onClick={() => {
                edit((draft) => addField(draft, [...path, name], first(name)));
                focusAt(pointerTo([...path, name]));
              }}
            >
              {name}
            </button>
          ))}
        </p>
      )}
    </div>
  );
}
