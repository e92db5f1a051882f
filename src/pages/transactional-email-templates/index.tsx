import gallery from '@generated/emails/default/gallery.json';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {Page} from '../../chrome';
import {Gallery, galleryCollection, galleryMeta} from '../../emails';
import {PageMeta} from '../../metadata';

const loadShelf = () => import('@generated/emails/default/shelf.json');
const loadParcel = () => import('@generated/emails/default/parcel.json');

export default function TransactionalEmailTemplates() {
  const {siteConfig} = useDocusaurusContext();
  return (
    <Page>
      <PageMeta {...galleryMeta} ldJson={[galleryCollection(siteConfig.url, gallery)]} />
      <Gallery gallery={gallery} loadShelf={loadShelf} loadParcel={loadParcel} />
    </Page>
  );
}
