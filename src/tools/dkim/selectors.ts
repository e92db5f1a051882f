/**
 * Selectors that services and server software use by default. A selector is any name the
 * signer likes, so this list finds keys and never proves that there are none: Amazon SES,
 * Postmark, HubSpot and others give every account a name of its own.
 */
export interface CommonSelector {
  selector: string;
  /** Who uses it, as far as the source says; several may. */
  services: readonly string[];
  source: {
    url: string;
    /** Date on the copy that was read (year-month-day, or year). Missing: it bears none. */
    dated?: string;
  };
}

type Source = CommonSelector['source'];

const SELECTOR_GUIDE: Source = {
  url: 'https://www.suped.com/learn/dkim/a-list-of-the-most-common-dkim-selectors-and-how-to-use-them',
  dated: '2026-05-21',
};
const CONVENTIONS: Source = {
  url: 'https://dkim-studio.pages.dev/dkim-selectors-explained/',
};
const PROVIDERS: Source = {
  url: 'https://help.sendmarc.com/support/solutions/articles/44001891845-email-provider-commonly-used-dkim-selectors',
};
const GLOSSARY: Source = {url: 'https://domainpreflight.dev/glossary/dkim-selector'};
const GOOGLE: Source = {
  url: 'https://mxio.io/learn/guides/dmarc-google-workspace-microsoft-365',
};
const MAILCHIMP: Source = {url: 'https://dmarc.wiki/mailchimp'};
const MAILCHIMP_OLD: Source = {url: 'https://mailermonk.com/guides/dkim/mailchimp'};
const MANDRILL: Source = {
  url: 'https://mailchimp.com/developer/release-notes/new-sending-domain-authentication-requirements',
  dated: '2023-12-19',
};
const ZENDESK: Source = {url: 'https://mxio.io/providers/zendesk', dated: '2026-02-27'};
const BREVO: Source = {
  url: 'https://developers.brevo.com/docs/domain-authentication-and-verification',
};
const ACTIVE_CAMPAIGN: Source = {
  url: 'https://developers.activecampaign.com/reference/retrieve-dkim-status',
};
const CPANEL: Source = {
  url: 'https://api.docs.cpanel.net/openapi/cpanel/operation/validate_current_dkims/',
};
const RSPAMD: Source = {url: 'https://rspamd.com/doc/modules/dkim_signing.html'};

function uses(
  services: readonly string[],
  source: Source,
  ...selectors: string[]
): CommonSelector[] {
  return selectors.map((selector) => ({selector, services, source}));
}

export const commonSelectors: readonly CommonSelector[] = [
  ...uses(['Google Workspace'], GOOGLE, 'google'),
  ...uses(['Microsoft 365'], PROVIDERS, 'selector1', 'selector2'),
  ...uses(['Twilio SendGrid', 'others'], GLOSSARY, 's1', 's2'),
  ...uses(['Mailchimp, older accounts'], MAILCHIMP_OLD, 'k1'),
  ...uses(['Mailchimp'], MAILCHIMP, 'k2', 'k3'),
  ...uses(['Mailchimp Transactional (Mandrill)'], MANDRILL, 'mte1', 'mte2'),
  ...uses(
    ['Mailchimp Transactional (Mandrill), before 2024'],
    SELECTOR_GUIDE,
    'mandrill',
  ),
  ...uses(['Twilio SendGrid, older accounts'], SELECTOR_GUIDE, 'smtpapi'),
  ...uses(['Postmark, older accounts'], GLOSSARY, 'pm'),
  ...uses(['Brevo', 'own servers'], BREVO, 'mail'),
  ...uses(['cPanel', 'own servers'], CPANEL, 'default'),
  ...uses(['Rspamd', 'own servers'], RSPAMD, 'dkim'),
  ...uses(['own servers'], SELECTOR_GUIDE, 'email'),
  ...uses(['Zendesk'], ZENDESK, 'zendesk1', 'zendesk2'),
  ...uses(['ActiveCampaign'], ACTIVE_CAMPAIGN, 'acdkim1', 'acdkim2', 'dk'),
  ...uses(['Fastmail'], CONVENTIONS, 'fm1', 'fm2', 'fm3'),
  ...uses(['Proton Mail'], CONVENTIONS, 'protonmail', 'protonmail2', 'protonmail3'),
  ...uses(['iCloud Mail'], CONVENTIONS, 'sig1'),
  ...uses(['Yahoo'], CONVENTIONS, 's1024', 's2048'),
  ...uses(['Everlytic'], PROVIDERS, 'everlytickey1', 'everlytickey2', 'eversrv'),
  ...uses(['Global Micro'], PROVIDERS, 'mxvault'),
];
