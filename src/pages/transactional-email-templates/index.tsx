import gallery from '@generated/emails/default/gallery.json';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {Page} from '../../chrome';
import {Gallery, galleryCollection, galleryMeta} from '../../emails';
import {PageMeta} from '../../metadata';

export default function TransactionalEmailTemplates() {
  const {siteConfig} = useDocusaurusContext();
  return (
    <Page>
      <PageMeta {...galleryMeta} ldJson={[galleryCollection(siteConfig.url, gallery)]} />
      <Gallery gallery={gallery} />
    </Page>
  );
}
