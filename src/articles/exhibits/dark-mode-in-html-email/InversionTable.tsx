import clsx from 'clsx';
import {useId, useState, type SubmitEvent} from 'react';
import {needsApp} from '../../../shell';
import {Button, Table} from '../../../ui';
import {designs, type Design} from './designs';
import {readColor, type Behavior} from './inversion';
import fields from '../../parts/Fields.module.css';
import styles from './InversionTable.module.css';
import {Letter} from './Letter';

const COLUMNS: readonly {behavior: Behavior; title: string}[] = [
  {behavior: 'unchanged', title: 'Unchanged'},
  {behavior: 'partial', title: 'Partial inversion'},
  {behavior: 'full', title: 'Full inversion'},
];

const FIELDS = [
  {name: 'sheet', label: 'Card', initial: '#fefefe'},
  {name: 'text', label: 'Text', initial: '#1b1f27'},
  {name: 'button', label: 'Button', initial: '#ffc93c'},
  {name: 'label', label: 'Button text', initial: '#171b26'},
] as const;

type Field = (typeof FIELDS)[number]['name'];

function Row({design}: {design: Design}) {
  return (
    <tr>
      <th scope="row">
        {design.name}
        <small>{design.note}</small>
      </th>
      {COLUMNS.map(({behavior, title}) => (
        <td key={behavior} data-label={title}>
          <Letter design={design} behavior={behavior} />
        </td>
      ))}
    </tr>
  );
}

/** The reader's own colors as a row, once all four are colors. */
function useOwnDesign() {
  const [own, setOwn] = useState<Design>();
  const [wrong, setWrong] = useState<readonly Field[]>([]);
  const read = (form: HTMLFormElement) => {
    const given = new FormData(form);
    const colors = FIELDS.map(({name}) => {
      const text = given.get(name);
      return readColor(typeof text === 'string' ? text : '');
    });
    setWrong(FIELDS.filter((_, index) => !colors[index]).map(({name}) => name));
    const [sheet, text, button, label] = colors;
    if (sheet && text && button && label) {
      setOwn({
        name: 'Yours',
        note: colors.join(', '),
        sheet: {ground: sheet, text},
        button: {ground: button, text: label},
      });
    }
  };
  return {own, wrong, read};
}

/**
 * Emails by what three kinds of mail programs make of their colors, with the contrast
 * that is left. Readers add a row with their own colors; all others are in the HTML.
 */
export function InversionTable() {
  const id = useId();
  const {own, wrong, read} = useOwnDesign();
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    read(event.currentTarget);
  };
  return (
    <figure className={styles.exhibit}>
      <Table className={styles.table}>
        <caption>The same designs in dark mode, with their remaining contrast</caption>
        <thead>
          <tr>
            <th scope="col">Design</th>
            {COLUMNS.map(({behavior, title}) => (
              <th scope="col" key={behavior}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {designs.map((design) => (
            <Row key={design.name} design={design} />
          ))}
          {own && <Row design={own} />}
        </tbody>
      </Table>
      <form className={styles.form} onSubmit={submit} {...needsApp}>
        <fieldset>
          <legend>Add a row with your own colors</legend>
          <div className={clsx(fields.fields, styles.fields)}>
            {FIELDS.map(({name, label, initial}) => (
              <label key={name} htmlFor={`${id}${name}`}>
                {label}
                <input
                  id={`${id}${name}`}
                  name={name}
                  type="text"
                  defaultValue={initial}
                  maxLength={9}
                  autoComplete="off"
                  spellCheck={false}
                  aria-invalid={wrong.includes(name) ? true : undefined}
                  aria-describedby={`${id}said`}
                />
              </label>
            ))}
            <Button type="submit">Add row</Button>
          </div>
        </fieldset>
        <p id={`${id}said`} role="status" className={styles.said}>
          {wrong.length > 0
            ? 'Write each color as a hex code, for example #ffc93c.'
            : own && 'Your row is the last one in the table.'}
        </p>
        <noscript>Adding a row needs JavaScript.</noscript>
      </form>
    </figure>
  );
}
