import {Unfold, Table} from '../../../../ui';
import type {AllowedNetworks} from '../..';
import {networkText} from '../../networks';
import styles from './Networks.module.css';
import {plural} from './counts';

/** Rows shown at most: a record can open to thousands. */
const MAX_ROWS = 400;

/** In a sentence, how many pass. */
export function whoPasses({
  addresses4,
  subnets6,
  everyone,
  varying,
  list,
}: AllowedNetworks): string {
  if (everyone) {
    return 'Every server passes, because the record, or one it includes, ends in +all.';
  }
  const some =
    list.length === 0
      ? 'No address is named, so no server passes by its address'
      : `In all, ${[
          addresses4 > 0 ? plural(addresses4, 'IPv4 address', 'IPv4 addresses') : [],
          subnets6 > 0
            ? `${plural(subnets6, 'IPv6 network', 'IPv6 networks')} of 64 bits`
            : [],
        ]
          .flat()
          .join(' and ')} may send`;
  const more =
    varying.length === 0
      ? ''
      : `, and who else depends on the message (${varying.map(({text}) => text).join(' ')})`;
  return `${some}${more}.`;
}

/** Every network that passes, with the record it is named in. */
export function Networks({networks}: {networks: AllowedNetworks}) {
  const {list} = networks;
  const more = list.length - MAX_ROWS;
  return (
    <div className={styles.networks}>
      <p>{whoPasses(networks)}</p>
      {list.length > 0 && (
        <Unfold label={list.length === 1 ? 'The network' : `All ${list.length} networks`}>
          <div
            className={styles.scroll}
            role="region"
            aria-label="Networks that pass"
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls
            tabIndex={0}
          >
            <Table>
              <thead>
                <tr>
                  <th scope="col">Network</th>
                  <th scope="col">In the record of</th>
                  <th scope="col">Part of</th>
                </tr>
              </thead>
              <tbody>
                {list.slice(0, MAX_ROWS).map(({network, domain, term, within}, index) => (
                  <tr key={index}>
                    <td>
                      <code>{networkText(network)}</code>
                      {term.address === undefined && ` by ${term.text}`}
                    </td>
                    <td>{domain}</td>
                    <td>{within && <code>{networkText(within.network)}</code>}</td>
                  </tr>
                ))}
              </tbody>
            </Table>
          </div>
          {more > 0 && <p>The JSON contains {more} more.</p>}
        </Unfold>
      )}
    </div>
  );
}
