import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {Page} from '../../chrome';
import {PageMeta} from '../../metadata';
import {
  MessageChecker,
  messageCheckerMeta,
  messageCheckerNode,
} from '../../tools/message/view';

export default function MessageCheckerPage() {
  const {siteConfig} = useDocusaurusContext();
  return (
    <Page isScene>
      <PageMeta {...messageCheckerMeta} ldJson={[messageCheckerNode(siteConfig.url)]} />
      <MessageChecker />
    </Page>
  );
}
