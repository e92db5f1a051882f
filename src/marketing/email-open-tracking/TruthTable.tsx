import {Table} from '../../ui';
import {Sideways} from '../parts';
import {programs, VERDICTS} from './cases';
import styles from './TruthTable.module.css';

/** All ten cases at a glance. */
export function TruthTable() {
  return (
    <Sideways label="All ten cases">
      <Table className={styles.table}>
        <caption>All ten cases: what is recorded, and whether it is right</caption>
        <thead>
          <tr>
            <th scope="col">Mail app</th>
            <th scope="col">Ana reads the email</th>
            <th scope="col">Ana never reads it</th>
          </tr>
        </thead>
        <tbody>
          {programs.map(({id, name, read, unread}) => (
            <tr key={id}>
              <th scope="row">{name}</th>
              {Object.entries({read, unread}).map(([reading, {openedAt, verdict}]) => (
                <td key={reading}>
                  <code>{openedAt ?? 'null'}</code>{' '}
                  <span data-verdict={verdict}>{VERDICTS[verdict]}</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </Sideways>
  );
}
