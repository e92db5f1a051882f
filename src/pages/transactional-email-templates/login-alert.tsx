import page from '@generated/emails/default/login-alert.json';
import {Page} from '../../chrome';
import {galleryCrumb, TemplatePage} from '../../emails';
import {PageMeta} from '../../metadata';

const loadLive = () => import('@generated/emails/default/live-login-alert.json');

export default function LoginAlert() {
  return (
    <Page>
      <PageMeta
        title={page.title}
        description={page.description}
        keywords={[
          'login alert email',
          'new device sign-in email',
          'security notification template',
          'transactional emails',
        ]}
        parents={[galleryCrumb]}
      />
      <TemplatePage page={page} loadLive={loadLive} />
    </Page>
  );
}
