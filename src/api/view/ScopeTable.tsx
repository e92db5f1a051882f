import {elements} from '../../reading';
import type {ApiScope} from '../model';
import {OperationLinks} from './OperationLinks';
import styles from './ScopeTable.module.css';

const {table: Table, thead: Head, tbody: Rows, tr: Row, th: Heading, td: Cell} = elements;

/** What each scope of a key allows: `<ScopeTable />` in MDX. */
export function ScopeTable({data}: {data: readonly ApiScope[]}) {
  return (
    <Table>
      <Head>
        <Row>
          <Heading>Scope</Heading>
          <Heading>Calls</Heading>
        </Row>
      </Head>
      <Rows>
        {data.map(({scope, operations}) => (
          <Row key={scope}>
            <Cell className={styles.scope}>
              <code>{scope}</code>
            </Cell>
            <Cell>
              <OperationLinks operations={operations} />
            </Cell>
          </Row>
        ))}
      </Rows>
    </Table>
  );
}
