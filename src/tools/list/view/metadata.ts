import {webApplication} from '../../view';

const VALIDATION = '/tools/email-list-validation/';
const CLEANER = '/tools/email-list-cleaner/';

export const emailListValidationMeta = {
  title: 'Email list validation',
  description:
    'Check a whole list of email addresses in your browser: syntax, typos, disposable and role addresses, dead domains, and the bounces to expect.',
  keywords: [
    'email list validation',
    'bulk email verification',
    'email list checker',
    'bounce rate',
  ],
  parents: [{label: 'Tools', href: '/tools/'}],
} as const;

export const emailListCleanerMeta = {
  title: 'Email list cleaner',
  description:
    'Clean a CSV of email addresses without an upload: duplicates, broken and disposable addresses out, typos held back, every rule a switch with its count.',
  keywords: [
    'email list cleaner',
    'email list cleaning',
    'remove duplicate emails',
    'CSV email cleaner',
  ],
  parents: [{label: 'Tools', href: '/tools/'}],
} as const;

/** @param siteUrl origin without a trailing slash */
export function emailListValidationNode(siteUrl: string) {
  const {title: name, description} = emailListValidationMeta;
  return webApplication({name, description, url: siteUrl + VALIDATION, siteUrl});
}

/** @param siteUrl origin without a trailing slash */
export function emailListCleanerNode(siteUrl: string) {
  const {title: name, description} = emailListCleanerMeta;
  return webApplication({name, description, url: siteUrl + CLEANER, siteUrl});
}
