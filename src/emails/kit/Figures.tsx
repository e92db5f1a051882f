import {Rows} from './Rows';
import {light} from './palette';
import type {Theme} from './theme';

const FIGURES = {
  card: {fontSize: '24px', fontWeight: 700, lineHeight: '30px'},
  letter: {fontSize: '22px', fontWeight: 700, lineHeight: '30px'},
  editorial: {fontSize: '36px', fontWeight: 800, lineHeight: '42px'},
} as const;

/**
 * Numbers to take in at a glance, each beside what it counts. They end where lines end;
 * Outlook on Windows does not know `end` and takes the attribute.
 */
export function Figures({
  theme,
  rows,
}: {
  theme: Theme;
  rows: readonly {what: string; detail?: string; figure: string}[];
}) {
  const cell = {
    padding: '12px 0',
    borderTop: `1px solid ${light.line}`,
    color: light.ink,
    fontFamily: theme.font,
    verticalAlign: 'middle',
  } as const;
  return (
    <Rows margin="8px 0 20px">
      {rows.map(({what, detail, figure}, index) => (
        <tr key={index}>
          <td
            className="ink line"
            style={{...cell, fontSize: '16px', lineHeight: '24px'}}
          >
            <div>{what}</div>
            {detail && (
              <div
                className="quiet"
                style={{color: light.quiet, fontSize: '14px', lineHeight: '21px'}}
              >
                {detail}
              </div>
            )}
          </td>
          <td className="line" style={{padding: '0 8px', borderTop: cell.borderTop}} />
          <td
            className="ink line"
            align="right"
            style={{
              ...cell,
              ...FIGURES[theme.design],
              textAlign: 'end',
              fontVariantNumeric: 'tabular-nums',
            }}
          >
            {figure}
          </td>
        </tr>
      ))}
    </Rows>
  );
}
