import {CopyButton} from '../../reading';
import {FIELDS} from '../fragment';
import {whenLeftOut} from '../leftOut';
import type {TemplatePage} from '../pageData';
import type {Texts} from '../types';
import {BrandChoices} from './BrandChoices';
import {DesignChoice} from './DesignChoice';
import styles from './Fields.module.css';
import {ListField} from './ListField';
import type {RowsState} from './useRows';

interface FieldProps {
  name: string;
  label: string;
  kind: string;
  hint: string;
  value: string;
  type?: 'text' | 'email' | 'url' | 'color';
  problem?: string | undefined;
}

function Field({name, label, kind, hint, value, type = 'text', problem}: FieldProps) {
  const id = `field-${name}`;
  return (
    <div className={styles.field}>
      <label htmlFor={id}>
        <code>{label}</code> <span className={styles.kind}>{kind}</span>
      </label>
      <input
        id={id}
        name={name}
        // Not `email` or `url`: anything may be tried here, and the browser's own
        // complaints would stand beside ours.
        type={type === 'color' ? 'color' : 'text'}
        inputMode={type === 'color' || type === 'text' ? undefined : type}
        defaultValue={value}
        autoComplete="off"
        spellCheck={false}
        maxLength={type === 'color' ? undefined : 500}
        aria-describedby={`${id}-hint`}
        aria-invalid={problem ? true : undefined}
      />
      <p id={`${id}-hint`} className={problem ? styles.problem : styles.hint}>
        {problem ?? hint}
      </p>
    </div>
  );
}

/** The list of props and the form that fills them, in one. */
export function Fields({
  page,
  problems,
  lists,
  failed,
}: {
  page: TemplatePage;
  problems: Texts;
  lists: RowsState;
  failed: boolean;
}) {
  return (
    <div className={styles.slip}>
      <h2 className={styles.title}>Fill in the gaps</h2>
      <p className={styles.lead}>
        These are the props of the email. The letter and all the code follow what you
        type; nothing leaves your browser.
      </p>
      <noscript>
        <p className={styles.lead}>
          To change them here you need JavaScript. The letter and the code below are
          complete without it.
        </p>
      </noscript>
      <DesignChoice {...page.brand} />
      <div className={styles.brand}>
        <Field
          name={FIELDS.brandName}
          label="brand"
          kind="your product"
          hint="Name at the top of the letter."
          value={page.brand.name}
        />
        <Field
          name={FIELDS.brandColor}
          label="colour"
          kind="any"
          hint="Text stays readable."
          value={page.brand.color}
          type="color"
        />
        <BrandChoices {...page.brand} />
      </div>
      {page.props.map((prop) =>
        prop.type === 'list' ? (
          <ListField
            key={prop.name}
            list={prop}
            rows={lists.rows[prop.name] ?? []}
            problems={problems}
            add={lists.add}
            remove={lists.remove}
          />
        ) : (
          <Field
            key={prop.name}
            name={prop.name}
            label={prop.name}
            kind={`${prop.type}, ${prop.required ? 'required' : 'optional'}`}
            hint={[prop.description, whenLeftOut(prop)].filter(Boolean).join(' ')}
            value={prop.example}
            type={prop.type === 'string' ? 'text' : prop.type}
            problem={problems[prop.name]}
          />
        ),
      )}
      <div className={styles.end}>
        <button type="reset" className={styles.reset}>
          Back to the example
        </button>
        <span className={styles.share}>
          Link to this version
          <CopyButton what="link to this version" text={() => location.href} />
        </span>
      </div>
      <p className={styles.failed} role="status">
        {failed &&
          'The editor could not be loaded. Check your connection and type again.'}
      </p>
    </div>
  );
}
