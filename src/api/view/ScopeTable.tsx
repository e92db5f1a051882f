import {elements} from '../../reading';
import type {ApiScope} from '../model';
import {OperationLinks} from './OperationLinks';
import styles from './ScopeTable.module.css';

const {table: Table} = elements;

/** What each scope of a key allows: `<ScopeTable />` in MDX. */
export function ScopeTable({data}: {data: readonly ApiScope[]}) {
  return (
    <Table>
      <thead>
        <tr>
          <th>Scope</th>
          <th>Calls</th>
        </tr>
      </thead>
      <tbody>
        {data.map(({scope, operations}) => (
          <tr key={scope}>
            <td className={styles.scope}>
              <code>{scope}</code>
            </td>
            <td>
              <OperationLinks operations={operations} />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
