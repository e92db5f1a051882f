import styles from './ScopeRisks.module.css';
import {scopes} from './scopes';

const REACH = {
  reads: 'Reads',
  writes: 'Writes in your account',
  sends: 'Reaches people outside',
} as const;
const ASKS = {always: 'Yes', never: 'No'} as const;

const HEADS = [
  'Scope and tools',
  'What it does',
  'The worst that can happen',
  'Asks a person',
] as const;

/** The scopes of an email MCP server, from harmless to loud. */
export function ScopeRisks() {
  return (
    <table className={styles.table}>
      <caption>Ten scopes, the least dangerous first</caption>
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
    </table>
  );
}
