import type {JsonLdNode, PageText, ToolCard} from '../../../metadata';
import {webApplication} from '../../view/plain';

export const emailValidatorMeta = {
  path: '/tools/email-validator/',
  title: 'Email validator',
  description:
    'Check an email address in your browser: every error with its position, typos such as gmial.com, disposable domains, and whether the domain accepts email.',
  keywords: [
    'email validator',
    'email checker',
    'verify email address',
    'MX lookup',
    'disposable email check',
  ],
  parents: [{label: 'Tools', href: '/tools/'}],
} as const satisfies PageText;

export const emailValidatorCard: ToolCard = {
  path: emailValidatorMeta.path,
  does: 'Checks one address: its syntax, its domain’s mail servers, typos, and what kind of address it is.',
  asks: 'DNS',
  hall: 'lists',
};

/** @param siteUrl origin without a trailing slash */
export const emailValidatorNode = (siteUrl: string): JsonLdNode =>
  webApplication(emailValidatorMeta, siteUrl);
