import {Rows} from './Rows';
import {TextLink} from './TextLink';
import {light} from './palette';
import type {Theme} from './theme';

/**
 * Facts to compare with what the reader remembers: read in order, each label before its
 * value. On the card they stand in a box, in the letter between lines, and in the editorial
 * each value stands below its label. Labels are the email's own words, so they are never
 * broken and keep their column narrow on a phone.
 */
export function Details({
  theme,
  rows,
}: {
  theme: Theme;
  /** A row without a value is left out. Where there is a `link`, the value is its address. */
  rows: readonly {label: string; value: string | undefined; link?: string}[];
}) {
  const shown = rows.filter(({value}) => value?.trim());
  const valueOf = ({value, link}: (typeof rows)[number]) =>
    value && link ? (
      <TextLink theme={theme} href={value}>
        {link}
      </TextLink>
    ) : (
      value
    );
  const text = {
    fontFamily: theme.font,
    fontSize: '15px',
    lineHeight: '22px',
    verticalAlign: 'top',
  } as const;
  const ruled = {...text, padding: '8px 0', borderTop: `1px solid ${light.line}`};
  if (theme.design === 'editorial') {
    return (
      <Rows margin="8px 0 20px">
        {shown.map((row, index) => (
          <tr key={index}>
            <td className="ink line" style={{...ruled, color: light.ink}}>
              <div className="quiet" style={{color: light.quiet, fontSize: '14px'}}>
                {row.label}
              </div>
              <div style={{fontSize: '18px', fontWeight: 700, lineHeight: '26px'}}>
                {valueOf(row)}
              </div>
            </td>
          </tr>
        ))}
      </Rows>
    );
  }
  const isBoxed = theme.design === 'card';
  const cell = isBoxed ? {...text, padding: '5px 8px', fontSize: '14px'} : ruled;
  const list = shown.map((row, index) => (
    <tr key={index}>
      <td
        className={isBoxed ? 'quiet' : 'quiet line'}
        width={isBoxed ? '28%' : '24%'}
        style={{...cell, color: light.quiet, wordBreak: 'normal'}}
      >
        {row.label}
      </td>
      <td
        className={isBoxed ? 'ink' : 'ink line'}
        style={{...cell, ...(!isBoxed && {padding: '8px 12px'}), color: light.ink}}
      >
        {valueOf(row)}
      </td>
    </tr>
  ));
  return isBoxed ? (
    <Rows margin="8px 0 20px">
      <tr>
        <td
          className="ground"
          style={{
            padding: '11px 8px',
            backgroundColor: light.ground,
            borderRadius: theme.radius,
          }}
        >
          <Rows>{list}</Rows>
        </td>
      </tr>
    </Rows>
  ) : (
    <Rows margin="4px 0 20px">{list}</Rows>
  );
}
