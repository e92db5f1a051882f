import type {JsonLdNode} from '../../../metadata';
import {webApplication} from '../../view';

export const emailValidatorMeta = {
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
} as const;

/** @param siteUrl origin without a trailing slash */
export function emailValidatorNode(siteUrl: string): JsonLdNode {
  const {title: name, description} = emailValidatorMeta;
  return webApplication({
    name,
    description,
    url: `${siteUrl}/tools/email-validator/`,
    siteUrl,
  });
}
