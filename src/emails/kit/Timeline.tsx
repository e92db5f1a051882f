import {Rows} from './Rows';
import {light} from './palette';
import type {Theme} from './theme';

/**
 * What happens one after the other. A bar runs beside the steps where their lines begin,
 * and has the brand's color as far as they are done.
 */
export function Timeline({
  theme,
  steps,
}: {
  theme: Theme;
  steps: readonly {title: string; text: string; isDone: boolean}[];
}) {
  const isLarge = theme.design === 'editorial';
  return (
    <Rows margin="12px 0 24px">
      {steps.map(({title, text, isDone}, index) => (
        <tr key={index}>
          <td
            className={isDone ? 'button' : 'track'}
            width="4"
            style={{backgroundColor: isDone ? theme.color : light.line}}
          />
          <td
            className="ink"
            style={{
              padding: '8px 16px',
              color: light.ink,
              fontFamily: theme.font,
              fontSize: isLarge ? '19px' : '16px',
              lineHeight: isLarge ? '27px' : '24px',
            }}
          >
            <div style={{fontWeight: 700}}>{title}</div>
            <div
              className="quiet"
              style={{color: light.quiet, fontSize: '15px', lineHeight: '22px'}}
            >
              {text}
            </div>
          </td>
        </tr>
      ))}
    </Rows>
  );
}
