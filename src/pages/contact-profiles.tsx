import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {Page} from '../chrome';
import {
  ContactProfiles,
  contactProfilesMeta,
  contactProfilesService,
} from '../marketing/contact-profiles';
import {PageMeta} from '../metadata';

export default function ContactProfilesPage() {
  const {siteConfig} = useDocusaurusContext();
  return (
    <Page>
      <PageMeta
        {...contactProfilesMeta}
        ldJson={[contactProfilesService(siteConfig.url)]}
      />
      <ContactProfiles />
    </Page>
  );
}
