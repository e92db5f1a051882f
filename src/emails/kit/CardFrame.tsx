import {Column} from './Column';
import {Name} from './Name';
import {Rows} from './Rows';
import {footerOf, textOf, type FrameProps} from './frame';
import {light} from './palette';

/** A sheet on a quiet ground, with a bar in the brand's color along its top. */
export function CardFrame({theme, heading, footer, children}: FrameProps) {
  const {radius} = theme;
  const sheet = {...textOf(theme), backgroundColor: light.sheet};
  return (
    <Column>
      <tr>
        <td style={{padding: '24px 12px 40px'}}>
          <Rows>
            <tr>
              <td
                className="sheet ink edge"
                style={{
                  ...sheet,
                  padding: '26px 24px 0',
                  borderTop: `6px solid ${theme.color}`,
                  borderRadius: `${radius} ${radius} 0 0`,
                  fontSize: '17px',
                  fontWeight: 700,
                }}
              >
                <Name theme={theme} />
              </td>
            </tr>
            <tr>
              <td
                className="sheet ink"
                style={{
                  ...sheet,
                  padding: '28px 24px 32px',
                  borderRadius: `0 0 ${radius} ${radius}`,
                }}
              >
                <h1
                  style={{
                    margin: '0 0 16px',
                    fontSize: '27px',
                    fontWeight: 700,
                    lineHeight: '34px',
                  }}
                >
                  {heading}
                </h1>
                {children}
              </td>
            </tr>
            <tr>
              <td className="quiet" style={{...footerOf(theme), padding: '20px 24px 0'}}>
                {footer}
              </td>
            </tr>
          </Rows>
        </td>
      </tr>
    </Column>
  );
}
