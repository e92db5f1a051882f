import {elements} from '../../reading';
import {programs, VERDICTS} from './cases';
import styles from './TruthTable.module.css';

/** With their roles written out: `display` takes them away on small screens. */
const {thead: Head, tbody: Body, tr: Row, td: Cell} = elements;

/** All ten cases at a glance. */
export function TruthTable() {
  return (
    <table className={styles.table} role="table">
      <caption>All ten cases: what the record says, and what it is worth</caption>
      <Head>
        <Row>
          <th scope="col" role="columnheader">
            Mail program
          </th>
          <th scope="col" role="columnheader">
            Ana read it
          </th>
          <th scope="col" role="columnheader">
            Ana never read it
          </th>
        </Row>
      </Head>
      <Body>
        {programs.map(({id, name, read, unread}) => (
          <Row key={id}>
            <th scope="row" role="rowheader">
              {name}
            </th>
            {[
              {label: 'Read', of: read},
              {label: 'Not read', of: unread},
            ].map(({label, of: {openedAt, verdict}}) => (
              <Cell key={label} data-label={label}>
                <code>{openedAt ?? 'null'}</code>{' '}
                <span data-verdict={verdict}>{VERDICTS[verdict]}</span>
              </Cell>
            ))}
          </Row>
        ))}
      </Body>
    </table>
  );
}
