import {Table} from '../../../ui';
import styles from './Movements.module.css';

export interface Movement {
  name: string;
  /** Below 0 it goes to the left, above to the right. */
  value: number;
}

/**
 * What went out and what came in, as bars to both sides of a line. It is a table: each
 * number stands at its bar.
 */
export function Movements({
  title,
  movements,
  print,
}: {
  title: string;
  movements: readonly Movement[];
  print: (value: number) => string;
}) {
  const largest = Math.max(...movements.map(({value}) => Math.abs(value)), 0);
  return (
    <Table figures className={styles.movements}>
      <caption>{title}</caption>
      <tbody>
        {movements.map(({name, value}) => {
          const length = largest === 0 ? 0 : (Math.abs(value) / largest) * 50;
          return (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td className={styles.room} aria-hidden="true">
                <svg>
                  <rect
                    // What goes is an outline, so more than side and color tells it apart.
                    {...(value < 0
                      ? {fill: 'var(--red-wash)', stroke: 'var(--red)', strokeWidth: 2}
                      : {fill: 'var(--green)'})}
                    x={`${value < 0 ? 50 - length : 50}%`}
                    width={`${length}%`}
                    y="15%"
                    height="70%"
                  />
                  <line
                    stroke="var(--ink)"
                    strokeWidth="1.5"
                    x1="50%"
                    x2="50%"
                    y1="0"
                    y2="100%"
                  />
                </svg>
              </td>
              <td>
                {value > 0 ? '+' : ''}
                {print(value)}
              </td>
            </tr>
          );
        })}
      </tbody>
    </Table>
  );
}
