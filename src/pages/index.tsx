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
        description="An email platform for SaaS companies: API, sequences and newsletters on one contact list and one verified domain. Made in the EU, free for 7 days."
        ldJson={[organization(brand, siteConfig.url), webSite(brand, siteConfig.url)]}
      />
      <HomePage />
    </Page>
  );
}
