/** Where it is written who uses a selector. */
export interface SelectorSource {
  url: string;
  /** Date on the copy that was read (year-month-day, or year). Missing: it bears none. */
  dated?: string;
}

/** Apart from the selectors, for only the guide of the checker names them. */
export const selectorSources = {
  'selector-guide': {
    url: 'https://www.suped.com/learn/dkim/a-list-of-the-most-common-dkim-selectors-and-how-to-use-them',
    dated: '2026-05-21',
  },
  conventions: {
    url: 'https://dkim-studio.pages.dev/dkim-selectors-explained/',
  },
  providers: {
    url: 'https://help.sendmarc.com/support/solutions/articles/44001891845-email-provider-commonly-used-dkim-selectors',
  },
  glossary: {url: 'https://domainpreflight.dev/glossary/dkim-selector'},
  google: {
    url: 'https://mxio.io/learn/guides/dmarc-google-workspace-microsoft-365',
  },
  mailchimp: {url: 'https://dmarc.wiki/mailchimp'},
  'mailchimp-old': {url: 'https://mailermonk.com/guides/dkim/mailchimp'},
  mandrill: {
    url: 'https://mailchimp.com/developer/release-notes/new-sending-domain-authentication-requirements',
    dated: '2023-12-19',
  },
  zendesk: {url: 'https://mxio.io/providers/zendesk', dated: '2026-02-27'},
  brevo: {
    url: 'https://developers.brevo.com/docs/domain-authentication-and-verification',
  },
  'active-campaign': {
    url: 'https://developers.activecampaign.com/reference/retrieve-dkim-status',
  },
  cpanel: {
    url: 'https://api.docs.cpanel.net/openapi/cpanel/operation/validate_current_dkims/',
  },
  rspamd: {url: 'https://rspamd.com/doc/modules/dkim_signing.html'},
} as const satisfies Record<string, SelectorSource>;

export type SourceId = keyof typeof selectorSources;
