import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {Page} from '../../chrome';
import {PageMeta} from '../../metadata';
import {SpfChecker, spfCheckerMeta, spfCheckerNode} from '../../tools/spf/view';

export default function SpfCheckerPage() {
  const {siteConfig} = useDocusaurusContext();
  return (
    <Page isScene>
      <PageMeta {...spfCheckerMeta} ldJson={[spfCheckerNode(siteConfig.url)]} />
      <SpfChecker />
    </Page>
  );
}
