import {brand} from '../../site';

/** What the generator says of a service, and where that was read. */
export interface ProviderDetails {
  /** What else to know, in plain text. */
  note?: string;
  /** Selectors of its DKIM keys that are the same for every customer. */
  selectors?: readonly string[];
  source: {
    url: string;
    /** Whose page it is, where it is not the service's own. */
    by?: string;
    /** Date on the page (YYYY-MM-DD). Missing: it bears none. */
    dated?: string;
    /** Day on which it was last read (YYYY-MM-DD). */
    readOn: string;
  };
}

/**
 * A service's own template for Domain Connect, which sets its records at DNS providers
 * (domainconnect.org).
 */
function template(commit: string, file: string): string {
  return `https://github.com/Domain-Connect/Templates/blob/${commit}/${file}.json`;
}

/** By the id of the service in `spfProviders`. */
export const providerDetails: Readonly<Record<string, ProviderDetails>> = {
  [brand.slug]: {
    note: 'In the record of the subdomain “post” below your sending domain, where our bounce address is. The main domain needs no entry for us.',
    source: {url: brand.url, readOn: '2026-11-23'},
  },
  agentmail: {
    note: 'In the record of the subdomain “mail”, where AgentMail sets its return-path.',
    source: {
      url: template('4a223bf75a72028931bbef2458629524540e2a9e', 'agentmail.to.email'),
      readOn: '2026-11-23',
    },
  },
  'amazon-ses': {
    note: 'Needed only with a custom MAIL FROM domain, and then in the record of that subdomain. Without one, Amazon’s own domain is the envelope sender.',
    source: {
      url: 'https://docs.aws.amazon.com/ses/latest/dg/send-email-authentication-spf.html',
      readOn: '2026-11-23',
    },
  },
  autosend: {
    note: 'In the record of the subdomain “asend”, where AutoSend sets its return-path.',
    selectors: ['autosend'],
    source: {
      url: template('61d2e5569d6b694f75f70b85ca6b2269c722918b', 'autosend.com.email'),
      readOn: '2026-11-23',
    },
  },
  bluehost: {
    note: 'Bluehost also allows your domain’s own hosts: select “a” and “mx” below if they send.',
    source: {
      url: template('c90a544d9d4c646e34f2c859917b193ec33bfa54', 'bluehost.com.email'),
      readOn: '2026-11-23',
    },
  },
  brevo: {
    note: 'Brevo authenticates a domain with its code, DKIM and DMARC. With a dedicated IP, add the records Brevo shows you.',
    source: {
      url: 'https://help.brevo.com/hc/en-us/articles/17286219877778-FAQs-About-domain-authentication-Brevo-code-DKIM-DMARC',
      readOn: '2026-11-21',
    },
  },
  campaigner: {
    note: 'In the record of your sending subdomain.',
    selectors: ['em'],
    source: {
      url: 'https://knowledge.campaigner.com/article/1784-dkim-spf-and-dmarc',
      readOn: '2026-11-23',
    },
  },
  'cloudflare-email-routing': {
    note: 'Forwards incoming email. Cloudflare adds the record when you turn Email Routing on.',
    source: {
      url: 'https://github.com/cloudflare/cloudflare-docs/blob/1215e033399494999d646687df3c5c72083adce3/src/content/docs/email-routing/postmaster.mdx',
      readOn: '2026-11-23',
    },
  },
  'constant-contact': {
    note: 'Its own setup adds two DKIM records and no SPF term.',
    source: {
      url: template(
        '355d0a5c612fbf80827a1b16df93bfe204483e2a',
        'constantcontact.com.email',
      ),
      readOn: '2026-11-23',
    },
  },
  'customer-io': {
    note: 'In the record of the sending subdomain that Customer.io sets up.',
    selectors: ['krs'],
    source: {
      url: template('2b309fd5999952898ae65c28a277303f2c7737fe', 'customer.io.email'),
      readOn: '2026-11-23',
    },
  },
  dreamhost: {
    note: 'DreamHost’s own record also has include:relay.mailchannels.net. Add that one under “Further includes”.',
    source: {
      url: 'https://help.dreamhost.com/hc/en-us/articles/216107737-SPF-overview',
      readOn: '2026-11-23',
    },
  },
  'elastic-email': {
    selectors: ['api'],
    source: {
      url: 'https://elasticemail.com/support/guides/your-domain/',
      readOn: '2026-11-23',
    },
  },
  fastmail: {
    selectors: ['fm1', 'fm2', 'fm3'],
    source: {
      url: 'https://dmarccreator.com/resources/dmarc-for-fastmail',
      by: 'DMARC Creator',
      dated: '2026-01-28',
      readOn: '2026-11-23',
    },
  },
  'forward-email': {
    source: {
      url: template('44b1c43260f87b40f8009c495c3c978b1894f313', 'forwardemail.net.email'),
      readOn: '2026-11-23',
    },
  },
  freshdesk: {
    note: 'Freshworks sets up CNAME records only, for DKIM and for a return-path of yours.',
    source: {
      url: template(
        '7c8975f09c832f5c3dbba6450688d9a6f1f3765c',
        'Templates/freshworks.com.domain-authentication',
      ),
      readOn: '2026-11-23',
    },
  },
  'gandi-mail': {
    source: {
      url: 'https://helpdesk.gandi.net/hc/en-us/articles/14001808469404-What-is-an-SPF-record',
      readOn: '2026-11-23',
    },
  },
  'gandi-web-hosting': {
    note: 'Only if your website sends email, for example from a contact form.',
    source: {
      url: 'https://helpdesk.gandi.net/hc/en-us/articles/14001808469404-What-is-an-SPF-record',
      readOn: '2026-11-23',
    },
  },
  'google-workspace': {
    source: {
      url: template(
        '27134c49efaaa4a2751eb141b7fe0ed86e6c1272',
        'google.com.gsuite-shared',
      ),
      readOn: '2026-11-21',
    },
  },
  'hello-retail': {
    source: {
      url: 'https://support.helloretail.com/triggered-emails/adding-a-hello-retail-spf-record',
      readOn: '2026-11-23',
    },
  },
  'hostinger-email': {
    source: {
      url: 'https://www.hostinger.com/support/1583673-what-is-the-spf-record-for-hostinger-email/',
      dated: '2025-08-27',
      readOn: '2026-11-23',
    },
  },
  hubspot: {
    note: 'HubSpot shows an SPF record made for your account when you connect the domain. If it has an include, add that under “Further includes”.',
    source: {
      url: 'https://knowledge.hubspot.com/domains-and-urls/connect-your-email-sending-domain',
      dated: '2025-05-15',
      readOn: '2026-11-23',
    },
  },
  improvmx: {
    selectors: ['dkimprovmx1', 'dkimprovmx2'],
    source: {
      url: template('74bf70b5338cce9c1828d7e9399efffdf5e99c03', 'improvmx.com.email'),
      readOn: '2026-11-23',
    },
  },
  infomaniak: {
    source: {
      url: 'https://www.infomaniak.com/en/support/faq/2199/manage-spf-records',
      readOn: '2026-11-23',
    },
  },
  intercom: {
    note: 'Intercom sets up CNAME records only, for DKIM and for a return-path of yours.',
    source: {
      url: 'https://www.intercom.com/help/en/articles/11183745-troubleshooting-email-authentication-issues-dkim-dmarc-and-dns-setup',
      readOn: '2026-11-23',
    },
  },
  'just-host': {
    note: 'Just Host also allows your domain’s own hosts: select “a” and “mx” below if they send.',
    source: {
      url: template('c90a544d9d4c646e34f2c859917b193ec33bfa54', 'justhost.com.email'),
      readOn: '2026-11-23',
    },
  },
  leaddesk: {
    note: 'This include needs five lookups, according to LeadDesk. LeadDesk also offers _spf5.leaddesk.com, which needs fewer.',
    source: {
      url: 'https://support.leaddesk.com/hc/en-us/articles/22159224976156',
      readOn: '2026-11-23',
    },
  },
  lettermint: {
    note: 'Its return-path is a subdomain of yours by CNAME, and SPF passes there.',
    source: {
      url: 'https://docs.lettermint.co/platform/domains/spf',
      readOn: '2026-11-23',
    },
  },
  mailchimp: {
    note: 'Mailchimp uses its own return-path, so SPF never looks at your record. Set up its DKIM records instead.',
    selectors: ['k2', 'k3'],
    source: {url: 'https://dmarc.wiki/mailchimp', by: 'DMARC Wiki', readOn: '2026-11-23'},
  },
  mandrill: {
    note: 'Mailchimp asks for DKIM (mte1 and mte2) and DMARC, and no longer for this include. Older setups may still have it.',
    source: {
      url: 'https://mailchimp.com/developer/release-notes/new-sending-domain-authentication-requirements/',
      dated: '2023-12-19',
      readOn: '2026-11-29',
    },
  },
  mailgun: {
    note: 'In the record of your Mailgun sending domain, usually a subdomain. Mailgun’s manual gives the same include for its US and EU regions; if your control panel shows another, use that.',
    source: {
      url: 'https://documentation.mailgun.com/docs/mailgun/user-manual/domains/domains-verify',
      readOn: '2026-11-21',
    },
  },
  mailjet: {
    source: {
      url: 'https://documentation.mailjet.com/hc/en-us/articles/360049641733-Authenticating-Domains-with-SPF-and-DKIM-A-Complete-Guide',
      readOn: '2026-11-21',
    },
  },
  'microsoft-365': {
    note: 'The US government’s GCC High and DoD clouds, and the service run by 21Vianet in China, have different includes.',
    source: {
      url: 'https://github.com/MicrosoftDocs/defender-docs/blob/04088ff0b6e157f57c7bac0a300b32a2ade76815/defender-office-365/email-authentication-spf-configure.md',
      dated: '2024-01-29',
      readOn: '2026-11-21',
    },
  },
  'namecheap-private-email': {
    selectors: ['default'],
    source: {
      url: 'https://www.namecheap.com/support/knowledgebase/article.aspx/1262/2176/what-does-namecheap-private-email-dns-verification-imply',
      readOn: '2026-11-23',
    },
  },
  ovhcloud: {
    source: {
      url: 'https://github.com/ovh/docs/blob/04f9ff73432eb4f4fd4ff1c59aa25e06c7031565/pages/web_cloud/domains/dns_zone_edit/guide.en-gb.md',
      dated: '2024-04-12',
      readOn: '2026-11-23',
    },
  },
  postmark: {
    note: 'Its return-path is pm.mtasv.net, or a subdomain of yours by CNAME, and SPF passes there.',
    source: {
      url: 'https://spfwise.com/en/article/postmark-spf-dkim-dmarc-setup',
      by: 'SPFWise',
      dated: '2026-07-03',
      readOn: '2026-11-23',
    },
  },
  'proton-mail': {
    source: {
      url: 'https://proton.me/support/anti-spoofing-custom-domain',
      readOn: '2026-11-21',
    },
  },
  resend: {
    note: 'In the record of the subdomain that Resend uses as its return-path.',
    selectors: ['resend'],
    source: {
      url: template('0349e9b5f8fe6bcf6a5202f43f574b094187e4bf', 'resend.com.mail'),
      readOn: '2026-11-23',
    },
  },
  salesforce: {
    note: 'Not needed with Email Security Compliance on: Salesforce then uses its own envelope sender.',
    source: {
      url: 'https://help.salesforce.com/s/articleView?id=000315520&type=1',
      readOn: '2026-11-21',
    },
  },
  'scaleway-tem': {
    source: {
      url: 'https://developers.scaleway.com/en/products/transactional_email/api/',
      readOn: '2026-11-23',
    },
  },
  seguno: {
    note: 'Its return-path is the subdomain “bounces” of yours by CNAME, and SPF passes there.',
    source: {
      url: template(
        '7c8975f09c832f5c3dbba6450688d9a6f1f3765c',
        'Templates/seguno.com.domain-authentication',
      ),
      readOn: '2026-11-23',
    },
  },
  sidemail: {
    note: 'Sidemail sets up CNAME records only, for DKIM and for a sending subdomain of yours.',
    source: {
      url: template(
        '7c8975f09c832f5c3dbba6450688d9a6f1f3765c',
        'Templates/sidemail.io.domain-auth',
      ),
      readOn: '2026-11-23',
    },
  },
  sparkpost: {
    note: 'Its return-path is a bounce subdomain of yours by CNAME, and SPF passes there.',
    source: {
      url: template(
        '7c8975f09c832f5c3dbba6450688d9a6f1f3765c',
        'Templates/bird.com.sparkpost-email',
      ),
      readOn: '2026-11-23',
    },
  },
  spotme: {
    note: 'SpotMe gives one address, which costs no lookup.',
    selectors: ['mandrill'],
    source: {
      url: 'https://support.spotme.com/hc/en-us/articles/360053321693-How-to-change-the-domain-for-emails-sent-from-Backstage',
      readOn: '2026-11-23',
    },
  },
  sendgrid: {
    note: 'Its automated security, on by default, sets a CNAME on a subdomain, and SPF passes there. With automated security off, add the records SendGrid shows you.',
    source: {
      url: 'https://www.twilio.com/docs/sendgrid/ui/account-and-settings/how-to-set-up-domain-authentication',
      readOn: '2026-11-21',
    },
  },
  zendesk: {
    source: {
      url: 'https://support.zendesk.com/hc/en-us/articles/115015746187-Why-doesn-t-my-SPF-record-validate-',
      readOn: '2026-11-21',
    },
  },
  'zoho-mail': {
    note: 'If several Zoho services send for you, Zoho offers one.zoho.com instead. Accounts in other data centers can have a different include, which the admin console shows.',
    source: {
      url: 'https://prezohoweb.zoho.com/mail/help/adminconsole/spf-configuration.html',
      readOn: '2026-11-21',
    },
  },
};
