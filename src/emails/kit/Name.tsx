import type {Theme} from './theme';

/** Who the email is from: the logo, or the name in letters. */
export function Name({theme}: {theme: Theme}) {
  return theme.logo ? (
    <img
      {...theme.logo}
      alt={theme.name}
      style={{display: 'block', border: 0, maxWidth: '100%'}}
    />
  ) : (
    theme.name
  );
}
