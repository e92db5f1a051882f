import {memo} from 'react';
import {CopyButton} from '../../reading';
import type {Finding} from '../checkVersion';
import {FIELDS} from '../fragment';
import {whenLeftOut} from '../leftOut';
import {isExampleBrand} from '../ownBrand';
import type {TemplatePage} from '../pageData';
import {BrandFields} from './BrandFields';
import {Field} from './Field';
import styles from './Fields.module.css';
import {ListField} from './ListField';
import type {LiveView} from './useLiveTemplate';

/** Marks of a finding, for those who do not see its color. */
const MARKS: Readonly<Record<Finding['kind'], string>> = {
  good: 'Good',
  warning: 'Note',
  problem: 'Problem',
};

/** What is good in the visitor's version, and what to look at. */
const Checks = memo(function Checks({findings}: {findings: readonly Finding[]}) {
  return (
    findings.length > 0 && (
      <section className={styles.checks} aria-labelledby="checks">
        <h3 id="checks">Check of your version</h3>
        <ul>
          {findings.map(({kind, text}) => (
            <li key={text} data-kind={kind}>
              <b>{MARKS[kind]}:</b> {text}
            </li>
          ))}
        </ul>
      </section>
    )
  );
});

/** The list of props and the form that fills them, in one. */
export function Fields({
  page,
  view,
  findings,
}: {
  page: TemplatePage;
  view: LiveView;
  findings: readonly Finding[];
}) {
  const {problems, lists, failed, own, shown} = view;
  return (
    <div className={styles.panel}>
      <h2 id="fields-title" className={styles.title}>
        Fill in your values
      </h2>
      <p className={styles.lead}>
        The email and all the code follow what you type, and nothing leaves your browser.
      </p>
      <noscript>
        <p className={styles.lead}>
          To change them here you need JavaScript. The email and the code below are
          complete without it.
        </p>
      </noscript>
      <fieldset className={styles.part} data-twin="none">
        <legend>Your brand</legend>
        <BrandFields
          brand={page.brand}
          logo={own.logo}
          setLogo={view.setLogo}
          clear={view.clearBrand}
          isOwn={!isExampleBrand(own)}
        />
      </fieldset>
      <fieldset className={styles.part} data-twin="none">
        <legend>Sender and recipient</legend>
        <Field
          name={FIELDS.from}
          label="from"
          kind="email"
          hint="An address on a domain that you have verified, with your brand as the sender name."
          value={page.sender}
          type="email"
          problem={problems[FIELDS.from]}
        />
        <Field
          name={FIELDS.to}
          label="to"
          kind="email"
          hint="For the API call and the draft. Leave it empty to use the address shown here."
          value=""
          placeholder={shown.to}
          type="email"
          problem={problems[FIELDS.to]}
        />
      </fieldset>
      <fieldset className={styles.part}>
        <legend>Props of this email</legend>
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
      </fieldset>
      <Checks findings={findings} />
      <div className={styles.end} data-scripted>
        <button type="reset" className={styles.reset}>
          Back to the example values
        </button>
        <label className={styles.choice}>
          <input type="checkbox" name={FIELDS.branded} /> Put my brand into the link
        </label>
        <span className={styles.choice}>
          Link to this version
          <CopyButton what="link to this version" text={view.link} />
        </span>
      </div>
      <p className={styles.failed} role="status">
        {failed &&
          'The editor could not be loaded. Check your connection, then type again.'}
      </p>
    </div>
  );
}
