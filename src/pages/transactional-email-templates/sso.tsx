import page from '@generated/emails/default/sso.json';
import {Page} from '../../chrome';
import {galleryCrumb, TemplatePage} from '../../emails';
import {PageMeta} from '../../metadata';

const loadLive = () => import('@generated/emails/default/live-sso.json');

export default function Sso() {
  return (
    <Page>
      <PageMeta
        title={page.title}
        description={page.description}
        keywords={[
          'single sign-on email',
          'SSO email template',
          'SAML rollout announcement',
          'transactional emails',
        ]}
        parents={[galleryCrumb]}
      />
      <TemplatePage page={page} loadLive={loadLive} />
    </Page>
  );
}
