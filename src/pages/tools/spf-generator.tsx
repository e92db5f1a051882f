import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {Page} from '../../chrome';
import {PageMeta} from '../../metadata';
import {SpfGenerator, spfGeneratorMeta, spfGeneratorNode} from '../../tools/spf/view';

export default function SpfGeneratorPage() {
  const {siteConfig} = useDocusaurusContext();
  return (
    <Page isScene>
      <PageMeta {...spfGeneratorMeta} ldJson={[spfGeneratorNode(siteConfig.url)]} />
      <SpfGenerator />
    </Page>
  );
}
