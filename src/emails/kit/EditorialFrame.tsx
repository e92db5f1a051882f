import {Column} from './Column';
import {Name} from './Name';
import {footerOf, textOf, type FrameProps} from './frame';
import {light} from './palette';

/**
 * A poster: the heading in large letters on a band in the brand's color, as wide as the
 * page, with the text below on white and the footer on a band of its own.
 */
export function EditorialFrame({theme, heading, footer, children}: FrameProps) {
  const text = textOf(theme);
  const poster = {...text, color: theme.onColor};
  return (
    <>
      <div className="button" style={{backgroundColor: theme.color}}>
        <Column>
          <tr>
            <td
              className="label"
              style={{
                ...poster,
                padding: '28px 24px 0',
                fontSize: '17px',
                fontWeight: 700,
              }}
            >
              <Name theme={theme} />
            </td>
          </tr>
          <tr>
            <td className="label" style={{...poster, padding: '64px 24px 36px'}}>
              <h1
                style={{margin: 0, fontSize: '42px', fontWeight: 800, lineHeight: '46px'}}
              >
                {heading}
              </h1>
            </td>
          </tr>
        </Column>
      </div>
      <Column>
        <tr>
          <td
            className="ink"
            style={{
              ...text,
              padding: '32px 24px',
              fontSize: '17px',
              lineHeight: '27px',
            }}
          >
            {children}
          </td>
        </tr>
      </Column>
      <div className="ground" style={{backgroundColor: light.ground}}>
        <Column>
          <tr>
            <td className="quiet" style={{...footerOf(theme), padding: '24px 24px 40px'}}>
              {footer}
            </td>
          </tr>
        </Column>
      </div>
    </>
  );
}
