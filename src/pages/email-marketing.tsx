import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {Page} from '../chrome';
import {
  EmailMarketing,
  emailMarketingMeta,
  emailMarketingService,
} from '../marketing/email-marketing';
import {PageMeta} from '../metadata';

export default function EmailMarketingPage() {
  const {siteConfig} = useDocusaurusContext();
  return (
    <Page>
      <PageMeta
        {...emailMarketingMeta}
        ldJson={[emailMarketingService(siteConfig.url)]}
      />
      <EmailMarketing />
    </Page>
  );
}
