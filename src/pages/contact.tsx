import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {Page} from '../chrome';
import {Contact, contactMeta, contactPage} from '../marketing/contact';
import {PageMeta} from '../metadata';

export default function ContactPage() {
  const {siteConfig} = useDocusaurusContext();
  return (
    <Page>
      <PageMeta {...contactMeta} ldJson={[contactPage(siteConfig.url)]} />
      <Contact />
    </Page>
  );
}
