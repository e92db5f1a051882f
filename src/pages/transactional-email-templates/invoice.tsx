import page from '@generated/emails/default/invoice.json';
import {Page} from '../../chrome';
import {galleryCrumb, TemplatePage} from '../../emails';
import {PageMeta} from '../../metadata';

const loadLive = () => import('@generated/emails/default/live-invoice.json');

export default function Invoice() {
  return (
    <Page>
      <PageMeta
        title={page.title}
        description={page.description}
        keywords={[
          'invoice email template',
          'vat invoice email',
          'line items email',
          'transactional emails',
        ]}
        parents={[galleryCrumb]}
      />
      <TemplatePage page={page} loadLive={loadLive} />
    </Page>
  );
}
