import {Column} from './Column';
import {Name} from './Name';
import {Rows} from './Rows';
import {footerOf, textOf, type FrameProps} from './frame';
import {light} from './palette';

/** A letter on the bare page: the name above it, a line below it, and nothing around it. */
export function LetterFrame({theme, heading, footer, children}: FrameProps) {
  const text = textOf(theme);
  return (
    <Column>
      <tr>
        <td
          className="link"
          style={{
            ...text,
            padding: '40px 20px 36px',
            color: theme.link,
            fontWeight: 700,
          }}
        >
          <Name theme={theme} />
        </td>
      </tr>
      <tr>
        <td
          className="ink"
          style={{
            ...text,
            padding: '0 20px 28px',
            fontSize: '17px',
            lineHeight: '28px',
          }}
        >
          <h1
            style={{
              margin: '0 0 20px',
              fontSize: '22px',
              fontWeight: 700,
              lineHeight: '30px',
            }}
          >
            {heading}
          </h1>
          {children}
        </td>
      </tr>
      <tr>
        <td style={{padding: '0 20px 40px'}}>
          <Rows>
            <tr>
              <td
                className="quiet line"
                style={{
                  ...footerOf(theme),
                  paddingTop: '20px',
                  borderTop: `1px solid ${light.line}`,
                }}
              >
                {footer}
              </td>
            </tr>
          </Rows>
        </td>
      </tr>
    </Column>
  );
}
