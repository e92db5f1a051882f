import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {Page} from '../chrome';
import {
  messengerService,
  TargetedEmailMessages,
  targetedEmailMessagesMeta,
} from '../marketing/targeted-email-messages';
import {PageMeta} from '../metadata';

export default function TargetedEmailMessagesPage() {
  const {siteConfig} = useDocusaurusContext();
  return (
    <Page>
      <PageMeta
        {...targetedEmailMessagesMeta}
        ldJson={[messengerService(siteConfig.url)]}
      />
      <TargetedEmailMessages />
    </Page>
  );
}
