import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {Page} from '../../chrome';
import {PageMeta} from '../../metadata';
import {DkimGenerator, dkimGeneratorMeta, dkimGeneratorNode} from '../../tools/dkim/view';

export default function DkimGeneratorPage() {
  const {siteConfig} = useDocusaurusContext();
  return (
    <Page isScene>
      <PageMeta {...dkimGeneratorMeta} ldJson={[dkimGeneratorNode(siteConfig.url)]} />
      <DkimGenerator />
    </Page>
  );
}
