// Source: theme-classic/DocRoot. Kind: eject. Reason: legal pages have the site's header and no
// menu, and docs do not carry the styles of that header.
import {useDocRootMetadata} from '@docusaurus/plugin-content-docs/client';
import type {Props} from '@theme/DocRoot';
import {Page} from '../../chrome';

export default function LegalRoot(props: Props) {
  const metadata = useDocRootMetadata(props);
  return metadata && <Page>{metadata.docElement}</Page>;
}
