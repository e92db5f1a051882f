// Source: theme-classic/DocVersionRoot. Kind: eject. Reason: the site has one version of its
// docs; the search tags of the classic theme would be dead weight.
import {DocsVersionProvider} from '@docusaurus/plugin-content-docs/client';
import renderRoutes from '@docusaurus/renderRoutes';
import type {Props} from '@theme/DocVersionRoot';

export default function DocVersionRoot({version, route}: Props) {
  return (
    <DocsVersionProvider version={version}>
      {renderRoutes(route.routes)}
    </DocsVersionProvider>
  );
}
