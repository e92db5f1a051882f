import type {JsonLdNode, PageText, ToolCard} from '../../../metadata';
import {webApplication} from '../../view/plain';

export const emailListValidationMeta = {
  path: '/tools/email-list-validation/',
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
} as const satisfies PageText;

export const emailListValidationCard: ToolCard = {
  path: emailListValidationMeta.path,
  does: 'Sorts a list of up to a million rows into classes, each with its reason. Nothing is uploaded.',
  asks: 'DNS',
  hall: 'lists',
};

/** @param siteUrl origin without a trailing slash */
export const emailListValidationNode = (siteUrl: string): JsonLdNode =>
  webApplication(emailListValidationMeta, siteUrl);

export const emailListCleanerMeta = {
  path: '/tools/email-list-cleaner/',
  title: 'Email list cleaner',
  description:
    'Clean a CSV of email addresses without an upload: remove duplicates, broken and disposable addresses, hold back typos, and see the count of every rule.',
  keywords: [
    'email list cleaner',
    'email list cleaning',
    'remove duplicate emails',
    'CSV email cleaner',
  ],
  parents: [{label: 'Tools', href: '/tools/'}],
} as const satisfies PageText;

export const emailListCleanerCard: ToolCard = {
  path: emailListCleanerMeta.path,
  does: 'Removes duplicates, errors and role accounts, rule by rule, and shows every row it removed.',
  asks: 'nothing',
  hall: 'lists',
};

/** @param siteUrl origin without a trailing slash */
export const emailListCleanerNode = (siteUrl: string): JsonLdNode =>
  webApplication(emailListCleanerMeta, siteUrl);
