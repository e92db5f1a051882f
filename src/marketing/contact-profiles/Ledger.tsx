import clsx from 'clsx';
import {MoreLink, Panes} from '../../ui';
import {Footnote, Part} from '../parts';
import {ApiCall} from '../scenes';
import styles from './Ledger.module.css';
import {FIELDS, lineOf, writes} from './writes';

/** The write that the ledger is open at: the first that is refused. */
const FIRST = writes.findIndex(({refused}) => refused);

/** Numbers as an attribute that the style sheet can search. */
const list = (numbers: readonly number[]) => numbers.join(' ');

/** The numbers of a write and of all after it. */
const from = (first: number) =>
  Array.from({length: writes.length - first + 1}, (_, step) => first + step);

/** One contact and all who write to it: the heads of the columns are radio buttons. */
export function Ledger() {
  return (
    <Part
      id="conflicts"
      title="See which value a contact keeps when your systems disagree"
      intro="Signup, billing and an import all write to the same contact, and so does Ana by unsubscribing. Choose an update to see what it changes and what the API responds."
      on="tray"
    >
      <fieldset className={styles.scene}>
        <legend className="vh">Show the contact after an update</legend>
        <table className={styles.ledger}>
          <caption className="vh">
            Six updates of one contact, and which of their values count
          </caption>
          <thead>
            <tr>
              <th scope="col">Field</th>
              {writes.map(({source, date}, index) => (
                <th key={source} scope="col">
                  <label>
                    <input
                      type="radio"
                      name="update"
                      value={index + 1}
                      defaultChecked={index === FIRST}
                    />
                    <b aria-hidden="true">{index + 1}</b>
                    <span>
                      {source} <small>{date}</small>
                    </span>
                  </label>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {FIELDS.map((field) => (
              <tr key={field}>
                <th scope="row">{field}</th>
                {lineOf(field).map((entry, index) => (
                  <td key={writes[index]?.source} data-at={list(from(index + 1))}>
                    {entry && (
                      <span
                        data-at={list(entry.refused ? [index + 1] : entry.current)}
                        data-refused={entry.refused ? '' : undefined}
                      >
                        {entry.value}
                      </span>
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        <Panes>
          {writes.map(({source, date, body, answer, refused, rule, why}, index) => (
            <article
              key={source}
              className={clsx('later', styles.pane)}
              data-at={index + 1}
            >
              <div>
                <p className="quiet">
                  {source}, {date}
                </p>
                <h3>{rule}</h3>
                <p>{why}</p>
              </div>
              <ApiCall
                call={body ? 'POST /v1/contacts' : 'Unsubscribe link'}
                {...(refused ? {refusal: answer} : {answer})}
                {...(body && {body})}
              />
            </article>
          ))}
        </Panes>
      </fieldset>
      <Footnote>
        <MoreLink to="/docs/contact-profiles-quickstart/#wrong">
          What to do about each conflict
        </MoreLink>
      </Footnote>
    </Part>
  );
}
