import {Page} from '../chrome';
import {AntiSpamPolicy, antiSpamMeta} from '../marketing/anti-spam-policy';
import {PageMeta} from '../metadata';

export default function AntiSpamPolicyPage() {
  return (
    <Page>
      <PageMeta {...antiSpamMeta} />
      <AntiSpamPolicy />
    </Page>
  );
}
