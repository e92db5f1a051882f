import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {Page} from '../../chrome';
import {PageMeta} from '../../metadata';
import {
  DomainChecker,
  domainCheckerMeta,
  domainCheckerNode,
} from '../../tools/domain/view';

export default function DomainCheckerPage() {
  const {siteConfig} = useDocusaurusContext();
  return (
    <Page isScene>
      <PageMeta {...domainCheckerMeta} ldJson={[domainCheckerNode(siteConfig.url)]} />
      <DomainChecker />
    </Page>
  );
}
