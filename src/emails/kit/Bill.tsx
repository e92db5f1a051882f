import {light} from './palette';
import type {Theme} from './theme';

/**
 * What is charged, line by line, and the sums below. A table of data, so its headers are
 * headers and it has no role. Figures stand under each other and end where lines end;
 * Outlook on Windows knows neither `start` nor `end` and takes the attributes. A figure
 * stays in one piece in 120 pixels, and breaks where large text needs more than the screen.
 */
export function Bill({
  theme,
  lines,
  sums,
  total,
}: {
  theme: Theme;
  /** `detail` is what the amount is made of: quantity and unit price. */
  lines: readonly {what: string; detail: string; amount: string}[];
  sums: readonly {label: string; amount: string}[];
  total: {label: string; amount: string};
}) {
  const text = {
    fontFamily: theme.font,
    fontSize: '15px',
    lineHeight: '22px',
    verticalAlign: 'top',
  };
  const words = {
    ...text,
    textAlign: 'start',
    fontVariantNumeric: 'tabular-nums',
    fontWeight: 400,
  } as const;
  const figures = {
    ...text,
    textAlign: 'end',
    fontVariantNumeric: 'tabular-nums',
  } as const;
  const line = {padding: '10px 0', borderTop: `1px solid ${light.line}`};
  const head = {
    padding: '0 0 6px',
    color: light.quiet,
    fontSize: '14px',
    fontWeight: 400,
  };
  const sum = {padding: '0 0 8px', color: light.quiet};
  const firstSum = {...line, ...sum, padding: '12px 0 8px'};
  const foot = {
    padding: '10px 0 0',
    borderTop: `2px solid ${light.ink}`,
    color: light.ink,
    fontSize: '18px',
    fontWeight: 700,
    lineHeight: '26px',
  };
  return (
    <table
      width="100%"
      border={0}
      cellPadding="0"
      cellSpacing="0"
      style={{margin: '8px 0 20px'}}
    >
      <thead>
        <tr>
          <th scope="col" className="quiet" align="left" style={{...words, ...head}}>
            Item
          </th>
          <th scope="col" className="quiet" align="right" style={{...figures, ...head}}>
            Amount
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({what, detail, amount}, index) => (
          <tr key={index}>
            <th
              scope="row"
              className="ink line"
              align="left"
              style={{...words, ...line, color: light.ink}}
            >
              <div>{what}</div>
              <div className="quiet" style={{color: light.quiet, fontSize: '14px'}}>
                {detail}
              </div>
            </th>
            <td
              className="ink line"
              align="right"
              style={{...figures, ...line, color: light.ink}}
            >
              {amount}
            </td>
          </tr>
        ))}
      </tbody>
      <tbody>
        {sums.map(({label, amount}, index) => (
          <tr key={index}>
            <th
              scope="row"
              className={index === 0 ? 'quiet line' : 'quiet'}
              align="left"
              style={{...words, ...(index === 0 ? firstSum : sum)}}
            >
              {label}
            </th>
            <td
              className={index === 0 ? 'quiet line' : 'quiet'}
              align="right"
              style={{...figures, ...(index === 0 ? firstSum : sum)}}
            >
              {amount}
            </td>
          </tr>
        ))}
        <tr>
          <th scope="row" className="ink line" align="left" style={{...words, ...foot}}>
            {total.label}
          </th>
          <td
            className="ink line"
            align="right"
            width="120"
            style={{...figures, ...foot}}
          >
            {total.amount}
          </td>
        </tr>
      </tbody>
    </table>
  );
}
