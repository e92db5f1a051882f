import {elements} from '../../../reading';
import {Fold} from '../../../ui';
import {clients, TESTED, type Support} from './clients';
import sheet from '../../parts/Sheet.module.css';
import styles from './ClientTable.module.css';

const {table: Table} = elements;

const WORDS: Readonly<Record<Support, string>> = {
  yes: '✓ yes',
  no: '✕ no',
  unknown: '? not tested',
};

/** Mail programs by what they take from a sender's dark styles. */
export function ClientTable() {
  return (
    <figure>
      <Fold label={`Support in ${clients.length} email clients`}>
        <Table>
          <thead>
            <tr>
              <th scope="col">Email client</th>
              <th scope="col">Media query</th>
              <th scope="col">Meta tag</th>
            </tr>
          </thead>
          <tbody>
            {clients.map(({name, id, query, meta, note}) => (
              <tr key={id}>
                <td>{name}</td>
                <td data-label="Media query:">
                  <Said support={query} />
                  {note && <small className={styles.note}>{note}</small>}
                </td>
                <td data-label="Meta tag:">
                  <Said support={meta} />
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      </Fold>
      <figcaption className={sheet.note}>
        Data from <a href="https://www.caniemail.com/">caniemail.com</a> (MIT). The media
        query was tested on <time dateTime={TESTED.query}>8 March 2023</time> and later,
        the meta tag on <time dateTime={TESTED.meta}>18 September 2023</time> and later.
      </figcaption>
    </figure>
  );
}

function Said({support}: {support: Support}) {
  return (
    <span className={styles.said} data-support={support}>
      {WORDS[support]}
    </span>
  );
}
