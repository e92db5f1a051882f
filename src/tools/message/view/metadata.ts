import {webApplication} from '../../view';

export const messageCheckerMeta = {
  title: 'Email message checker',
  description:
    'Paste the source of an email, or drop its .eml file: SPF, DKIM, DMARC and ARC, the route, one-click unsubscribe and size, checked in your browser.',
  keywords: [
    'email header analyzer',
    'check email authentication',
    'DMARC alignment check',
    'one-click unsubscribe check',
  ],
  parents: [{label: 'Tools', href: '/tools/'}],
} as const;

/** @param siteUrl origin without a trailing slash */
export function messageCheckerNode(siteUrl: string) {
  const {title: name, description} = messageCheckerMeta;
  return webApplication({
    name,
    description,
    url: `${siteUrl}/tools/message-checker/`,
    siteUrl,
  });
}
