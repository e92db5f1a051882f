import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {Page} from '../chrome';
import {
  EmailOpenTracking,
  emailOpenTrackingMeta,
  openTrackingService,
} from '../marketing/email-open-tracking';
import {PageMeta} from '../metadata';

export default function EmailOpenTrackingPage() {
  const {siteConfig} = useDocusaurusContext();
  return (
    <Page>
      <PageMeta
        {...emailOpenTrackingMeta}
        ldJson={[openTrackingService(siteConfig.url)]}
      />
      <EmailOpenTracking />
    </Page>
  );
}
