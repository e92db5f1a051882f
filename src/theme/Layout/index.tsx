// Source: theme-classic/Layout. Kind: eject. Reason: the site's own header, footer and
// landmarks; the classic providers (navbar, announcement bar, colour mode) are not needed,
// because the shell does their work before React.
import type {Props} from '@theme/Layout';
import {Page} from '../../chrome';

export default function Layout({children}: Props) {
  return <Page>{children}</Page>;
}
