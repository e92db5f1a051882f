// Source: theme-classic/DocRoot. Kind: eject. Reason: pages of the docs have their bar and menu,
// and a request builder. Legal pages, which are docs as well, have `LegalRoot`.
import {
  DocsSidebarProvider,
  useDocRootMetadata,
} from '@docusaurus/plugin-content-docs/client';
import type {Props} from '@theme/DocRoot';
import {RequestBuilder} from '../../builder';
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
      <DocsShell>{docElement}</DocsShell>
      <RequestBuilder />
    </DocsSidebarProvider>
  );
}
