// Source: theme-classic/DocRoot. Kind: eject. Reason: pages of the docs menu get the docs
// bar and menu, the others (legal pages) the site's header and footer.
import {
  DocsSidebarProvider,
  useDocRootMetadata,
} from '@docusaurus/plugin-content-docs/client';
import type {Props} from '@theme/DocRoot';
import {RequestBuilder} from '../../builder';
import {Page} from '../../chrome';
import {DocsShell} from '../../docs';

export default function DocRoot(props: Props) {
  const metadata = useDocRootMetadata(props);
  if (!metadata) {
    // Not for any visitor: an address without a page goes to the route of the 404 page.
    return null;
  }
  const {docElement, sidebarName, sidebarItems} = metadata;
  return (
    <DocsSidebarProvider name={sidebarName} items={sidebarItems}>
      {sidebarItems ? <DocsShell>{docElement}</DocsShell> : <Page>{docElement}</Page>}
      <RequestBuilder />
    </DocsSidebarProvider>
  );
}
