import {brand} from '../../site';

/**
 * Services that send email for others, and what each needs in the SPF record
 * of the domain in the From address. Notes and sources are in `providerDetails`: the
 * checker names services and needs neither.
 *
 * SPF looks at the envelope sender (RFC 7208, 2.4). A service that uses a
 * return-path domain of its own, or one that you delegate by CNAME, passes SPF
 * there: an include in your record would cost a lookup and change nothing.
 * Such services are in the list without a term, so that nobody adds one.
 */
export interface SpfProvider {
  /** Stable, in kebab case. */
  id: string;
  name: string;
  /** Domain for `include:`. Without it and `network`, the service needs no term. */
  include?: string;
  /** Network to name by `ip4:` or `ip6:`, where the service gives no include. */
  network?: string;
  /** Id of the service whose servers, and so whose include, it uses. */
  via?: string;
}

/** Our own service, then the rest by name. */
export const spfProviders: readonly SpfProvider[] = [
  {id: brand.slug, name: brand.name, include: `_spf.${brand.domain}`},
  {id: 'agentmail', name: 'AgentMail', include: 'amazonses.com', via: 'amazon-ses'},
  {id: 'amazon-ses', name: 'Amazon SES', include: 'amazonses.com'},
  {id: 'autosend', name: 'AutoSend', include: 'amazonses.com', via: 'amazon-ses'},
  {id: 'bluehost', name: 'Bluehost', include: 'websitewelcome.com'},
  {id: 'brevo', name: 'Brevo'},
  {id: 'campaigner', name: 'Campaigner', include: '_spf.emailcampaigns.net'},
  {
    id: 'cloudflare-email-routing',
    name: 'Cloudflare Email Routing',
    include: '_spf.mx.cloudflare.net',
  },
  {id: 'constant-contact', name: 'Constant Contact'},
  {id: 'customer-io', name: 'Customer.io', include: 'mailgun.org', via: 'mailgun'},
  {id: 'dreamhost', name: 'DreamHost', include: 'netblocks.dreamhost.com'},
  {id: 'elastic-email', name: 'Elastic Email', include: '_spf.elasticemail.com'},
  {id: 'fastmail', name: 'Fastmail', include: 'spf.messagingengine.com'},
  {id: 'forward-email', name: 'Forward Email', include: 'spf.forwardemail.net'},
  {id: 'freshdesk', name: 'Freshdesk (Freshworks)'},
  {id: 'gandi-mail', name: 'Gandi Mail', include: '_mailcust.gandi.net'},
  {id: 'gandi-web-hosting', name: 'Gandi Web Hosting', include: '_spf.gpaas.net'},
  {id: 'google-workspace', name: 'Google Workspace', include: '_spf.google.com'},
  {id: 'hello-retail', name: 'Hello Retail', include: '_spf.helloretail.com'},
  {id: 'hostinger-email', name: 'Hostinger Email', include: '_spf.mail.hostinger.com'},
  {id: 'hubspot', name: 'HubSpot'},
  {id: 'improvmx', name: 'ImprovMX', include: 'spf.improvmx.com'},
  {id: 'infomaniak', name: 'Infomaniak', include: 'spf.infomaniak.ch'},
  {id: 'intercom', name: 'Intercom'},
  {id: 'just-host', name: 'Just Host', include: 'websitewelcome.com', via: 'bluehost'},
  {id: 'leaddesk', name: 'LeadDesk', include: '_spf.leaddesk.com'},
  {id: 'lettermint', name: 'Lettermint'},
  {id: 'mailchimp', name: 'Mailchimp'},
  {
    id: 'mandrill',
    name: 'Mailchimp Transactional (Mandrill)',
    include: 'spf.mandrillapp.com',
  },
  {id: 'mailgun', name: 'Mailgun', include: 'mailgun.org'},
  {id: 'mailjet', name: 'Mailjet', include: 'spf.mailjet.com'},
  {id: 'microsoft-365', name: 'Microsoft 365', include: 'spf.protection.outlook.com'},
  {
    id: 'namecheap-private-email',
    name: 'Namecheap Private Email',
    include: 'spf.privateemail.com',
  },
  {id: 'ovhcloud', name: 'OVHcloud email', include: 'mx.ovh.com'},
  {id: 'postmark', name: 'Postmark'},
  {id: 'proton-mail', name: 'Proton Mail', include: '_spf.protonmail.ch'},
  {id: 'resend', name: 'Resend', include: 'amazonses.com', via: 'amazon-ses'},
  {id: 'salesforce', name: 'Salesforce', include: '_spf.salesforce.com'},
  {
    id: 'scaleway-tem',
    name: 'Scaleway Transactional Email',
    include: '_spf.tem.scw.cloud',
  },
  {id: 'seguno', name: 'Seguno'},
  {id: 'sidemail', name: 'Sidemail'},
  {id: 'sparkpost', name: 'SparkPost (Bird)'},
  {id: 'spotme', name: 'SpotMe', network: '198.2.132.142'},
  {id: 'sendgrid', name: 'Twilio SendGrid'},
  {id: 'zendesk', name: 'Zendesk', include: 'mail.zendesk.com'},
  {id: 'zoho-mail', name: 'Zoho Mail', include: 'zohomail.com'},
];

/** The services whose own servers an include names: at most one for each include. */
export const includeOwners: readonly SpfProvider[] = spfProviders.filter(
  ({include, via}) => include !== undefined && via === undefined,
);
