import page from '@generated/emails/default/receipt.json';
import {Page} from '../../chrome';
import {galleryCrumb, TemplatePage} from '../../emails';
import {PageMeta} from '../../metadata';

const loadLive = () => import('@generated/emails/default/live-receipt.json');

export default function Receipt() {
  return (
    <Page>
      <PageMeta
        title={page.title}
        description={page.description}
        keywords={[
          'receipt email template',
          'payment receipt email',
          'email receipt',
          'transactional emails',
        ]}
        parents={[galleryCrumb]}
      />
      <TemplatePage page={page} loadLive={loadLive} />
    </Page>
  );
}
