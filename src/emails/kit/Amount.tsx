import {Rows} from './Rows';
import {light} from './palette';
import type {Theme} from './theme';

/** Padding of the label and of the figure, and the figure's letters. */
const AMOUNTS = {
  card: {
    label: '14px 16px 0',
    padding: '0 16px 14px',
    figure: {fontSize: '34px', fontWeight: 700, lineHeight: '44px'},
  },
  letter: {
    label: '0',
    padding: '0',
    figure: {fontSize: '28px', fontWeight: 700, lineHeight: '38px'},
  },
  editorial: {
    label: '0',
    padding: '0',
    figure: {fontSize: '52px', fontWeight: 800, lineHeight: '60px'},
  },
} as const;

/** The one figure the letter is about, with what it is. */
export function Amount({
  theme,
  label,
  children,
}: {
  theme: Theme;
  label: string;
  children: string;
}) {
  const look = AMOUNTS[theme.design];
  const isBoxed = theme.design === 'card';
  const ground = isBoxed && {backgroundColor: light.ground};
  const {radius} = theme;
  const text = {fontFamily: theme.font, fontVariantNumeric: 'tabular-nums', ...ground};
  return (
    <Rows margin="24px 0">
      <tr>
        <td
          className={isBoxed ? 'ground quiet' : 'quiet'}
          style={{
            ...text,
            ...(isBoxed && {borderRadius: `${radius} ${radius} 0 0`}),
            padding: look.label,
            color: light.quiet,
            fontSize: '14px',
            lineHeight: '21px',
          }}
        >
          {label}
        </td>
      </tr>
      <tr>
        <td
          className={isBoxed ? 'ground ink' : 'ink'}
          style={{
            ...text,
            ...(isBoxed && {borderRadius: `0 0 ${radius} ${radius}`}),
            padding: look.padding,
            color: light.ink,
            ...look.figure,
          }}
        >
          {children}
        </td>
      </tr>
    </Rows>
  );
}
