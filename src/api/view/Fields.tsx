import useBrokenLinks from '@docusaurus/useBrokenLinks';
import clsx from 'clsx';
import {InlineText} from '../../reading';
import type {ApiField, FieldsHome} from '../model';
import entries from './Entries.module.css';
import styles from './Fields.module.css';
import {Limits} from './Limits';

/** Says where the fields are that are not repeated here. */
export function SameAs({home: {id, title}}: {home: FieldsHome}) {
  return (
    <>
      Same fields as in <a href={`#${id}`}>{title}</a>.
    </>
  );
}

function Values({values, type}: Pick<ApiField, 'values' | 'type'>) {
  if (!values.some(({description}) => description)) {
    return (
      <p className="quiet">
        {type.startsWith('list ') ? 'Any of' : 'One of'}{' '}
        {values.map(({value}, index) => (
          <span key={value}>
            {index > 0 && ', '}
            <code>{value}</code>
          </span>
        ))}
      </p>
    );
  }
  return (
    <ul className={styles.values}>
      {values.map(({value, description = ''}) => (
        <li key={value}>
          <code>{value}</code> <InlineText text={description} />
        </li>
      ))}
    </ul>
  );
}

function Facts({field}: {field: ApiField}) {
  const {limits, default: preset, example} = field;
  return (
    <dl className={styles.facts}>
      {limits.length > 0 && (
        <>
          <dt>Limits</dt>
          <dd>
            <Limits limits={limits} />
          </dd>
        </>
      )}
      {preset !== undefined && (
        <>
          <dt>Default</dt>
          <dd>
            <code>{preset}</code>
          </dd>
        </>
      )}
      {example !== undefined && (
        <>
          <dt>Example</dt>
          <dd>
            <code>{example}</code>
          </dd>
        </>
      )}
    </dl>
  );
}

function Field({field, place}: {field: ApiField; place?: string | undefined}) {
  const {id, name, type, requirement, description, values, fields, sameAs} = field;
  useBrokenLinks().collectAnchor(id);
  return (
    <li id={id}>
      <p className={styles.head}>
        <a className={entries.name} href={`#${id}`}>
          <code>{name}</code>
        </a>{' '}
        <span>{type}</span> {place && <span>in {place}</span>}{' '}
        {requirement && <span data-requirement={requirement}>{requirement}</span>}
      </p>
      <div>
        <p>
          <InlineText text={description} /> {sameAs && <SameAs home={sameAs} />}
        </p>
        {values.length > 0 && <Values values={values} type={type} />}
        <Facts field={field} />
        {fields.length > 0 && (
          <details>
            <summary>
              Fields of <code>{name}</code>
            </summary>
            <Fields fields={fields} />
          </details>
        )}
      </div>
    </li>
  );
}

/** Fields with all that is known of them; those inside a field open and close. */
export function Fields({fields}: {fields: readonly (ApiField & {in?: string})[]}) {
  return (
    <ul className={clsx(entries.entries, styles.fields)}>
      {fields.map((field) => (
        <Field key={field.id} field={field} place={field.in} />
      ))}
    </ul>
  );
}
