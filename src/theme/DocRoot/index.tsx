// Source: theme-classic/DocRoot. Kind: eject. Reason: pages of the docs menu get the docs
// bar and menu, the others (legal pages) the site's header and footer.
import {
  DocsSidebarProvider,
  useDocRootMetadata,
} from '@docusaurus/plugin-content-docs/client';
import type {Props} from '@theme/DocRoot';
import NotFound from '@theme/NotFound';
import {Page} from '../../chrome';
import {DocsShell} from '../../docs';

export default function DocRoot(props: Props) {
  const metadata = useDocRootMetadata(props);
  if (!metadata) {
    return <NotFound />;
  }
  const {docElement, sidebarName, sidebarItems} = metadata;
  return (
    <DocsSidebarProvider name={sidebarName} items={sidebarItems}>
      {sidebarItems ? <DocsShell>{docElement}</DocsShell> : <Page>{docElement}</Page>}
    </DocsSidebarProvider>
  );
}
