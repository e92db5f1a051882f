import {light} from './palette';
import type {Theme} from './theme';

/** Holds a total of 12 digits before its decimal point. */
const FIGURE_WIDTH = '172';

/**
 * What is charged, line by line, and the sums below. A table of data, so its headers are
 * headers and it has no role. Figures stand under each other and end where lines end;
 * Outlook on Windows knows neither `start` nor `end` and takes the attributes. A figure of
 * 12 digits stays in one piece on a screen of 320 pixels, so what it is made of has a row of
 * its own, and breaks where large text needs more than the screen.
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
  sums: readonly {label: string; detail?: string; amount: string}[];
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
  const line = {borderTop: `1px solid ${light.line}`};
  const head = {
    padding: '0 0 6px',
    color: light.quiet,
    fontSize: '14px',
    fontWeight: 400,
  };
  const sum = {padding: '0 0 8px', color: light.quiet};
  const detailRow = (key: string, detail: string, padding: string) => (
    <tr key={key}>
      <td
        colSpan={2}
        className="quiet"
        align="left"
        style={{...words, padding, color: light.quiet, fontSize: '14px'}}
      >
        {detail}
      </td>
    </tr>
  );
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
        {lines.flatMap(({what, detail, amount}, index) => [
          <tr key={index}>
            <th
              scope="row"
              className="ink line"
              align="left"
              style={{...words, ...line, padding: '10px 0 0', color: light.ink}}
            >
              {what}
            </th>
            <td
              className="ink line"
              align="right"
              style={{...figures, ...line, padding: '10px 0 0', color: light.ink}}
            >
              {amount}
            </td>
          </tr>,
          detailRow(`${String(index)} detail`, detail, '0 0 10px'),
        ])}
      </tbody>
      <tbody>
        {sums.flatMap(({label, detail, amount}, index) => {
          const className = index === 0 ? 'quiet line' : 'quiet';
          const style = {
            ...sum,
            ...(index === 0 && {...line, padding: '12px 0 8px'}),
            ...(detail && {padding: '0'}),
          };
          return [
            <tr key={index}>
              <th
                scope="row"
                className={className}
                align="left"
                style={{...words, ...style}}
              >
                {label}
              </th>
              <td className={className} align="right" style={{...figures, ...style}}>
                {amount}
              </td>
            </tr>,
            detail && detailRow(`${String(index)} detail`, detail, sum.padding),
          ];
        })}
        <tr>
          <th scope="row" className="ink line" align="left" style={{...words, ...foot}}>
            {total.label}
          </th>
          <td
            className="ink line"
            align="right"
            width={FIGURE_WIDTH}
            style={{...figures, ...foot}}
          >
            {total.amount}
          </td>
        </tr>
      </tbody>
    </table>
  );
}
