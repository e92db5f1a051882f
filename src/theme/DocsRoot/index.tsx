// Source: theme-classic/DocsRoot. Kind: eject. Reason: docs and legal pages have different
// bars; DocRoot below chooses, so nothing is drawn here.
import renderRoutes from '@docusaurus/renderRoutes';
import type {Props} from '@theme/DocsRoot';

export default function DocsRoot({route}: Props) {
  return <>{renderRoutes(route.routes)}</>;
}
