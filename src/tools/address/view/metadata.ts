import type {JsonLdNode, PageText, ToolCard} from '../../../metadata';
import {webApplication} from '../../view/plain';

export const emailValidatorMeta = {
  path: '/tools/email-validator/',
  title: 'Email validator',
  description:
    'Check an email address in your browser: every fault with its position, slips such as gmial.com, throw-away domains, and whether the domain takes mail.',
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
  does: 'Looks at one address: its syntax, its domain’s mail servers, typing mistakes, and what kind it is.',
  asks: 'DNS',
  hall: 'lists',
};

/** @param siteUrl origin without a trailing slash */
export const emailValidatorNode = (siteUrl: string): JsonLdNode =>
  webApplication(emailValidatorMeta, siteUrl);
