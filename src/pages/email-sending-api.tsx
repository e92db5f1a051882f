import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {Page} from '../chrome';
import {
  EmailSendingApi,
  emailSendingApiMeta,
  emailSendingApiService,
} from '../marketing/email-sending-api';
import {PageMeta} from '../metadata';

export default function EmailSendingApiPage() {
  const {siteConfig} = useDocusaurusContext();
  return (
    <Page>
      <PageMeta
        {...emailSendingApiMeta}
        ldJson={[emailSendingApiService(siteConfig.url)]}
      />
      <EmailSendingApi />
    </Page>
  );
}
