import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {Page} from '../chrome';
import {
  SubscribeForms,
  subscribeFormsMeta,
  subscribeFormsService,
} from '../marketing/subscribe-forms';
import {PageMeta} from '../metadata';

export default function SubscribeFormsPage() {
  const {siteConfig} = useDocusaurusContext();
  return (
    <Page>
      <PageMeta
        {...subscribeFormsMeta}
        ldJson={[subscribeFormsService(siteConfig.url)]}
      />
      <SubscribeForms />
    </Page>
  );
}
