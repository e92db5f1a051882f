// Source: theme-classic/ThemeProvider. Kind: eject. Reason: its title formatter is not used:
// `PageMeta` writes the whole title.
import type {Props} from '@theme/ThemeProvider';

export default function ThemeProvider({children}: Props) {
  return <>{children}</>;
}
