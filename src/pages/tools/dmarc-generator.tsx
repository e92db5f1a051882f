import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {Page} from '../../chrome';
import {PageMeta} from '../../metadata';
import {
  DmarcGenerator,
  dmarcGeneratorMeta,
  dmarcGeneratorNode,
} from '../../tools/dmarc/view';

export default function DmarcGeneratorPage() {
  const {siteConfig} = useDocusaurusContext();
  return (
    <Page isScene>
      <PageMeta {...dmarcGeneratorMeta} ldJson={[dmarcGeneratorNode(siteConfig.url)]} />
      <DmarcGenerator />
    </Page>
  );
}
