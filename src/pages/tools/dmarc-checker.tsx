import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {Page} from '../../chrome';
import {PageMeta} from '../../metadata';
import {DmarcChecker, dmarcCheckerMeta, dmarcCheckerNode} from '../../tools/dmarc/view';

export default function DmarcCheckerPage() {
  const {siteConfig} = useDocusaurusContext();
  return (
    <Page isScene>
      <PageMeta {...dmarcCheckerMeta} ldJson={[dmarcCheckerNode(siteConfig.url)]} />
      <DmarcChecker />
    </Page>
  );
}
