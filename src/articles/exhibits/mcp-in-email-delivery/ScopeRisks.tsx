import {Table} from '../../../ui';
import styles from './ScopeRisks.module.css';
import {scopes} from './scopes';

const REACH = {
  reads: 'Reads',
  writes: 'Changes your account',
  sends: 'Sends to other people',
} as const;
const ASKS = {always: 'Yes', never: 'No'} as const;

const HEADS = [
  'Scope and tools',
  'What it does',
  'Worst case',
  'Asks you first',
] as const;

/** The scopes of an email MCP server, from the lowest to the highest risk. */
export function ScopeRisks() {
  return (
    <Table className={styles.table}>
      <caption>Ten scopes, from the lowest to the highest risk</caption>
      <thead>
        <tr>
          {HEADS.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {scopes.map(({scope, tools, reach, worst, asks}) => (
          <tr key={scope} data-reach={reach}>
            <th scope="row">
              <code>{scope}</code>
              <span>{tools.join(', ')}</span>
            </th>
            {[REACH[reach], worst, ASKS[asks]].map((text, index) => (
              <td key={text} data-head={HEADS[index + 1]}>
                {text}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
