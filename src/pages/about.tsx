import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {Page} from '../chrome';
import {About, aboutMeta, aboutPage} from '../marketing/about';
import {PageMeta} from '../metadata';

export default function AboutPage() {
  const {siteConfig} = useDocusaurusContext();
  return (
    <Page>
      <PageMeta {...aboutMeta} ldJson={[aboutPage(siteConfig.url)]} />
      <About />
    </Page>
  );
}
