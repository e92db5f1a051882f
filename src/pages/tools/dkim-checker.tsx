import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {Page} from '../../chrome';
import {PageMeta} from '../../metadata';
import {DkimChecker, dkimCheckerMeta, dkimCheckerNode} from '../../tools/dkim/view';

export default function DkimCheckerPage() {
  const {siteConfig} = useDocusaurusContext();
  return (
    <Page isScene>
      <PageMeta {...dkimCheckerMeta} ldJson={[dkimCheckerNode(siteConfig.url)]} />
      <DkimChecker />
    </Page>
  );
}
