import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {Page} from '../../chrome';
import {PageMeta} from '../../metadata';
import {
  WebhookTester,
  webhookTesterMeta,
  webhookTesterNode,
} from '../../tools/webhook/view';

export default function WebhookTesterPage() {
  const {siteConfig} = useDocusaurusContext();
  return (
    <Page isScene>
      <PageMeta {...webhookTesterMeta} ldJson={[webhookTesterNode(siteConfig.url)]} />
      <WebhookTester />
    </Page>
  );
}
