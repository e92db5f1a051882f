/** Services that receive email for others, by the names of their mail servers. */
export interface MailHosts {
  /** As the rooms spf and dkim name the service. */
  service: string;
  /** Domains of the servers. */
  domains: readonly string[];
}

// cspell:disable -- names of hosts
/**
 * Source of the names: useboring-mxrecordchecker-app.pages.dev,
 * /guides/mx-records-by-email-provider, dated 2026-04-06. Google's newer name is in
 * support.google.com/a/answer/174125.
 */
export const mailHosts: readonly MailHosts[] = [
  {service: 'Google Workspace', domains: ['l.google.com', 'smtp.google.com']},
  {service: 'Microsoft 365', domains: ['mail.protection.outlook.com']},
  {service: 'Zoho Mail', domains: ['mx.zoho.com', 'mx2.zoho.com', 'mx3.zoho.com']},
  {service: 'Proton Mail', domains: ['protonmail.ch']},
  {service: 'Fastmail', domains: ['messagingengine.com']},
  {service: 'iCloud Mail', domains: ['mail.icloud.com']},
  {service: 'Yahoo', domains: ['biz.mail.yahoo.com']},
  {service: 'Mailgun', domains: ['mailgun.org']},
  {service: 'Twilio SendGrid', domains: ['sendgrid.net']},
];
// cspell:enable
