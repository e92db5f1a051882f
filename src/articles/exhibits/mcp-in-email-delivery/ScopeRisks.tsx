import styles from './ScopeRisks.module.css';
import {scopes} from './scopes';

const REACH = {
  reads: 'Reads',
  writes: 'Writes in your account',
  sends: 'Reaches people outside',
} as const;
const ASKS = {always: 'Yes', never: 'No'} as const;

/** The scopes of an email MCP server, from harmless to loud. */
export function ScopeRisks() {
  return (
    <div
      className={styles.frame}
      role="region"
      aria-label="Scopes and risks"
      // Wide rows scroll on small screens: the keyboard has to reach them.
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
    >
      <table className={styles.table}>
        <caption>Ten scopes, the least dangerous first</caption>
        <thead>
          <tr>
            <th scope="col">Scope and tools</th>
            <th scope="col">What it does</th>
            <th scope="col">The worst that can happen</th>
            <th scope="col">Asks a person</th>
          </tr>
        </thead>
        <tbody>
          {scopes.map(({scope, tools, reach, worst, asks}) => (
            <tr key={scope} data-reach={reach}>
              <th scope="row">
                <code>{scope}</code>
                <span>{tools.join(', ')}</span>
              </th>
              <td>{REACH[reach]}</td>
              <td>{worst}</td>
              <td>{ASKS[asks]}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
