import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {Page} from '../chrome';
import {HomePage} from '../marketing/home';
import {organization, PageMeta, webSite} from '../metadata';
import {brand} from '../site';

export default function Home() {
  const {siteConfig} = useDocusaurusContext();
  return (
    <Page>
      <PageMeta
        title={`${brand.name}: every email your SaaS sends, from one place`}
        description="Transactional email API, sequences, product updates, templates and contacts in one platform for SaaS companies. Made in the EU. 7 days free."
        ldJson={[organization(brand, siteConfig.url), webSite(brand, siteConfig.url)]}
      />
      <HomePage />
    </Page>
  );
}
