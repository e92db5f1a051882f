import {Rows} from './Rows';
import {TextLink} from './TextLink';
import {light} from './palette';
import type {Theme} from './theme';

const LINK_TITLES = {
  card: {fontSize: '16px', lineHeight: '24px'},
  letter: {fontSize: '17px', lineHeight: '26px'},
  editorial: {fontSize: '20px', lineHeight: '27px'},
} as const;

/** Pages to read, each with its title as a link and a line about it. */
export function LinkList({
  theme,
  links,
}: {
  theme: Theme;
  links: readonly {title: string; href: string; text: string}[];
}) {
  return (
    <Rows margin="8px 0 20px">
      {links.map(({title, href, text}, index) => (
        <tr key={index}>
          <td
            className="quiet line"
            style={{
              padding: '12px 0',
              borderTop: `1px solid ${light.line}`,
              color: light.quiet,
              fontFamily: theme.font,
              fontSize: '15px',
              lineHeight: '22px',
            }}
          >
            <div style={{...LINK_TITLES[theme.design], fontWeight: 700}}>
              <TextLink theme={theme} href={href}>
                {title}
              </TextLink>
            </div>
            <div>{text}</div>
          </td>
        </tr>
      ))}
    </Rows>
  );
}
