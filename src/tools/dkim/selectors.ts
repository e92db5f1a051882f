import type {SourceId} from './selectorSources';

/**
 * Selectors that services and server software use by default. A selector is any name the
 * signer likes, so this list finds keys and never proves that there are none: Amazon SES,
 * Postmark, HubSpot and others give every account a name of its own.
 */
export interface CommonSelector {
  selector: string;
  /** Who uses it, as far as the source says; several may. */
  services: readonly string[];
  /** Missing: a visitor named it. */
  source?: SourceId;
}

function uses(
  services: readonly string[],
  source: SourceId,
  ...selectors: string[]
): CommonSelector[] {
  return selectors.map((selector) => ({selector, services, source}));
}

export const commonSelectors: readonly CommonSelector[] = [
  ...uses(['Google Workspace'], 'google', 'google'),
  ...uses(['Microsoft 365'], 'providers', 'selector1', 'selector2'),
  ...uses(['Twilio SendGrid', 'others'], 'glossary', 's1', 's2'),
  ...uses(['Mailchimp, older accounts'], 'mailchimp-old', 'k1'),
  ...uses(['Mailchimp'], 'mailchimp', 'k2', 'k3'),
  ...uses(['Mailchimp Transactional (Mandrill)'], 'mandrill', 'mte1', 'mte2'),
  ...uses(
    ['Mailchimp Transactional (Mandrill), before 2024'],
    'selector-guide',
    'mandrill',
  ),
  ...uses(['Twilio SendGrid, older accounts'], 'selector-guide', 'smtpapi'),
  ...uses(['Postmark, older accounts'], 'glossary', 'pm'),
  ...uses(['Brevo', 'own servers'], 'brevo', 'mail'),
  ...uses(['cPanel', 'own servers'], 'cpanel', 'default'),
  ...uses(['Rspamd', 'own servers'], 'rspamd', 'dkim'),
  ...uses(['own servers'], 'selector-guide', 'email'),
  ...uses(['Zendesk'], 'zendesk', 'zendesk1', 'zendesk2'),
  ...uses(['ActiveCampaign'], 'active-campaign', 'acdkim1', 'acdkim2', 'dk'),
  ...uses(['Fastmail'], 'conventions', 'fm1', 'fm2', 'fm3'),
  ...uses(['Proton Mail'], 'conventions', 'protonmail', 'protonmail2', 'protonmail3'),
  ...uses(['iCloud Mail'], 'conventions', 'sig1'),
  ...uses(['Yahoo'], 'conventions', 's1024', 's2048'),
  ...uses(['Everlytic'], 'providers', 'everlytickey1', 'everlytickey2', 'eversrv'),
  ...uses(['Global Micro'], 'providers', 'mxvault'),
];
