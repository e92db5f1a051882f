import styles from './BarChart.module.css';

interface Bar {
  label: string;
  /** As the reader sees it. */
  value: string;
  /** Length, in percent of the longest bar: 0 to 100. */
  share: number;
}

/**
 * Bars made of table cells, as they stand in an email: widths are attributes, nothing is
 * a picture, and every figure is text.
 */
export function BarChart({title, bars}: {title: string; bars: readonly Bar[]}) {
  return (
    <table className={styles.chart}>
      <caption>{title}</caption>
      <tbody>
        {bars.map(({label, value, share}) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td className={styles.room}>
              <table className={styles.track} role="presentation">
                <tbody>
                  <tr>
                    <td className={styles.bar} width={`${share}%`} />
                    <td width={`${100 - share}%`} />
                  </tr>
                </tbody>
              </table>
            </td>
            <td className={styles.value}>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
