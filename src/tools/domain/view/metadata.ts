import type {JsonLdNode} from '../../../metadata';
import {webApplication} from '../../view';

export const domainCheckerMeta = {
  title: 'Domain checker',
  description:
    'Check everything DNS says about a domain’s email: MX, SPF, DKIM, DMARC, MTA-STS, TLS-RPT, BIMI, DNSSEC, CAA and reverse DNS, graded by public rules.',
  keywords: [
    'domain checker',
    'email domain check',
    'MX lookup',
    'MTA-STS checker',
    'DNS check for email',
  ],
  parents: [{label: 'Tools', href: '/tools/'}],
} as const;

/** @param siteUrl origin without a trailing slash */
export function domainCheckerNode(siteUrl: string): JsonLdNode {
  const {title: name, description} = domainCheckerMeta;
  return webApplication({
    name,
    description,
    url: `${siteUrl}/tools/domain-checker/`,
    siteUrl,
  });
}
