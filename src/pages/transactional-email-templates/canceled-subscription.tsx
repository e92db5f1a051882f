import page from '@generated/emails/default/canceled-subscription.json';
import {Page} from '../../chrome';
import {galleryCrumb, TemplatePage} from '../../emails';
import {PageMeta} from '../../metadata';

const loadLive = () =>
  import('@generated/emails/default/live-canceled-subscription.json');

export default function CanceledSubscription() {
  return (
    <Page>
      <PageMeta
        title={page.title}
        description={page.description}
        keywords={[
          'cancellation confirmation email',
          'cancelled subscription email template',
          'transactional emails',
        ]}
        parents={[galleryCrumb]}
      />
      <TemplatePage page={page} loadLive={loadLive} />
    </Page>
  );
}
