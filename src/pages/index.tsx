import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {Page} from '../chrome';
import {homeMeta, HomePage} from '../marketing/home';
import {organization, PageMeta, webSite} from '../metadata';
import {brand} from '../site';

export default function Home() {
  const {siteConfig} = useDocusaurusContext();
  return (
    <Page>
      <PageMeta
        {...homeMeta}
        ldJson={[organization(brand, siteConfig.url), webSite(brand, siteConfig.url)]}
      />
      <HomePage />
    </Page>
  );
}
