import {brand} from '../../site';

/**
 * Services that send email for others, and what each needs in the SPF record
 * of the domain in the From address.
 *
 * SPF looks at the envelope sender (RFC 7208, 2.4). A service that uses a
 * return-path domain of its own, or one that you delegate by CNAME, passes SPF
 * there: an include in your record would cost a lookup and change nothing.
 * Such services are in the list without an include, so that nobody adds one.
 */
export interface SpfProvider {
  /** Stable, in kebab case. */
  id: string;
  name: string;
  /** Domain for `include:`. Missing: the service needs none in your record. */
  include?: string;
  /** What else to know, in plain text. */
  note?: string;
  source: {
    url: string;
    /**
     * Date on the copy that was read (year, or year-month-day). Missing: the
     * copy bears none.
     */
    dated?: string;
  };
}

export const spfProviders: readonly SpfProvider[] = [
  {
    id: brand.slug,
    name: brand.name,
    include: `_spf.${brand.domain}`,
    source: {url: brand.url},
  },
  {
    id: 'google-workspace',
    name: 'Google Workspace',
    include: '_spf.google.com',
    source: {
      url: 'https://github.com/Domain-Connect/Templates/blob/27134c49efaaa4a2751eb141b7fe0ed86e6c1272/google.com.gsuite-shared.json',
    },
  },
  {
    id: 'microsoft-365',
    name: 'Microsoft 365',
    include: 'spf.protection.outlook.com',
    note: 'The US government’s GCC High and DoD clouds, and the service run by 21Vianet in China, have includes of their own.',
    source: {
      url: 'https://github.com/MicrosoftDocs/defender-docs/blob/04088ff0b6e157f57c7bac0a300b32a2ade76815/defender-office-365/email-authentication-spf-configure.md',
      dated: '2024-01-29',
    },
  },
  {
    id: 'amazon-ses',
    name: 'Amazon SES',
    include: 'amazonses.com',
    note: 'Needed only with a custom MAIL FROM domain, and then in the record of that subdomain. Without one, Amazon’s own domain is the envelope sender.',
    source: {url: 'https://dmarc.wiki/ses'},
  },
  {
    id: 'mailgun',
    name: 'Mailgun',
    include: 'mailgun.org',
    note: 'In the record of your Mailgun sending domain, usually a subdomain. Mailgun’s manual gives the same include for its US and EU regions; if your control panel shows another, use that.',
    source: {
      url: 'https://documentation.mailgun.com/docs/mailgun/user-manual/domains/domains-verify',
    },
  },
  {
    id: 'sendgrid',
    name: 'Twilio SendGrid',
    note: 'Its automated security, on by default, sets a CNAME on a subdomain, and SPF passes there. With automated security off, add the records SendGrid shows you.',
    source: {
      url: 'https://www.twilio.com/docs/sendgrid/ui/account-and-settings/how-to-set-up-domain-authentication',
    },
  },
  {
    id: 'mailchimp',
    name: 'Mailchimp',
    note: 'Mailchimp uses its own return-path, so SPF never looks at your record. Set up its DKIM records instead.',
    source: {url: 'https://dmarc.wiki/mailchimp'},
  },
  {
    id: 'mandrill',
    name: 'Mailchimp Transactional (Mandrill)',
    include: 'spf.mandrillapp.com',
    note: 'Mailchimp asks for this record. For SPF to count for DMARC, also set a custom return-path domain.',
    source: {url: 'https://www.senderclarity.com/guides/mandrill-spf-dkim-dmarc-setup'},
  },
  {
    id: 'postmark',
    name: 'Postmark',
    note: 'Its return-path is pm.mtasv.net, or a subdomain of yours by CNAME, and SPF passes there.',
    source: {
      url: 'https://spfwise.com/en/article/postmark-spf-dkim-dmarc-setup',
      dated: '2026-07-03',
    },
  },
  {
    id: 'brevo',
    name: 'Brevo',
    note: 'Brevo authenticates a domain with its code, DKIM and DMARC. With a dedicated IP, add the records Brevo shows you.',
    source: {
      url: 'https://help.brevo.com/hc/en-us/articles/17286219877778-FAQs-About-domain-authentication-Brevo-code-DKIM-DMARC',
    },
  },
  {
    id: 'zoho-mail',
    name: 'Zoho Mail',
    include: 'zohomail.com',
    note: 'If several Zoho services send for you, Zoho offers one.zoho.com in its place. Accounts in other data centres can have another include: the admin console shows yours.',
    source: {
      url: 'https://prezohoweb.zoho.com/mail/help/adminconsole/spf-configuration.html',
    },
  },
  {
    id: 'zendesk',
    name: 'Zendesk',
    include: 'mail.zendesk.com',
    source: {
      url: 'https://support.zendesk.com/hc/en-us/articles/115015746187-Why-doesn-t-my-SPF-record-validate-',
    },
  },
  {
    id: 'hubspot',
    name: 'HubSpot',
    note: 'HubSpot uses its own return-path, so the record it recommends changes nothing. With a dedicated IP it gives you a record for a subdomain of yours.',
    source: {url: 'https://dmarc.wiki/hubspot'},
  },
  {
    id: 'salesforce',
    name: 'Salesforce',
    include: '_spf.salesforce.com',
    note: 'Not needed with Email Security Compliance on: Salesforce then uses its own envelope sender.',
    source: {url: 'https://help.salesforce.com/s/articleView?id=000315520&type=1'},
  },
  {
    id: 'fastmail',
    name: 'Fastmail',
    include: 'spf.messagingengine.com',
    source: {
      url: 'https://dmarccreator.com/resources/dmarc-for-fastmail',
      dated: '2026-01-28',
    },
  },
  {
    id: 'proton-mail',
    name: 'Proton Mail',
    include: '_spf.protonmail.ch',
    source: {url: 'https://proton.me/support/anti-spoofing-custom-domain'},
  },
  {
    id: 'freshdesk',
    name: 'Freshdesk',
    include: 'email.freshdesk.com',
    source: {url: 'https://mxio.io/providers/freshdesk', dated: '2026-02-27'},
  },
  {
    id: 'mailjet',
    name: 'Mailjet',
    include: 'spf.mailjet.com',
    source: {
      url: 'https://documentation.mailjet.com/hc/en-us/articles/360049641733-Authenticating-Domains-with-SPF-and-DKIM-A-Complete-Guide',
    },
  },
  {
    id: 'sparkpost',
    name: 'SparkPost (Bird)',
    note: 'Its return-path is sparkpostmail.com, or a bounce subdomain of yours by CNAME, and SPF passes there.',
    source: {
      url: 'https://www.sparkpost.com/docs/tech-resources/custom-bounce-domain/',
      dated: '2017-04-29',
    },
  },
  {
    id: 'intercom',
    name: 'Intercom',
    note: 'Intercom uses its own return-path, or a subdomain of yours by CNAME.',
    source: {url: 'https://www.senderclarity.com/guides/intercom-spf-dkim-dmarc-setup'},
  },
];
