import page from '@generated/emails/default/payment-failed.json';
import {Page} from '../../chrome';
import {galleryCrumb, TemplatePage} from '../../emails';
import {PageMeta} from '../../metadata';

const loadLive = () => import('@generated/emails/default/live-payment-failed.json');

export default function PaymentFailed() {
  return (
    <Page>
      <PageMeta
        title={page.title}
        description={page.description}
        keywords={[
          'payment failed email template',
          'dunning email template',
          'failed payment email',
          'transactional emails',
        ]}
        parents={[galleryCrumb]}
      />
      <TemplatePage page={page} loadLive={loadLive} />
    </Page>
  );
}
